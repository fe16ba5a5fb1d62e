import { afterAll, describe, expect, test } from 'vitest';
import { Fraction } from 'fraction.js';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import type { Report } from '../../grader/types/report.ts';
import { bundled, gradeFiles } from '../support/handedIn.ts';

/**
 * Small forms of what students reported of graders of these courses, each with what is right. They were
 * rebuilt from public questions and bug reports; none of the text is theirs.
 */
const engines = createEngines({ workers: 2 });
afterAll(() => engines.close());

const grade = async (slug: string, files: Readonly<Record<string, string>>): Promise<Report> =>
  gradeFiles(engines, await bundled(slug), files);

/** Points of each check, by its id. */
function pointsOf({ verdicts }: Report): Record<string, number> {
  const points: Record<string, number> = {};
  for (const { check, points: given } of verdicts) {
    const before = new Fraction(points[check] ?? 0);
    points[check] = before.add(given).valueOf();
  }
  return points;
}

const AGENTS_HEAD = `
import random, util
from util import manhattanDistance
from game import Agent, Directions
from pacman import GameState

def scoreEvaluationFunction(state):
    return state.getScore()

class Base(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)
`;

/** Right in all three classes; \`value\` may be replaced. */
const agents = ({ head = AGENTS_HEAD, alphaBeta = '', result = 'generateSuccessor' } = {}): string => `${head}
class MinimaxAgent(Base):
    mean = False
    def getAction(self, state):
        return max(state.getLegalActions(0), key=lambda a: self.value(state.${result}(0, a), 1))
    def value(self, state, ply):
        count = state.getNumAgents()
        agent = ply % count
        if state.isWin() or state.isLose() or ply == self.depth * count:
            return self.evaluationFunction(state)
        values = [self.value(state.${result}(agent, a), ply + 1) for a in state.getLegalActions(agent)]
        return max(values) if agent == 0 else sum(values) / len(values) if self.mean else min(values)

class ExpectimaxAgent(MinimaxAgent):
    mean = True
${
  alphaBeta === ''
    ? `
class AlphaBetaAgent(Base):
    def getAction(self, state):
        return self.value(state, 0, float('-inf'), float('inf'))[1]
    def value(self, state, ply, alpha, beta):
        count = state.getNumAgents()
        agent = ply % count
        if state.isWin() or state.isLose() or ply == self.depth * count:
            return self.evaluationFunction(state), None
        best = (float('-inf') if agent == 0 else float('inf')), None
        for a in state.getLegalActions(agent):
            found = self.value(state.${result}(agent, a), ply + 1, alpha, beta)[0]
            if (found > best[0]) if agent == 0 else (found < best[0]):
                best = found, a
            if agent == 0:
                if best[0] > beta: return best
                alpha = max(alpha, best[0])
            else:
                if best[0] < alpha: return best
                beta = min(beta, best[0])
        return best
`
    : alphaBeta
}`;

describe('agents', () => {
  test('what the stub says is a float arrives as one', async () => {
    const told = `${AGENTS_HEAD}
class MinimaxAgent(Base):
    def getAction(self, state):
        return self.best(state, 0)[1]
    def best(self, state, ply):
        count = state.getNumAgents()
        if state.isWin() or state.isLose() or ply == self.depth * count:
            return self.evaluationFunction(state)
        found = []
        for a in state.getLegalActions(ply % count):
            r = self.best(state.generateSuccessor(ply % count, a), ply + 1)
            found.append((r if isinstance(r, float) else r[0], a))
        return (max if ply % count == 0 else min)(found, key=lambda each: each[0])
`;
    const points = pointsOf(await grade('multi-agents', { 'multiAgents.py': told }));
    expect(points).toMatchObject({ minimax: 3, 'minimax-calls': 0.5 });
  });

  test('an evaluation function is found again by its own name', async () => {
    const alphaBeta = `
class AlphaBetaAgent(Base):
    def getAction(self, state):
        return MinimaxAgent(evalFn=self.evaluationFunction.__name__, depth=self.depth).getAction(state)
`;
    const head = AGENTS_HEAD.replace(/def scoreEvaluationFunction[^\n]*\n[^\n]*\n/, '');
    for (const each of [AGENTS_HEAD, head]) {
      const report = await grade('multi-agents', { 'multiAgents.py': agents({ head: each, alphaBeta }) });
      expect(report.verdicts.filter(({ rationale }) => rationale.includes('NameError'))).toEqual([]);
      expect(pointsOf(report)).toMatchObject({ minimax: 3, 'alpha-beta': 2, expectimax: 3 });
    }
  });

  test.each([
    ['successors by their other name', agents({ result: 'getNextState' })],
    [
      'modules of the framework that a search has no use for',
      agents({
        head: `from game import *\nfrom ghostAgents import DirectionalGhost, GhostAgent\nfrom searchAgents import mazeDistance\nimport search, layout\nfrom keyboardAgents import *\n${AGENTS_HEAD}
class Chaser(GhostAgent):
    def getDistribution(self, state):
        return mazeDistance(state.getPacmanPosition(), (1, 1), state)
`,
      }),
    ],
  ])('%s', async (_, text) => {
    const report = await grade('multi-agents', { 'multiAgents.py': text });
    expect(report.verdicts.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  test('a search that takes it for granted that a ghost moves after agent 0, as one does in the courses', async () => {
    const told = `${AGENTS_HEAD}
class MinimaxAgent(Base):
    def getAction(self, state):
        return max(state.getLegalActions(0), key=lambda a: self.least(state.generateSuccessor(0, a), self.depth, 1))
    def most(self, state, left):
        if left == 0 or state.isWin() or state.isLose(): return self.evaluationFunction(state)
        return max(self.least(state.generateSuccessor(0, a), left, 1) for a in state.getLegalActions(0))
    def least(self, state, left, ghost):
        if state.isWin() or state.isLose(): return self.evaluationFunction(state)
        after = [state.generateSuccessor(ghost, a) for a in state.getLegalActions(ghost)]
        if ghost == state.getNumAgents() - 1: return min(self.most(each, left - 1) for each in after)
        return min(self.least(each, left, ghost + 1) for each in after)
`;
    const report = await grade('multi-agents', { 'multiAgents.py': told });
    const ofMinimax = report.verdicts.filter(({ rationale }) => !rationale.includes('no class'));
    expect(ofMinimax.length).toBeGreaterThan(10);
    expect(ofMinimax.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  test('a file of one’s own comes before a module of the framework that is not needed', async () => {
    const report = await grade('multi-agents', {
      'multiAgents.py': `from search import number\n${agents()}`.replace(
        'self.value(state',
        'number * self.value(state',
      ),
      'search.py': 'number = 1\n',
    });
    expect(report.verdicts.filter(({ state }) => state !== 'passed')).toEqual([]);
  });
});

const ALPHA_BETA = (beforeChildren: string, order = ''): string => `
export function alphaBeta(game, root) {
  const go = (state, ply, alpha, beta) => {
    if (game.isTerminal(state)) return { value: game.utility(state), action: null };
    if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
    ${beforeChildren}
    const isMax = game.player(state) === 'max';
    let best = { value: isMax ? -Infinity : Infinity, action: null };
    const children = game.actions(state)${order};
    for (const action of children) {
      const { value } = go(game.result(state, action), ply + 1, alpha, beta);
      if (isMax ? value > best.value : value < best.value) best = { value, action };
      if (isMax) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return best;
  };
  return go(root, 0, -Infinity, Infinity);
}
`;

describe('a question that is answered with an error', () => {
  test('is no evaluation', async () => {
    const text = ALPHA_BETA('try { game.evaluate(state); } catch {}');
    const report = await grade('alpha-beta', { 'alphaBeta.js': text });
    expect(report.score).toEqual({ ...report.score, value: Number(report.score.max) });
  });
});

describe('files', () => {
  const PYTHON = `
import math

def alpha_beta(game, root):
    def go(state, ply, alpha, beta):
        if game.is_terminal(state): return game.utility(state), None
        if ply == game.depth_limit: return game.evaluate(state), None
        is_max = game.player(state) == 'max'
        best = (-math.inf if is_max else math.inf), None
        for action in game.actions(state):
            value = go(game.result(state, action), ply + 1, alpha, beta)[0]
            if (value > best[0]) if is_max else (value < best[0]): best = value, action
            if is_max: alpha = max(alpha, value)
            else: beta = min(beta, value)
            if alpha >= beta: break
        return best
    return go(root, 0, -math.inf, math.inf)
`;
  test.each([
    ['an empty __init__.py beside the file', { 'alpha_beta.py': PYTHON, '__init__.py': '' }],
    [
      'an __init__.py in each folder',
      { '__init__.py': '', 'hw/__init__.py': '', 'hw/alpha_beta.py': PYTHON, 'readme.py': '' },
    ],
    ['an ending in capitals', { 'alpha_beta.PY': PYTHON }],
    ['an ending in capitals, JavaScript', { 'alphaBeta.JS': ALPHA_BETA('') }],
    ['an ending in capitals, TypeScript', { 'alphaBeta.TS': `// @ts-nocheck${ALPHA_BETA('')}` }],
  ])('%s', async (_, files) => {
    const report = await grade('alpha-beta', files);
    expect(report.verdicts.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  test('Python 2 is told as such', async () => {
    const report = await grade('alpha-beta', { 'alpha_beta.py': `print "hello"\n${PYTHON}` });
    expect(report.verdicts[0]!.rationale).toMatch(/Python 2/);
  });
});
