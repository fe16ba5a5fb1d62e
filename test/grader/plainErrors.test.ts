import { afterAll, describe, expect, test } from 'vitest';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import type { Diagnosis, Report } from '../../grader/types/report.ts';
import { AGENTS_BASE, bundled, gradeFiles } from '../support/handedIn.ts';

/**
 * Where an error ends most cases it is what the report begins with, with its line and what to ask instead,
 * and nothing is guessed beside it.
 */
const engines = createEngines({ workers: 2 });
afterAll(() => engines.close());

/** By the checks that students see, which is enough to end in an error. */
async function grade(slug: string, file: string, text: string): Promise<Report> {
  const exercise = await bundled(slug);
  const checks = exercise.checks.filter(({ visibility }) => visibility === 'student');
  return gradeFiles(engines, { ...exercise, checks }, { [file]: text });
}

async function headline(slug: string, file: string, text: string): Promise<Diagnosis> {
  const { diagnoses } = await grade(slug, file, text);
  expect(diagnoses).toHaveLength(1);
  return diagnoses[0]!;
}

/** Whole programs: parts of their lines are left open. */
const TREE_JS = (end: string, children: string, child: string): string => `
export function alphaBeta(game, root) {
  const go = (state, ply) => {
    if (${end}) return { value: game.utility(state), action: null };
    if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
    let best = { value: -Infinity, action: null };
    for (const action of ${children}) {
      const { value } = go(${child}, ply + 1);
      if (value > best.value) best = { value, action };
    }
    return best;
  };
  return go(root, 0);
}`;
const TREE_PY = (end: string, children: string, child: string): string => `
import math
def alpha_beta(game, root):
    def go(state, ply):
        if ${end}: return game.utility(state), None
        if ply == game.depth_limit: return game.evaluate(state), None
        best = -math.inf, None
        for action in ${children}:
            value, _ = go(${child}, ply + 1)
            if value > best[0]: best = value, action
        return best
    return go(root, 0)
`;
import { some } from '../support/whole.ts';

const CLIMB_JS = (initial: string, around: string, value: string): string => `
export function hillClimbing(problem, random) {
  let current = ${initial};
  for (;;) {
    let next = null, most = -Infinity;
    for (const s of ${around}) { const worth = ${value}; if (worth > most) { next = s; most = worth; } }
    if (most <= problem.value(current)) return current;
    current = next;
  }
}`;
const CLIMB_PY = (initial: string, around: string, value: string): string => `
def hill_climbing(problem, random):
    current = ${initial}
    while True:
        best = max(${around}, key=lambda s: ${value})
        if problem.value(best) <= problem.value(current): return current
        current = best
`;
const AGENT = (around: string): string => `${AGENTS_BASE}class MinimaxAgent(Base):
    def getAction(self, s): return max(s.getLegalActions(0), key=lambda a: self.val(s.generateSuccessor(0, a), 1))
    def val(self, s, ply):
        n = s.getNumAgents(); i = ply % n
        if s.isWin() or s.isLose() or ply == self.depth * n: return self.evaluationFunction(s)
        around = ${around}
        v = [self.val(t, ply + 1) for t in around]
        return max(v) if i == 0 else min(v)
class AlphaBetaAgent(MinimaxAgent): pass
class ExpectimaxAgent(MinimaxAgent): pass
`;

const END = 'game.isTerminal(state)';
const END_PY = 'game.is_terminal(state)';
const ACTIONS = 'game.actions(state)';
const RESULT = 'game.result(state, action)';
const js = (end: string, children: string, child: string): readonly [string, string, string] => [
  'alpha-beta',
  'alphaBeta.js',
  TREE_JS(end, children, child),
];
const py = (end: string, children: string, child: string): readonly [string, string, string] => [
  'alpha-beta',
  'alpha_beta.py',
  TREE_PY(end, children, child),
];
const climbJs = (...parts: readonly [string, string, string]): readonly [string, string, string] => [
  'hill-climbing',
  'hillClimbing.js',
  CLIMB_JS(...parts),
];
const climbPy = (...parts: readonly [string, string, string]): readonly [string, string, string] => [
  'hill-climbing',
  'hill_climbing.py',
  CLIMB_PY(...parts),
];
const agent = (around: string): readonly [string, string, string] => [
  'multi-agents',
  'multiAgents.py',
  AGENT(around),
];
const LEGAL = 's.getLegalActions(i)';

const TABLE: readonly (readonly [what: string, handedIn: readonly [string, string, string], ask: RegExp])[] =
  [
    [
      'state.children',
      js(END, 'state.children', 'action'),
      /number: ask game\.actions\(state\).*game\.result\(/,
    ],
    ['state.children.map', js(END, 'state.children.map((x) => x)', 'action'), /number: ask game\.actions\(/],
    ['state.actions()', js(END, 'state.actions()', RESULT), /number: ask game\.actions\(state\)/],
    ['state.isTerminal()', js('state.isTerminal()', ACTIONS, RESULT), /ask game\.isTerminal\(state\)/],
    ['game.actions()', js(END, 'game.actions()', RESULT), /which state.*game\.actions\(state\)/],
    ['game.actions', js(END, 'game.actions', RESULT), /call it, game\.actions\(state\)/],
    ['game.isTerminal()', js('game.isTerminal()', ACTIONS, RESULT), /game\.isTerminal\(state\)/],
    ['game.children(state)', js(END, 'game.children(state)', 'action'), /no "children": ask game\.actions/],
    ['game.isLeaf(state)', js('game.isLeaf(state)', ACTIONS, RESULT), /ask game\.isTerminal\(state\)/],
    ['an action for a state', js(END, ACTIONS, 'action'), /is game\.result\(state, action\)/],
    ['result(action)', js(END, ACTIONS, 'game.result(action)'), /state comes first.*result\(state, action\)/],
    ['result(state)', js(END, ACTIONS, 'game.result(state)'), /Say which action.*result\(state, action\)/],
    ['a position', js(END, 'game.actions(state).keys()', RESULT), /one of the texts that game\.actions/],
    ['state.children, Python', py(END_PY, 'state.children', 'action'), /number: ask game\.actions\(state\)/],
    ['state.is_leaf(), Python', py('state.is_leaf()', ACTIONS, RESULT), /ask game\.is_terminal\(state\)/],
    ['game.actions(), Python', py(END_PY, 'game.actions()', RESULT), /game\.actions\(state\)/],
    ['game.actions, Python', py(END_PY, 'game.actions', RESULT), /call it, game\.actions\(state\)/],
    ['for child in state', py(END_PY, 'state', 'action'), /only a number: ask game\.actions\(state\)/],
    ['result(state), Python', py(END_PY, ACTIONS, 'game.result(state)'), /result\(state, action\)/],
    ['a position, Python', py(END_PY, `range(len(${ACTIONS}))`, RESULT), /one of the texts/],
    [
      'neighbours()',
      climbJs('problem.initial', 'problem.neighbours()', 'problem.value(s)'),
      /neighbours\(state\)/,
    ],
    [
      'state.value()',
      climbJs('problem.initial', 'problem.neighbours(current)', 's.value()'),
      /problem\.value\(state\)/,
    ],
    [
      'neighbours(), Python',
      climbPy('problem.initial', 'problem.neighbours()', 'problem.value(s)'),
      /neighbours\(state\)/,
    ],
    [
      's.value, Python',
      climbPy('problem.initial', 'problem.neighbours(current)', 's.value'),
      /problem\.value\(state\)/,
    ],
    [
      'initial()',
      climbPy('problem.initial()', 'problem.neighbours(current)', 'problem.value(s)'),
      /leave the brackets out/,
    ],
    [
      'random()',
      climbPy('[random()]', 'problem.neighbours(current)', 'problem.value(s)'),
      /random\.number\(\)/,
    ],
    [
      'no agent',
      agent(`[s.generateSuccessor(a) for a in ${LEGAL}]`),
      /generateSuccessor\(agentIndex, action\)/,
    ],
    ['action, agent', agent(`[s.generateSuccessor(a, i) for a in ${LEGAL}]`), /agent comes first/],
    ['no brackets', agent('[s.generateSuccessor(i, a) for a in s.getLegalActions]'), /brackets/],
    ['s.children', agent('s.children'), /getLegalActions\(agentIndex\)/],
    ['actions for states', agent(LEGAL), /only a text.*generateSuccessor/],
    ['no self', agent(`[evaluationFunction(s) for a in ${LEGAL}]`), /self\.evaluationFunction/],
  ];

describe('what is asked wrongly is told first, with what to ask instead', () => {
  test.each(some(TABLE, 2))('%s', async (_, [slug, file, text], ask) => {
    const { mistake, sentence, hint, evidence } = await headline(slug, file, text);
    expect(mistake).toBe('error');
    expect(sentence).toMatch(/line \d+\. The line is: /);
    expect(hint).toMatch(ask);
    expect(evidence).toMatch(/\d+ of the \d+ cases that fail end in this error\.$/);
  });
});

test('a function that is handed over is no function that was forgotten to be called', async () => {
  const text = CLIMB_PY('problem.initial', 'problem.neighbours', 'problem.value(s)').replace(
    'lambda s: problem.value(s)',
    'problem.value',
  );
  expect((await headline('hill-climbing', 'hill_climbing.py', text)).hint).not.toMatch(/problem\.value\(/);
});

test('a refusal that a known mistake runs into keeps its name', async () => {
  const text = AGENT('[s.generateSuccessor(0, a) for a in s.getLegalActions(i)]');
  const { diagnoses } = await grade('multi-agents', 'multiAgents.py', text);
  expect(diagnoses.map(({ mistake }) => mistake)).not.toContain('error');
});

test('a file that is stopped as it is loaded has called no function', async () => {
  const text = `${TREE_JS(END, ACTIONS, RESULT)}\nwhile (true) {}\n`;
  const { verdicts } = await grade('alpha-beta', 'alphaBeta.js', text);
  expect(verdicts.length).toBeGreaterThan(0);
  for (const { code, rationale } of verdicts) {
    expect(code).toBe('never-loaded');
    expect(rationale).toMatch(/^Your file did not finish loading, so that your function was never used/);
  }
});
