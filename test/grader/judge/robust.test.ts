import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { Algorithm, CheckKind } from '../../../grader/types/exercise.ts';
import type { Input, Options } from '../../../grader/types/input.ts';
import { type Observation, EVENT_SIZE, OPS, type Op, type Plain } from '../../../grader/types/observation.ts';
import type { TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { replay } from '../../../grader/reading/replay.ts';
import { unroll } from '../../../grader/reading/unrolled.ts';
import { RETURNS } from '../../../reference/game.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { exerciseOf } from './exercises.ts';
import { alphaBetaWith } from './mistaken.ts';
import { randomInputs } from './randomInputs.ts';
import { said } from '../../support/said.ts';

const KINDS: readonly CheckKind[] = ['value', 'action', 'leaves', 'calls', 'law'];
const ALGORITHMS: readonly Algorithm[] = ['minimax', 'alpha-beta', 'negamax', 'expectimax', 'hill-climbing'];

/** Any plain value that a sandbox can hand out, odd numbers included. */
const plain: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Plain>(undefined, null, NaN, -0, Infinity, -Infinity, '', '3', '__proto__', true),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom('value', 'action', 'move', 'state', '__proto__', 'toString'),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
})).value;

/** Events that no host would record: judging must not fall over them. */
const events = fc
  .array(
    fc.tuple(
      fc.nat(OPS.length),
      fc.integer({ min: -2, max: 12 }),
      fc.integer({ min: -2, max: 6 }),
      fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constant(NaN)),
    ),
    { maxLength: 60 },
  )
  .map((rows) => Float64Array.from(rows.flat()));

const inputs: readonly Input[] = [
  ...randomInputs(6),
  { kind: 'game', game: { name: 'tic-tac-toe' }, depthLimit: 2 },
  { kind: 'local', problem: { name: 'n-queens', n: 4, initial: [0, 1, 2, 3] }, seed: 1, options: {} },
];

describe('whatever a sandbox hands over, judging ends in a verdict and never in a fault of its own', () => {
  it('any answer with any events', () => {
    fc.assert(
      fc.property(
        plain,
        events,
        fc.constantFrom(...KINDS),
        fc.constantFrom(...ALGORITHMS),
        fc.constantFrom(...inputs),
        (value, rows, kind, algorithm, input) => {
          const observation: Observation = {
            outcome: { kind: 'returned', value },
            events: rows,
            states: [0, 1, 2],
            points: [
              [0, 1, 2, 3],
              [1, 1, 2, 3],
              [2, 0, 3, 1],
            ],
            output: { text: '', bytes: 0 },
            fuel: 1,
            calls: rows.length / EVENT_SIZE,
          };
          const finding = judgeInput(exerciseOf(algorithm), kind, input, observation, true);
          const { rationale, help } = said(finding);
          if (finding.state === 'not-checked') expect(finding.reason, help).toBe('author-error');
          expect(rationale.length).toBeLessThan(2000);
          expect(rationale).not.toContain('[object');
        },
      ),
      { numRuns: 3000 },
    );
  });
});

const LOCAL: readonly Algorithm[] = [
  'hill-climbing',
  'stochastic-hill-climbing',
  'first-choice',
  'random-restart',
  'simulated-annealing',
  'local-beam',
];

/** Events of local searches, a few of them about a point that there is not. */
const localEvents = fc
  .array(
    fc.tuple(
      fc.constantFrom<Op>(
        'neighbours',
        'value',
        'random-state',
        'schedule',
        'individual',
        'draw-number',
        'draw-integer',
        'draw-choice',
        'draw-shuffle',
      ),
      fc.integer({ min: -1, max: 3 }),
      fc.integer({ min: -1, max: 4 }),
      fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constant(NaN)),
    ),
    { maxLength: 40 },
  )
  .map((rows) => Float64Array.from(rows.flatMap(([op, ...rest]) => [OPS.indexOf(op), ...rest])));

describe('whatever a log of a local search holds, the laws end in a verdict', () => {
  it.each(LOCAL)('%s', (algorithm) => {
    fc.assert(
      fc.property(
        localEvents,
        fc.constantFrom<Plain>([0, 1, 2, 3], [1, 1, 2, 3], [3, 0, 2], null, 'up'),
        fc.constantFrom<Options>({}, { sideways: 2, tries: 3, restarts: 2, goal: 0, k: 2, steps: 3 }),
        (rows, value, options) => {
          const observation: Observation = {
            outcome: { kind: 'returned', value },
            events: rows,
            states: [],
            points: [
              [0, 1, 2, 3],
              [1, 1, 2, 3],
              [2, 0, 3, 1],
            ],
            output: { text: '', bytes: 0 },
            fuel: 1,
            calls: rows.length / EVENT_SIZE,
          };
          const problem = { name: 'n-queens', n: 4, initial: [0, 1, 2, 3] } as const;
          const schedule = { name: 'linear', start: 3, steps: 3 } as const;
          const input: Input = { kind: 'local', problem, seed: 1, options, schedule };
          const finding = judgeInput(exerciseOf(algorithm), 'law', input, observation, true);
          const { rationale, help } = said(finding);
          expect(finding.state, help).not.toBe('not-checked');
          expect(rationale.length).toBeLessThan(2000);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a search that is wrong is told one true thing', () => {
  /** Wanders: cuts, orders and stops as its numbers say. */
  const wanderer = (numbers: readonly number[]): GameEntry => {
    let at = 0;
    const next = (): number => numbers[at++ % numbers.length]!;
    return alphaBetaWith({
      cut: (v, alpha, beta, isMax) =>
        next() < 0.2 ? true : next() < 0.3 ? false : isMax ? v >= beta : v <= alpha,
      actions: (actions) => (next() < 0.5 ? actions : actions.reverse()),
    });
  };

  it('the node named is one where the two differ, whatever the search does', () => {
    const trees = [...randomInputs(200)];
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 }),
        fc.constantFrom(...trees),
        (numbers, input) => {
          const finding = judgeInput(
            exerciseOf('alpha-beta'),
            'leaves',
            input,
            observeFunction(wanderer(numbers), input),
            true,
          );
          const { evaluated, expectedEvaluated = [], difference } = finding.evidence as TreeEvidence;
          if (finding.state === 'passed') {
            expect(new Set(evaluated)).toEqual(new Set(expectedEvaluated));
            return;
          }
          expect(finding.state).toBe('failed');
          // Below the node, one of the two searches evaluates a leaf that the other does not.
          const below = (ids: readonly string[]): Set<string> =>
            new Set(ids.filter((id) => isAtOrBelow(id, difference!.node)));
          expect(below(evaluated)).not.toEqual(below(expectedEvaluated));
          expect(difference!.path.at(-1)).toBe(difference!.node);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function isAtOrBelow(id: string, node: string): boolean {
  return node === 'root' || id === node || id.startsWith(`${node}.`);
}

it('with non-strict cuts, how values are returned changes no leaf (so one replay stands for all three)', () => {
  for (const infinities of [false, true]) {
    for (const input of randomInputs(300, { seed: 11, infinities })) {
      const unrolled = unroll(input.game);
      const runs = RETURNS.map(
        (returns) =>
          replay({
            unrolled,
            convention: { cut: 'non-strict', returns },
            depthLimit: input.depthLimit,
            order: unrolled.children,
          }).evaluated,
      );
      expect(runs[1]).toEqual(runs[0]);
      expect(runs[2]).toEqual(runs[0]);
    }
  }
});
