import type { Draws } from '../../../reference/random.ts';
import { type Search, type State, type Variant, variant } from './api.ts';
import { drawsIfSeveral } from './stochastic.ts';

/** First-choice: draws until one is better, with nothing drawn twice. */
function firstChoice(order: (random: Draws, neighbours: State[]) => Iterable<State>): Search {
  return (problem, random) => {
    let current = problem.initial;
    climb: for (;;) {
      const value = problem.value(current);
      for (const next of order(random, problem.neighbours(current))) {
        if (problem.value(next) > value) {
          current = next;
          continue climb;
        }
      }
      return current;
    }
  };
}

function* drawsOut(random: Draws, neighbours: State[]): Iterable<State> {
  const left = [...neighbours];
  while (left.length > 0) yield left.splice(random.integer(0, left.length - 1), 1)[0]!;
}

/** With replacement, but only until each has been drawn once. */
function* untilAllSeen(random: Draws, neighbours: State[]): Iterable<State> {
  const seen = new Set<number>();
  while (seen.size < neighbours.length) {
    const at = Math.floor(random.number() * neighbours.length);
    seen.add(at);
    yield neighbours[at]!;
  }
}

/** With replacement; it gives up only where a last look at all of them finds none better. */
const looksAtTheEnd: Search = (problem, random) => {
  let current = problem.initial;
  for (;;) {
    const neighbours = problem.neighbours(current);
    const value = problem.value(current);
    if (!neighbours.some((next) => problem.value(next) > value)) return current;
    let next = random.choice(neighbours);
    while (problem.value(next) <= value) next = random.choice(neighbours);
    current = next;
  }
};

export const FIRST_CHOICE_VARIANTS: readonly Variant<Search>[] = [
  variant(
    'shuffle',
    firstChoice((random, neighbours) => random.shuffle(neighbours)),
  ),
  variant('draws-out', firstChoice(drawsOut)),
  variant('until-all-seen', firstChoice(untilAllSeen)),
  variant('looks-at-the-end', looksAtTheEnd),
  variant(
    'backwards',
    firstChoice((random, neighbours) => random.shuffle([...neighbours]).reverse()),
  ),
  variant(
    'draws-if-several',
    drawsIfSeveral((random, moves) => random.choice(moves).state),
  ),
];
