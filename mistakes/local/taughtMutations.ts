import type { Mutation } from '../correct/local/api.ts';
import { program } from '../correct/correctProgram.ts';
import type { Taught } from './taught.ts';

export const MUTATIONS_TAUGHT: readonly Taught<Mutation>[] = [
  {
    id: 'child-changed',
    title: 'mutation in place: the given child is changed, and returned',
    ways: [],
    programs: [
      program('child-changed-by-step', 'a step from the old value', (child, random, options) => {
        const { mutationRate = 0, values = 2 } = options;
        if (random.number() >= mutationRate) return child;
        const at = random.integer(0, child.length - 1);
        child[at] = (child[at]! + random.integer(1, values - 1)) % values;
        return child;
      }),
    ],
  },
];
