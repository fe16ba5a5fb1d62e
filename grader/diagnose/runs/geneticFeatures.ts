import { readGenerations } from '../../reading/generations.ts';
import { isIndividual } from '../../reading/answersOfParts.ts';
import { sameState, type State } from '../../reading/neighbourhood.ts';
import type { Observation } from '../../types/observation.ts';
import { MOST_STEPS, NO_FEATURES, type RunFeatures } from './features.ts';

const MOST_CHILDREN = 10 * MOST_STEPS;
/** Pairs of a child and a parent that are compared, of one generation. */
const MOST_COMPARED = 100_000;

export function geneticFeatures(observation: Observation): RunFeatures {
  const generations = readGenerations(observation);
  if (observation.outcome.kind === 'limit') return NO_FEATURES;
  const changes: string[] = [];
  const children: string[] = [];
  let [parents] = generations;
  for (const members of generations.slice(1)) {
    if (parents !== undefined) {
      const before = parents;
      changes.push(`size ${Math.sign(members.length - before.length)}`);
      // Each child is held to each parent: a generation may be as large as a student likes.
      const room = Math.min(MOST_CHILDREN - children.length, Math.ceil(MOST_COMPARED / before.length));
      for (const child of members.slice(0, Math.max(0, room))) children.push(childKind(before, child));
    }
    parents = members;
  }
  const sizes = generations.map(({ length }) => length);
  return {
    quantities: {
      generations: generations.length,
      sizes: sizes.join(),
      ...returnedOf(generations, observation),
    },
    steps: [...changes, ...children],
  };
}

/** In which generation the individual that was returned was last. */
function returnedOf(
  generations: readonly (readonly State[])[],
  { outcome }: Observation,
): { readonly returned?: string } {
  const answer = outcome.kind === 'returned' ? outcome.value : null;
  if (!isIndividual(answer)) return {};
  const at = generations.findLastIndex((members) => members.some((each) => sameState(each, answer)));
  const place = at < 0 ? -1 : generations[at]!.findIndex((each) => sameState(each, answer));
  const where = at < 0 ? 'nowhere' : at === generations.length - 1 ? 'last' : at === 0 ? 'given' : 'between';
  return { returned: where === 'last' && place === 0 ? 'first of last' : where };
}

/** How much of a child is neither the front of one of the generation before nor the back of another. */
function childKind(parents: readonly State[], child: State): string {
  const n = child.length;
  let [front, back] = [0, 0];
  for (const parent of parents) {
    if (sameState(parent, child)) return 'copy';
    let at = 0;
    while (at < n && parent[at] === child[at]) at += 1;
    front = Math.max(front, at);
    at = 0;
    while (at < n && parent[n - 1 - at] === child[n - 1 - at]) at += 1;
    back = Math.max(back, at);
  }
  const left = Math.max(0, n - front - back);
  return `left ${Math.min(left, 5)}`;
}
