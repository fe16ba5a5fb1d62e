import { describe, expect, test } from 'vitest';
import { localProblem } from '../../../../grader/content/localProblem.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import type { LocalInput } from '../../../../grader/types/input.ts';
import type { Result } from '../../../../grader/types/result.ts';
import { endEngines, open, problemsOf } from './ownGame.ts';

endEngines();

/** A ring of places with heights. */
const RING = `export const title = 'A ring';
export const symmetric = true;
export const initial = () => [0];
export const neighbours = ([at], { heights }) =>
  [[(at + 1) % heights.length], [(at + heights.length - 1) % heights.length]];
export const value = ([at], { heights }) => heights[at];
export const randomState = (random, { heights }) => [random.integer(0, heights.length - 1)];
`;
const ringWith = (name: string, text: string): string =>
  RING.replace(new RegExp(`export const ${name}\\b[\\s\\S]*?(?=\\nexport |$)`), text);

const RUN = {
  title: 'Ring',
  problem: { name: 'module', module: 'ring.js', parameters: { heights: [1, 3, 2, 5] } },
  seeds: [1, 2],
};

const openRing = (text: string, run: object = RUN): Promise<Result<Exercise>> =>
  open(
    {
      title: 'Ring',
      algorithm: 'hill-climbing',
      entry: 'hillClimbing',
      files: { javascript: 'hillClimbing.js' },
      checks: [
        {
          id: 'laws',
          title: 'The laws',
          kind: 'law',
          points: 2,
          visibility: 'student',
          cases: [{ id: 'ring', description: 'A climb that goes down.', run: 'runs/ring.json' }],
        },
      ],
    },
    { 'ring.js': text, 'runs/ring.json': JSON.stringify(run) },
  );

describe('a problem of an author’s', () => {
  test('is what its module says, from the start that it says', async () => {
    const opened = await openRing(RING);
    if (!opened.ok) return expect.unreachable(problemsOf(opened).join('\n'));
    const [first, second] = opened.value.checks[0]!.cases[0]!.inputs as [LocalInput, LocalInput];
    expect([first.problem.initial, first.seed, second.seed]).toEqual([[0], 1, 2]);
    const problem = localProblem(first.problem);
    expect([0, 1, 2, 3].map((at) => problem.value([at]))).toEqual([1, 3, 2, 5]);
    expect(problem.neighbours([0])).toEqual([[1], [3]]);
    expect([problem.goal, problem.count, problem.isState([4])]).toEqual([5, 4, false]);
    expect(opened.value.checks[0]!.cases[0]!.modules).toEqual(['ring.js']);
  });

  test('may start elsewhere', async () => {
    const run = { ...RUN, problem: { ...RUN.problem, initial: [2] } };
    const opened = await openRing(RING, run);
    expect(opened.ok && (opened.value.checks[0]!.cases[0]!.inputs[0] as LocalInput).problem.initial).toEqual([
      2,
    ]);
    const beyond = { ...RUN, problem: { ...RUN.problem, initial: [7] } };
    expect(problemsOf(await openRing(RING, beyond))).toEqual([
      'nim/runs/ring.json: problem.initial: found [7]; expected a state that moves of ring.js lead to',
    ]);
  });
});

test.each([
  [
    'lacks an export',
    ringWith('value', ''),
    'found no "value" (exports initial, …expected an export "value"',
  ],
  [
    'throws',
    ringWith('value', 'export const value = (s) => s.x.y;'),
    'line 6, column …found value([0]) throws TypeError',
  ],
  [
    'never ends',
    ringWith('neighbours', 'export const neighbours = () => { for (;;); };'),
    'found neighbours([0]), which takes more than',
  ],
  [
    'draws in secret',
    ringWith('value', 'export const value = () => Math.random();'),
    'found value([0]) gives 0.…, and then',
  ],
  [
    'has no value',
    ringWith('value', 'export const value = () => 1 / 0;'),
    'found value([0]) gives Infinity; expected a finite number',
  ],
  [
    'has no neighbours',
    ringWith('neighbours', 'export const neighbours = () => [];'),
    'found neighbours([0]) gives []; expected a list of at least one other state',
  ],
  [
    'is its own neighbour',
    ringWith('neighbours', 'export const neighbours = ([a]) => [[a]];'),
    'found neighbours([0]) gives [[0]]; expected',
  ],
  [
    'goes one way',
    ringWith('neighbours', 'export const neighbours = ([a], { heights }) => [[(a + 1) % heights.length]];'),
    'found [1] among the neighbours of [0], and not [0] among those of [1]; expected each',
  ],
  [
    'has no end of states',
    ringWith('neighbours', 'export const neighbours = ([a]) => [[a + 1]];'),
    'found …',
  ],
  [
    'has states that are none',
    ringWith('initial', "export const initial = ['a'];"),
    'found initial, which is ["a"]; expected a list of 1 to 100 whole numbers',
  ],
  [
    'returns undefined',
    ringWith('randomState', 'export const randomState = () => undefined;'),
    'found randomState() gives undefined; expected a list of 1',
  ],
])('a module that %s is its author’s to mend', async (_, text, expected) => {
  const [problem = '', ...more] = problemsOf(await openRing(text));
  expect(more).toEqual([]);
  const pattern = expected.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  expect(problem).toMatch(new RegExp(`^nim/ring\\.js: ${pattern.join('.*?')}`, 's'));
});
