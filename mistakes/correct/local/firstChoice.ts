import type { Draws } from '../../../reference/random.ts';
import { type Search, type State } from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';
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

export const FIRST_CHOICE_VARIANTS: readonly CorrectProgram<Search>[] = [
  program(
    'shuffle',
    'neighbours shuffled, then in that order',
    firstChoice((random, neighbours) => random.shuffle(neighbours)),
  ),
  program('draws-out', 'each neighbour drawn is taken out of the list', firstChoice(drawsOut)),
  program('until-all-seen', 'draws with replacement, until each was seen', firstChoice(untilAllSeen)),
  program('looks-at-the-end', 'draws with replacement, if any is better', looksAtTheEnd),
  program(
    'backwards',
    'neighbours shuffled, then from the last',
    firstChoice((random, neighbours) => random.shuffle([...neighbours]).reverse()),
  ),
  program(
    'draws-if-several',
    'draws among the better neighbours, if several',
    drawsIfSeveral((random, moves) => random.choice(moves).state),
  ),
];
