import { describe, expect, it } from 'vitest';
import { observationDigest } from '../../../grader/batch/observationDigest.ts';
import { Findings } from '../../../grader/judge/findings.ts';
import type { RunFinding } from '../../../grader/judge/finding.ts';
import { judgeCheck } from '../../../grader/judge/judgeCheck.ts';
import type { Check } from '../../../grader/types/exercise.ts';
import type { Input } from '../../../grader/types/input.ts';
import type { Observation, Plain } from '../../../grader/types/observation.ts';
import { inProcessEngine } from '../../support/inProcess.ts';
import { checkOf, exerciseOf, treeInput } from './exercises.ts';
import { alphaBetaWith } from './mistaken.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';

const SMALL = treeInput([
  [1, 2],
  [3, 4],
]);
const OTHER = treeInput([
  [1, 2],
  [3, 5],
]);
const CHECK = checkOf('value', [[SMALL], [OTHER]]);

const returned = (value: Plain, more: Partial<Observation> = {}): Observation => ({
  outcome: { kind: 'returned', value },
  events: Float64Array.of(0, 0, 0, 1),
  states: [0],
  points: [],
  output: { text: '', bytes: 0 },
  fuel: 5,
  calls: 1,
  ...more,
});
/** A finding that can be told from every other. */
const numbered = (): (() => RunFinding) => {
  let made = 0;
  return () => ({
    state: 'passed',
    remark: { code: 'all-leaves-evaluated', args: { leaves: (made += 1) } },
  });
};

describe('findings that are kept', () => {
  it('are made once for the same check, input and observation', () => {
    const findings = new Findings(observationDigest);
    const judge = numbered();
    const first = findings.of(CHECK, SMALL, returned({ value: 3, action: '1' }), true, judge);
    expect(findings.of(CHECK, SMALL, returned({ value: 3, action: '1' }), true, judge)).toBe(first);
  });

  const base = { value: 3, action: '1' };
  it.each<[string, [Check, Input, Observation, boolean]]>([
    ['another check', [checkOf('value', [[SMALL]]), SMALL, returned(base), true]],
    ['another input', [CHECK, OTHER, returned(base), true]],
    ['an engine without a meter', [CHECK, SMALL, returned(base), false]],
    ['another value', [CHECK, SMALL, returned({ value: 4, action: '1' }), true]],
    ['text for a number', [CHECK, SMALL, returned({ value: '3', action: '1' }), true]],
    ['NaN', [CHECK, SMALL, returned({ value: NaN, action: '1' }), true]],
    ['nothing', [CHECK, SMALL, returned(undefined), true]],
    ['null', [CHECK, SMALL, returned(null), true]],
    [
      'an outcome of another kind',
      [CHECK, SMALL, { ...returned(base), outcome: { kind: 'limit', limit: 'work' } }, true],
    ],
    [
      'one question more',
      [CHECK, SMALL, returned(base, { events: Float64Array.of(0, 0, 0, 1, 1, 0, 0, 2) }), true],
    ],
    [
      'another answer of the game',
      [CHECK, SMALL, returned(base, { events: Float64Array.of(0, 0, 0, 0) }), true],
    ],
    ['another state', [CHECK, SMALL, returned(base, { states: [1] }), true]],
    ['a point', [CHECK, SMALL, returned(base, { points: [[1, 2]] }), true]],
    ['something changed', [CHECK, SMALL, returned(base, { changed: [0] }), true]],
  ])('are not given for %s', (_, [check, input, observed, metered]) => {
    const findings = new Findings(observationDigest);
    const judge = numbered();
    const known = findings.of(CHECK, SMALL, returned(base), true, judge);
    expect(findings.of(check, input, observed, metered, judge)).not.toBe(known);
  });

  it('tell −0 from 0, and ∞ from text that says so', () => {
    const findings = new Findings(observationDigest);
    const judge = numbered();
    const values = [0, -0, Infinity, -Infinity, 'Infinity', NaN, 'NaN', null, undefined, 'undefined', [], {}];
    const made = values.map((value) => findings.of(CHECK, SMALL, returned(value), true, judge));
    expect(new Set(made).size).toBe(values.length);
  });

  it('are never more than the most that may be; the one not used for longest goes first', () => {
    const findings = new Findings(observationDigest, 2);
    const judge = numbered();
    const of = (value: number): unknown =>
      findings.of(CHECK, SMALL, returned(value), true, judge).remark.args;
    expect([of(1), of(2), of(1), of(3), of(1), of(2)]).toEqual(
      [1, 2, 1, 3, 1, 4].map((leaves) => ({ leaves })),
    );
  });
});

it('a class judged with kept findings gets what each submission would get alone', async () => {
  const exercise = exerciseOf('alpha-beta');
  const inputs = [
    treeInput([
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ]),
    treeInput([
      [5, [3, 9]],
      [4, [7, 2], 1],
    ]),
    SMALL,
  ];
  const checks = (['value', 'action', 'leaves', 'calls'] as const).map((kind) =>
    checkOf(
      kind,
      inputs.map((input) => [input]),
    ),
  );
  const styles = [
    alphaBetaWith({}),
    alphaBetaWith({}),
    alphaBetaWith({ answer: (value, action) => ({ value: -value, action }) }),
    alphaBetaWith({ answer: (value) => ({ value, action: null }) }),
    alphaBetaWith({}),
  ];
  const known = new Findings(observationDigest);
  for (const style of styles) {
    const engine = inProcessEngine(() => style);
    for (const check of checks) {
      const all = await engine.observe({
        program: { language: 'javascript', files: [], entryFile: '', entry: '' },
        inputs,
        limits: exercise.limits,
      });
      const observations = all.map((one, at) => [
        { ...one, fuel: at, output: { text: 'printed', bytes: 7 } },
      ]);
      const judge = async (findings?: Findings) =>
        judgeCheck(exercise, check, observations, {
          probe: async () => all[0]!,
          engine,
          observeTrusted,
          known: findings,
        });
      expect(await judge(known)).toEqual(await judge());
    }
  }
});
