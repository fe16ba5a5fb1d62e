import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import { Random } from '../../../reference/random.ts';
import { type RandomTreeShape, randomTreeSpec } from '../../../reference/games/randomTree.ts';
import { buildTree } from '../../../reference/games/tree.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { CORRECT, CORRECT_WITH_EVALUATIONS } from './correct.ts';
import { exerciseOf } from './exercises.ts';

const SHAPES: readonly RandomTreeShape[] = [
  { depth: [0, 4], branching: [1, 4], values: 'ties', uneven: 0.2, oneChild: 0.2, evaluations: true },
  { depth: [2, 5], branching: [1, 3], values: 'small', evaluations: true },
  { depth: [2, 4], branching: [1, 4], values: 'negative', levels: ['min', 'max'], uneven: 0.3, evaluations: true },
  { depth: [2, 5], branching: [1, 3], values: 'ties', levels: ['max', 'min', 'min'], uneven: 0.2, evaluations: true },
  { depth: [2, 4], branching: [1, 4], values: 'mixed', uneven: 0.2, evaluations: true },
];
const KINDS = ['value', 'action', 'leaves', 'calls'] as const;
const TREES = 400;

function* inputs(): Generator<GameInput> {
  const random = Random.seeded(7);
  for (let at = 0; at < TREES; at += 1) {
    const tree = buildTree(randomTreeSpec(random, SHAPES[at % SHAPES.length]!));
    const plies = Math.max(...tree.nodes.map(({ ply }) => ply));
    yield { kind: 'game', game: { name: 'tree', tree }, depthLimit: at % 3 === 0 ? random.integer(1, Math.max(1, plies)) : Infinity };
  }
}

describe('correct alpha–beta passes every check on random trees', () => {
  const exercise = exerciseOf('alpha-beta');
  it.each([...CORRECT, ...CORRECT_WITH_EVALUATIONS])('%s', (_name, entry: GameEntry) => {
    for (const input of inputs()) {
      const observation = observeFunction(entry, input);
      for (const kind of KINDS) {
        const finding = judgeInput(exercise, kind, input, observation, true);
        if (finding.state !== 'passed') expect({ finding, tree: JSON.stringify(input) }).toBe('passed');
      }
    }
  });
});
