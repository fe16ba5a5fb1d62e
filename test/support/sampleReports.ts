import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import type { Report } from '../../grader/types/report.ts';
import type { TreeEvidence } from '../../grader/types/treeEvidence.ts';
import type { RunEvidence, Verdict } from '../../grader/types/verdict.ts';

/**
 * Reports as the judge makes them, small enough to read and wide enough to show everything that a page can
 * show.
 */

/** Russell and Norvig, figure 5.2: value 3, and alpha–beta prunes the leaves 4 and 6. */
export const FIGURE_5_2: TreeSpec = {
  title: 'Figure 5.2',
  root: 'max',
  tree: {
    id: 'A',
    children: [
      {
        id: 'B',
        action: 'a1',
        children: [
          { action: 'b1', value: 3 },
          { action: 'b2', value: 12 },
          { action: 'b3', value: 8 },
        ],
      },
      {
        id: 'C',
        action: 'a2',
        children: [
          { action: 'c1', value: 2 },
          { action: 'c2', value: 4 },
          { action: 'c3', value: 6 },
        ],
      },
      {
        id: 'D',
        action: 'a3',
        children: [
          { action: 'd1', value: 14 },
          { action: 'd2', value: 5 },
          { action: 'd3', value: 2 },
        ],
      },
    ],
  },
};

export const CHANCE: TreeSpec = {
  title: 'Two dice and a sure thing',
  levels: ['max', 'chance'],
  tree: [
    {
      id: 'gamble',
      action: 'throw',
      children: [
        { action: 'six', probability: 0.25, value: 12 },
        { action: 'other', probability: 0.75, value: -1.5 },
      ],
    },
    {
      id: 'even',
      action: 'toss',
      player: 'chance',
      children: [
        { action: 'heads', value: 3 },
        { action: 'tails', value: '-inf' },
        { action: 'edge', value: 1e12 },
      ],
    },
    { id: 'sure', action: 'stay', value: 1 },
  ],
};

const correct: TreeEvidence = {
  kind: 'tree',
  tree: FIGURE_5_2,
  evaluated: ['0.0', '0.1', '0.2', '1.0', '2.0', '2.1', '2.2'],
  expectedEvaluated: ['0.0', '0.1', '0.2', '1.0', '2.0', '2.1', '2.2'],
  convention: 'cuts on ≥ (non-strict)',
};

const noCut: TreeEvidence = {
  ...correct,
  evaluated: ['0.0', '0.1', '0.2', '1.0', '1.1', '1.2', '2.0', '2.1', '2.2'],
  difference: {
    node: 'C',
    path: ['A', 'C'],
    window: { alpha: 3, beta: 'inf' },
    sentence: 'After leaf 1.0 the value of C is at most 2, so its other leaves cannot matter.',
  },
};

const tooMuch: TreeEvidence = {
  ...correct,
  evaluated: ['0.0', '0.1', '0.2', '0.2', '1.0', '2.0'],
  difference: {
    node: '2.1',
    path: ['A', 'D', '2.1'],
    window: { alpha: 3, beta: 14 },
    sentence: 'Leaf 2.1 can still change the answer.',
  },
};

/** From figure 4.3's board, where 17 pairs attack each other; the second move goes down. */
const climb: RunEvidence = {
  kind: 'run',
  problem: { name: 'n-queens', n: 8, initial: null },
  seed: 7,
  states: [
    [4, 5, 6, 3, 4, 5, 6, 5],
    [4, 5, 0, 3, 4, 5, 6, 5],
    [4, 1, 0, 3, 4, 5, 6, 5],
    [4, 1, 0, 3, 6, 5, 6, 5],
  ],
  values: [-17, -14, -15, -12],
  returned: [4, 1, 0, 3, 6, 5, 6, 5],
  brokenAt: 2,
};

/** The same start, climbed to a local maximum. */
const rightClimb: RunEvidence = {
  kind: 'run',
  problem: { name: 'n-queens', n: 8, initial: [4, 5, 6, 3, 4, 5, 6, 5] },
  seed: 1,
  states: [
    [4, 5, 6, 3, 4, 5, 6, 5],
    [4, 5, 0, 3, 4, 5, 6, 5],
    [4, 5, 0, 3, 4, 7, 6, 5],
  ],
  values: [-17, -14, -11],
  returned: [4, 5, 0, 3, 4, 7, 6, 5],
};

const verdict = (
  rest: Partial<Verdict> & Pick<Verdict, 'check' | 'state' | 'points' | 'maxPoints'>,
): Verdict => ({ visibility: 'student', code: 'value-right', rationale: 'Right.', ...rest });

export const ALPHA_BETA: Report = {
  tool: 'cutoff',
  version: '0.1.0',
  exercise: {
    slug: 'alpha-beta',
    title: 'Alpha–beta pruning',
    hash: 'e'.repeat(64),
    checks: [
      { id: 'value', title: 'Returns the minimax value', visibility: 'student', points: '4' },
      {
        id: 'leaves',
        title: 'Evaluates the leaves that a correct search does',
        visibility: 'student',
        points: '4',
      },
      { id: 'calls', title: 'Asks for nothing twice', visibility: 'after-due', points: '7/3' },
      { id: 'deep', title: 'Prunes by bounds from further up', visibility: 'staff', points: '5/3' },
    ],
  },
  submission: {
    id: 'ada',
    name: 'Ada Lovelace',
    hash: 'a'.repeat(64),
    language: 'javascript',
    files: ['alphaBeta.js', 'lib/bounds.js'],
  },
  status: 'graded',
  note: '',
  score: { value: 7.11, earned: '64/9', max: '12' },
  verdicts: [
    verdict({
      check: 'value',
      case: 'textbook',
      state: 'passed',
      points: '2',
      maxPoints: '2',
      rationale: 'The value is 3, as it should be.',
      expected: 3,
      actual: { value: 3, action: 'a1' },
      evidence: correct,
    }),
    verdict({
      check: 'value',
      case: 'one-child',
      state: 'passed',
      points: '2',
      maxPoints: '2',
      rationale: '40 random trees, all right.',
    }),
    verdict({
      check: 'leaves',
      case: 'textbook',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '4/3',
      rationale:
        'Your search did not cut at node C, though a correct alpha–beta in the same order does: α = 3, β = ∞.',
      help: 'When the value of a MIN node falls to **α** or below, its other children cannot matter: `return` at once.',
      expected: ['0.0', '0.1', '0.2', '1.0', '2.0', '2.1', '2.2'],
      actual: ['0.0', '0.1', '0.2', '1.0', '1.1', '1.2', '2.0', '2.1', '2.2'],
      evidence: noCut,
    }),
    verdict({
      check: 'leaves',
      case: 'right-side',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '4/3',
      rationale: 'Your search skipped leaf 2.1 (value 5), which can still change the answer: α = 3, β = 14.',
      evidence: tooMuch,
    }),
    verdict({
      check: 'leaves',
      case: 'left-side',
      state: 'passed',
      points: '4/3',
      maxPoints: '4/3',
      rationale: 'Same leaves as a correct search that cuts on ≥.',
      evidence: correct,
    }),
    verdict({
      check: 'calls',
      case: 'textbook',
      state: 'passed',
      points: '16/9',
      maxPoints: '16/9',
      visibility: 'after-due',
      rationale: 'Every successor was generated once.',
    }),
    verdict({
      check: 'calls',
      case: 'endless',
      state: 'failed',
      reason: 'work-limit',
      points: '0',
      maxPoints: '5/9',
      visibility: 'after-due',
      rationale: 'The search did not end within 50,000,000 units of work on a tree of 15 nodes.',
      help: 'Does every loop make progress?',
    }),
    verdict({
      check: 'deep',
      case: 'hidden-one',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '5/3',
      visibility: 'staff',
      rationale: 'Hidden tree, hidden words.',
      expected: 41,
      actual: 42,
      evidence: { ...noCut, tree: { ...FIGURE_5_2, title: 'Hidden tree' } },
    }),
  ],
  diagnoses: [
    {
      mistake: 'no-cut-at-min',
      title: 'MIN never cuts',
      evidence:
        'On both trees that failed, leaves under MIN nodes are evaluated as if no cut were made there.',
      hint: 'Compare the value at a MIN node with **α**.',
      visibility: 'student',
    },
  ],
  output: [
    { check: 'value', visibility: 'student', text: 'searching…\nA -Infinity Infinity\n\tB 3\n', bytes: 41 },
    {
      check: 'leaves',
      visibility: 'student',
      text: Array.from({ length: 40 }, (_, at) => `node ${at}: alpha ${at - 7}`).join('\n'),
      bytes: 90_000,
    },
  ],
  limits: { fuel: 50_000_000, calls: 100_000, memoryMB: 64, outputKB: 64, wallSeconds: 20 },
  audience: 'staff',
};

export const HILL_CLIMBING: Report = {
  ...ALPHA_BETA,
  exercise: {
    slug: 'hill-climbing',
    title: 'Steepest ascent on eight queens',
    hash: 'f'.repeat(64),
    checks: [
      {
        id: 'law',
        title: 'Moves to a best neighbour until there is no better one',
        visibility: 'student',
        points: '10',
      },
    ],
  },
  submission: {
    id: 'emmy',
    name: 'Emmy Noether',
    hash: 'b'.repeat(64),
    language: 'typescript',
    files: ['hillClimbing.ts'],
  },
  score: { value: 5, earned: '5', max: '10' },
  verdicts: [
    verdict({
      check: 'law',
      case: 'figure',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '5',
      rationale:
        'Step 2 goes from a board of value −14 to one of value −15, though a neighbour of value −9 was there.',
      evidence: climb,
    }),
    verdict({
      check: 'law',
      case: 'seeds',
      state: 'passed',
      points: '5',
      maxPoints: '5',
      rationale: 'Ten boards, all climbed as they should be.',
      evidence: rightClimb,
    }),
  ],
  diagnoses: [],
  output: [],
};

export const EXPECTIMAX: Report = {
  ...ALPHA_BETA,
  exercise: {
    slug: 'expectimax',
    title: 'Expectimax',
    hash: 'd'.repeat(64),
    checks: [{ id: 'value', title: 'Returns the expected value', visibility: 'student', points: '3' }],
  },
  submission: {
    id: 'blaise',
    name: 'Blaise Pascal',
    hash: 'c'.repeat(64),
    language: 'javascript',
    files: ['expectimax.js'],
  },
  status: 'withheld',
  score: { value: null, earned: '1', max: '3', withheld: '1' },
  verdicts: [
    verdict({
      check: 'value',
      case: 'dice',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '1',
      rationale: 'Your function returned the number 10.5; the expected value is 1.875.',
      expected: 1.875,
      actual: 10.5,
      evidence: { kind: 'tree', tree: CHANCE, evaluated: ['0.0', '0.1', '1.0', '1.1', '1.2', 'sure'] },
    }),
    verdict({ check: 'value', case: 'sure', state: 'passed', points: '1', maxPoints: '1' }),
    verdict({
      check: 'value',
      case: 'broken',
      state: 'not-checked',
      reason: 'author-error',
      points: '0',
      maxPoints: '1',
      rationale: 'The search reached leaf 0.1, whose value the exercise does not give.',
    }),
  ],
  diagnoses: [],
  output: [],
};

export const NOT_ATTEMPTED: Report = {
  ...ALPHA_BETA,
  submission: { id: 'nobody', name: 'nobody', hash: '0'.repeat(64), language: null, files: [] },
  status: 'not-attempted',
  note: 'The folder is empty.',
  score: { value: 0, earned: '0', max: '12' },
  verdicts: [],
  diagnoses: [],
  output: [],
};

/** With what went wrong, and the smallest tree that shows it. */
export const DIAGNOSED: Report = {
  ...ALPHA_BETA,
  submission: {
    id: 'grace',
    name: 'Grace Hopper',
    hash: 'd'.repeat(64),
    language: 'javascript',
    files: ['alphaBeta.js'],
  },
  diagnoses: [
    {
      mistake: 'no-cut-at-min',
      title: 'MIN never cuts',
      visibility: 'student',
      sentence:
        'Your search cuts at MAX nodes only. A MIN node whose value has fallen to α goes on all the same.',
      evidence:
        'This explains everything that your code did in 51 runs, and in 3 random trees chosen to put it to the test.',
      hint: 'The two players are mirror images. What MAX does with β, MIN should do with the other bound.',
    },
  ],
  counterexample: {
    kind: 'leaves',
    visibility: 'student',
    file: '{"title": "example", "root": "max", "tree": [0, [-1, 0]]}',
    rationale: 'Your search did not cut at node 1, though a correct alpha–beta in the same order does.',
    help: 'A MIN node can stop as soon as its value so far is ≤ α. Does α come to this node, and is it compared with?',
    expected: ['0', '1.0'],
    actual: ['0', '1.0', '1.1'],
    isSmallest: true,
    probes: 12,
    evidence: {
      kind: 'tree',
      tree: { title: 'example', root: 'max', tree: [0, [-1, 0]] },
      evaluated: ['0', '1.0', '1.1'],
      expectedEvaluated: ['0', '1.0'],
      convention: 'non-strict',
      difference: {
        node: '1.1',
        path: ['root', '1', '1.1'],
        window: { alpha: 0, beta: 'inf' },
        sentence: 'Your search goes into node 1.1, though it can leave node 1 before.',
      },
    },
  },
};

/** Every picture of randomised search. */
export const SEEDED: Report = {
  ...ALPHA_BETA,
  exercise: {
    slug: 'simulated-annealing',
    title: 'Simulated annealing',
    hash: '9'.repeat(64),
    checks: [
      { id: 'moves', title: 'Moves as it should', visibility: 'student', points: '4' },
      { id: 'chance', title: 'Draws as it should', visibility: 'student', points: '4' },
      { id: 'children', title: 'Breeds as it should', visibility: 'student', points: '4' },
    ],
  },
  submission: {
    id: 'marsha',
    name: 'Marsha Rosenbluth',
    hash: '8'.repeat(64),
    language: 'python',
    files: ['simulated_annealing.py'],
  },
  score: { value: 4, earned: '4', max: '12' },
  verdicts: [
    verdict({
      check: 'moves',
      case: 'line',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '2',
      rationale: 'In iteration 3 your search drew a better state and did not take it.',
      evidence: {
        kind: 'run',
        problem: { name: 'landscape', elevation: [[0, 2, 4, 3, 5]], initial: [0] },
        seed: 7,
        states: [[0], [1], [1], [2], [3]],
        values: [0, 2, 2, 4, 3],
        temperatures: [4, 2, 1, 0.5, 0.25],
        rejected: [
          { at: 1, value: 0 },
          { at: 2, value: 4 },
        ],
        brokenAt: 2,
        returned: [3],
      },
    }),
    verdict({
      check: 'moves',
      case: 'knapsack',
      state: 'passed',
      points: '1',
      maxPoints: '1',
      evidence: {
        kind: 'run',
        problem: {
          name: 'knapsack',
          items: [
            { weight: 1, worth: 1 },
            { weight: 2, worth: 3 },
          ],
          capacity: 3,
          initial: [0, 0],
        },
        seed: 2,
        states: [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ],
        values: [0, 3, 1, 4],
        starts: [0, 2],
        returned: [1, 1],
      },
    }),
    verdict({
      check: 'moves',
      case: 'seeds',
      state: 'passed',
      points: '1',
      maxPoints: '1',
      evidence: {
        kind: 'runs',
        problem: { name: 'n-queens', n: 8, initial: null },
        runs: [3, 5, 4, 9].map((steps, at) => ({ seed: at + 1, steps, value: -at })),
        reference: [4, 4, 5, 6].map((steps, at) => ({ seed: at + 1, steps, value: -1 })),
      },
    }),
    verdict({
      check: 'chance',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '4',
      rationale: 'Your search accepts half of the worse neighbours.',
      evidence: {
        kind: 'chance',
        family: 'annealing',
        alpha: 5e-7,
        threshold: 2e6,
        runs: 8,
        decisions: 792,
        skipped: 8,
        log10: 17.2,
        highestLog10: 18.5,
        ended: 'failed',
        binsOf: 'steps',
        bins: [
          { label: 'moved to a worse neighbour', decisions: 792, observed: 166, expected: 97.3 },
          { label: 'stayed', decisions: 792, observed: 378, expected: 448.9 },
          { label: '<b>bold</b>', decisions: 3, observed: 0, expected: 0.4 },
        ],
        mistake: { id: 'coin', title: 'A coin', words: 'It tosses a coin.', hint: 'No coin.', log10: 19 },
        course: [
          [10, 0.3],
          [792, 17.2],
        ],
      },
    }),
    verdict({
      check: 'children',
      case: 'queens',
      state: 'failed',
      reason: 'student-error',
      points: '0',
      maxPoints: '2',
      rationale: 'Generation 2 has 3 individuals, and the first population has 4.',
      evidence: {
        kind: 'generations',
        problem: { name: 'n-queens', n: 4, initial: null },
        seed: 3,
        fittest: [1, 3, 0, 2],
        brokenAt: 2,
        returned: [1, 3, 0, 2],
        generations: [
          { size: 4, best: 4, mean: 2.5, worst: 1, different: 4 },
          { size: 4, best: 5, mean: 3.25, worst: 2, different: 3 },
          { size: 3, best: 6, mean: 13 / 3, worst: 3, different: 3 },
        ],
      },
    }),
    verdict({
      check: 'children',
      case: 'part',
      state: 'passed',
      points: '2',
      maxPoints: '2',
      evidence: {
        kind: 'part',
        part: 'reproduce',
        given: [
          [0, 0],
          [1, 1],
        ],
        answers: [
          [0, 1],
          [0, 1],
        ],
        calls: 40,
        broken: { call: 17, answer: '<script>' },
      },
    }),
  ],
  diagnoses: [],
  output: [],
};

export const SAMPLES: readonly Report[] = [
  ALPHA_BETA,
  HILL_CLIMBING,
  EXPECTIMAX,
  NOT_ATTEMPTED,
  DIAGNOSED,
  SEEDED,
];
