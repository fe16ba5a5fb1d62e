import { afterAll, describe, expect, test } from 'vitest';
import { buildTree } from '../../../../reference/games/tree.ts';
import { createEngines } from '../../../../grader/observe/sandbox/engines.ts';
import type { GameInput } from '../../../../grader/types/input.ts';
import { EVENT_SIZE, OPS, type Observation, type Plain } from '../../../../grader/types/observation.ts';
import { LIMITS } from '../../../support/sandbox.ts';

/** Agents' files: how a class is made and asked, what a state answers, what can be imported. */
const engines = createEngines({ workers: 1 });
afterAll(() => engines.close());

/** Two ghosts; the last leaf is won although its value is negative. */
const GAME: GameInput = {
  kind: 'game',
  agents: 3,
  depthLimit: 3,
  game: {
    name: 'tree',
    tree: buildTree({
      title: 'test',
      levels: ['max', 'min', 'min'],
      tree: {
        children: [
          {
            action: 'Left',
            children: [
              {
                action: 'Up',
                children: [
                  { action: 'Stop', value: 4 },
                  { action: 'Go', value: -1 },
                ],
              },
            ],
          },
          { action: 'Right', value: -7, outcome: 'win' },
        ],
      },
    }),
  },
};

const HEAD = `import random
import util
from util import manhattanDistance
from game import Agent, Directions, Actions
import pacman
from pacman import GameState

def scoreEvaluationFunction(state):
    return state.getScore()

class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)

`;

async function observe(
  body: string,
  more: Readonly<Record<string, string>> = {},
  head = HEAD,
): Promise<Observation> {
  const files = Object.entries({ 'multiAgents.py': head + body, ...more }).map(([path, text]) => ({
    path,
    text,
  }));
  const program = {
    language: 'python' as const,
    files,
    entryFile: 'multiAgents.py',
    entry: 'MinimaxAgent',
    style: 'agents' as const,
  };
  return (await engines.for('python')!.observe({ program, inputs: [GAME], limits: LIMITS }))[0]!;
}

const method = (lines: string): string =>
  `class MinimaxAgent(MultiAgentSearchAgent):\n    def getAction(self, s):\n${lines
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n')}\n`;

async function answer(expression: string): Promise<Plain> {
  const { outcome } = await observe(method(`return ${expression}`));
  return outcome.kind === 'returned' ? outcome.value : expect.unreachable(JSON.stringify(outcome));
}

async function raises(expression: string): Promise<string> {
  const { outcome } = await observe(method(`return ${expression}`));
  return outcome.kind === 'threw'
    ? `${outcome.error.name}: ${outcome.error.message}`
    : expect.unreachable(JSON.stringify(outcome));
}

describe('a state', () => {
  test.each<[expression: string, expected: Plain]>([
    ['s.getLegalActions()', ['Left', 'Right']],
    ['s.getLegalActions(0)', ['Left', 'Right']],
    ['(s.getLegalActions().clear(), s.getLegalActions(agentIndex=0))', [null, ['Left', 'Right']]],
    ['s.generateSuccessor(0, "Left").getLegalActions(1)', ['Up']],
    // Files ask agent 0 for its actions to see whether the game is over.
    ['s.generateSuccessor(0, "Left").getLegalActions()', ['Up']],
    ['s.generateSuccessor(0, "Right").getLegalActions(1)', []],
    ['s.getNumAgents()', 3],
    ['[s.isWin(), s.isLose()]', [false, false]],
    ['[s.generateSuccessor(0, "Right").isWin(), s.generateSuccessor(0, "Right").isLose()]', [true, false]],
    [
      '[x.isWin() for x in [s.generateSuccessor(0, "Left").generateSuccessor(1, "Up").generateSuccessor(2, a) for a in ("Stop", "Go")]]',
      [true, false],
    ],
    ['s.generateSuccessor(0, "Right").getScore()', -7],
    ['self.evaluationFunction(s.generateSuccessor(0, "Right"))', -7],
    ['[self.depth, self.index]', [1, 0]],
    ['s.generatePacmanSuccessor("Right") == s.generateSuccessor(0, "Right")', true],
    ['len({s, s.deepCopy(), s.generateSuccessor(0, "Left")})', 2],
    ['[isinstance(s, GameState), type(s) is pacman.GameState]', [true, true]],
  ])('%s', async (expression, expected) => {
    expect(await answer(expression)).toEqual(expected);
  });

  test.each<[expression: string, says: string | RegExp]>([
    [
      's.generateSuccessor(1, "Left")',
      "RuntimeError: generateSuccessor(1, …): at this state it is agent 0's turn; the agents move in the order 0 to 2, and then a new round begins",
    ],
    [
      's.generateSuccessor(3, "Left")',
      'ValueError: generateSuccessor: the agents are numbered from 0 to 2; found the number 3',
    ],
    [
      's.getLegalActions("0")',
      'TypeError: getLegalActions: the agents are numbered from 0 to 2; found the string "0"',
    ],
    [
      's.generateSuccessor(0, "Up")',
      'RuntimeError: generateSuccessor(agentIndex, action): the legal actions are "Left" or "Right"; found the string "Up"',
    ],
    [
      's.generateSuccessor(0, "Right").generateSuccessor(1, "Up")',
      'RuntimeError: generateSuccessor(agentIndex, action): the game is over at this state; ask isWin() and isLose() first',
    ],
    ['self.evaluationFunction(s)', 'RuntimeError: node root has no evaluation, but the search stopped there'],
    [
      'self.evaluationFunction("s")',
      'TypeError: self.evaluationFunction(state) takes a state of the game; found str',
    ],
    [
      's.getPacmanPosition()',
      /^AttributeError: this game has no 'getPacmanPosition': a state answers getLegalActions/,
    ],
    ['GameState()', /^TypeError: a GameState cannot be made here/],
    // A number that the state was not given is refused by the host, whatever the object says.
    ['GameState(s._game, 4).getScore()', /^TypeError: .*4 is not a state that the game gave you/],
    ['util.raiseNotDefined()', 'NotImplementedError: getAction is not written yet'],
  ])('%s is told', async (expression, says) => {
    expect(await raises(expression)).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  });

  test('every question is written down as those of other searches are', async () => {
    const { events, states } = await observe(
      method(
        's.getLegalActions()\nt = s.generateSuccessor(0, "Right")\nt.isWin()\nself.evaluationFunction(t)\nreturn random.choice(["Right"])',
      ),
    );
    const ops = Array.from({ length: events.length / EVENT_SIZE }, (_, i) => OPS[events[i * EVENT_SIZE]!]);
    expect(ops).toEqual(['actions', 'result', 'isTerminal', 'evaluate', 'draw-choice']);
    expect(states).toEqual([0, 5]);
  });
});

describe('making an agent', () => {
  test.each<[what: string, text: string]>([
    [
      'no base class, no __init__',
      'class MinimaxAgent:\n    def __init__(self, evalFn, depth):\n        pass\n    def getAction(self, s):\n        return [self.depth, self.index, self.evaluationFunction(s.generateSuccessor(0, "Right"))]\n',
    ],
    [
      'the names of the arguments are its own',
      'class MinimaxAgent:\n    def __init__(self, f, d):\n        self.evaluationFunction, self.depth = f, d\n    def getAction(self, s):\n        return [self.depth, self.index, self.evaluationFunction(s.generateSuccessor(0, "Right"))]\n',
    ],
    [
      'made at import too',
      `${HEAD}class MinimaxAgent(MultiAgentSearchAgent):\n    def getAction(self, s):\n        return [self.depth, self.index, self.evaluationFunction(s.generateSuccessor(0, "Right"))]\nagent = MinimaxAgent()\nassert agent.depth == 2\n`,
    ],
  ])('%s', async (_, text) => {
    expect((await observe(text, {}, '')).outcome).toEqual({ kind: 'returned', value: [1, 0, -7] });
  });

  test('modules of the same names that were handed in are not used; others are', async () => {
    const broken = 'raise ImportError("needs a window")\n';
    const { outcome } = await observe(`from helper import pick\n${method('return pick(s)')}`, {
      'util.py': broken,
      'game.py': broken,
      'pacman.py': broken,
      'helper.py': 'import util\ndef pick(s):\n    return s.getLegalActions()[-1]\n',
    });
    expect(outcome).toEqual({ kind: 'returned', value: 'Right' });
  });

  test('elsewhere these modules are not there, and a file of that name is its own', async () => {
    const run = async (files: Readonly<Record<string, string>>): Promise<Observation> => {
      const program = {
        language: 'python' as const,
        files: Object.entries(files).map(([path, text]) => ({ path, text })),
        entryFile: 'search.py',
        entry: 'search',
      };
      return (
        await engines
          .for('python')!
          .observe({ program, inputs: [{ kind: 'game', game: GAME.game, depthLimit: 3 }], limits: LIMITS })
      )[0]!;
    };
    expect(
      (await run({ 'search.py': 'import pacman\ndef search(game, state):\n    return 1\n' })).outcome,
    ).toMatchObject({ kind: 'not-loaded', error: { name: 'ModuleNotFoundError' } });
    expect(
      (
        await run({
          'search.py': 'import util\ndef search(game, state):\n    return util.x\n',
          'util.py': 'x = 5\n',
        })
      ).outcome,
    ).toEqual({ kind: 'returned', value: 5 });
  });
});

describe('modules', () => {
  test.each<[expression: string, expected: Plain]>([
    ['manhattanDistance((1, 2), (4, -2))', 7],
    ['util.lookup("scoreEvaluationFunction", globals()) is scoreEvaluationFunction', true],
    ['util.lookup("math.floor", globals())(2.5)', 2],
    ['util.lookup(len, {}) is len', true],
    [
      '[Directions.NORTH, Directions.STOP, Directions.LEFT["North"], Directions.REVERSE["East"]]',
      ['North', 'Stop', 'West', 'West'],
    ],
    ['Directions.RIGHT["North"]', 'East'],
    [
      '[Actions.vectorToDirection(v) for v in ((0, 2), (0, -1), (3, 0), (-1, 0), (0, 0))]',
      ['North', 'South', 'East', 'West', 'Stop'],
    ],
    [
      '[list(Actions.directionToVector("West")), Actions.reverseDirection("North"), list(Actions.getSuccessor((1, 1), "South"))]',
      [[-1, 0], 'South', [1, 0]],
    ],
  ])('%s', async (expression, expected) => {
    expect(await answer(expression)).toEqual(expected);
  });

  test.each<[what: string, lines: string, expected: Plain]>([
    [
      'Stack',
      'q = util.Stack()\nfor x in (1, 2, 3): q.push(x)\nreturn [q.pop(), q.pop(), q.isEmpty(), q.pop(), q.isEmpty()]',
      [3, 2, false, 1, true],
    ],
    [
      'Queue',
      'q = util.Queue()\nfor x in (1, 2, 3): q.push(x)\nreturn [q.pop(), q.pop(), q.isEmpty(), q.pop(), q.isEmpty()]',
      [1, 2, false, 3, true],
    ],
    [
      'PriorityQueue',
      'q = util.PriorityQueue()\nfor x, p in (("a", 2), ("b", 1), ("c", 2), ("d", 1)): q.push(x, p)\nq.update("c", 0)\nq.update("b", 9)\nq.update("e", 5)\nreturn [q.pop() for _ in range(5)] + [q.isEmpty()]',
      ['c', 'b', 'd', 'a', 'e', true],
    ],
    [
      'PriorityQueueWithFunction',
      'q = util.PriorityQueueWithFunction(len)\nfor x in ("aaa", "b", "cc"): q.push(x)\nreturn [q.pop(), q.pop(), q.pop()]',
      ['b', 'cc', 'aaa'],
    ],
    [
      'Counter',
      'c = util.Counter()\nc["a"] += 2\nc.incrementAll(["a", "b"], 1)\nd = c + c - c\nt = [c["x"], c.argMax(), c.totalCount(), c.sortedKeys()[0], d["a"], c * c]\nc.normalize()\nreturn t + [c["a"], util.Counter().argMax()]',
      [0, 'a', 4, 'a', 3, 10, 0.75, null],
    ],
    ['flipCoin draws from the stream', 'return [util.flipCoin(1), util.flipCoin(0)]', [true, false]],
  ])('util.%s', async (_, lines, expected) => {
    const { outcome } = await observe(method(lines));
    expect(outcome).toEqual({ kind: 'returned', value: expected });
  });
});

test('work, memory, output and questions are limited as everywhere', async () => {
  expect((await observe(method('while True: pass'))).outcome).toEqual({ kind: 'limit', limit: 'work' });
  expect((await observe(method('while True: print("x" * 1000)'))).outcome).toEqual({
    kind: 'limit',
    limit: 'output',
  });
  expect((await observe(method('while True: s.isWin()'))).outcome).toEqual({ kind: 'limit', limit: 'calls' });
  expect((await observe(method('x = bytes(1 << 28)'))).outcome).toEqual({ kind: 'limit', limit: 'memory' });
});

test('an error names the line and the class of the file', async () => {
  const { outcome } = await observe(method('return undefined_name'));
  expect(outcome).toMatchObject({
    kind: 'threw',
    error: {
      name: 'NameError',
      frames: [{ file: 'multiAgents.py', line: 19, function: 'MinimaxAgent.getAction' }],
    },
  });
});
