import type { AgentAlgorithm } from '../../../../grader/types/exercise.ts';
import { agentClassOf } from '../../../../grader/subjects/agentClasses.ts';

/**
 * The places of an agent where a fault can be. Names in them: `state`, `agent`, `depth` (rounds that are
 * over), `move` (moves made), `n` (agents), `v` (best so far), `w` (value of a child), `alpha`, `beta`,
 * `is_max`, `values` (of all children of a ghost that moves at random), `choice` (best action of the root).
 */
export interface Pieces {
  readonly over: string;
  readonly stop: string;
  readonly leaf: string;
  readonly moves: string;
  readonly child: string;
  readonly isMax: string;
  readonly start: string;
  readonly better: string;
  readonly down: string;
  readonly cut: string;
  readonly tighten: string;
  readonly expect: string;
  readonly answer: string;
}

const NONE = 'pass';
const UNBOUNDED: Pick<Pieces, 'down' | 'cut' | 'tighten'> = {
  down: 'alpha, beta',
  cut: 'False',
  tighten: NONE,
};

/** Of a correct agent: strict cuts, the first of equals. */
export function rightPieces(algorithm: AgentAlgorithm): Pieces {
  return {
    over: 'state.isWin() or state.isLose()',
    stop: 'depth == self.depth',
    leaf: 'self.evaluationFunction(state)',
    moves: 'state.getLegalActions(agent)',
    child: 'state.generateSuccessor(agent, action)',
    isMax: 'agent == 0',
    start: 'float("-inf") if is_max else float("inf")',
    better: '(w > v if is_max else w < v)',
    expect: 'sum(values) / len(values)',
    answer: 'choice',
    ...UNBOUNDED,
    ...(algorithm === 'alpha-beta'
      ? {
          cut: '(v > beta if is_max else v < alpha)',
          tighten: 'alpha, beta = (max(alpha, v), beta) if is_max else (alpha, min(beta, v))',
        }
      : {}),
  };
}

export const HEAD = `import random
import util
from util import manhattanDistance
from game import Agent, Directions


def scoreEvaluationFunction(currentGameState):
    return currentGameState.getScore()


class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)
`;

type Style = (algorithm: AgentAlgorithm, p: Pieces) => string;

const named = (algorithm: AgentAlgorithm, body: string): string =>
  `\n\nclass ${agentClassOf(algorithm)}(MultiAgentSearchAgent):\n${body}`;

/** Renames whole words, so that no two styles look alike. */
const renamed = (text: string, names: Readonly<Record<string, string>>): string =>
  Object.entries(names).reduce(
    (so, [from, to]) => so.replace(new RegExp(`(?<![.\\w])${from}\\b`, 'g'), to),
    text,
  );

/** One closure that wraps around at the last ghost, and returns a value and an action. */
const closure: Style = (algorithm, p) =>
  renamed(
    named(
      algorithm,
      `    def getAction(self, gameState):
        n = gameState.getNumAgents()

        def search(state, agent, depth, alpha, beta):
            move = depth * n + agent
            if ${p.over} or ${p.stop}:
                return ${p.leaf}, None
            following = (agent + 1) % n
            deeper = depth + 1 if following == 0 else depth
            is_max = ${p.isMax}
${
  algorithm === 'expectimax'
    ? `            if agent != 0:
                values = [search(${p.child}, following, deeper, alpha, beta)[0] for action in ${p.moves}]
                return ${p.expect}, None
`
    : ''
}            v, choice = (${p.start}), None
            for action in ${p.moves}:
                w, _ = search(${p.child}, following, deeper, ${p.down})
                if ${p.better}:
                    v, choice = w, action
                if ${p.cut}:
                    return v, choice
                ${p.tighten}
            return v, choice

        v, choice = search(gameState, 0, 0, float("-inf"), float("inf"))
        return ${p.answer}
`,
    ),
    { state: 's', following: 'nxt', deeper: 'd2', v: 'best' },
  );

/** A method for each kind of agent, which counts moves; the root writes its choice down. */
const methods: Style = (algorithm, p) => {
  const other = algorithm === 'expectimax' ? 'chance' : 'loop';
  return renamed(
    named(
      algorithm,
      `    def getAction(self, gameState):
        self.choice = None
        v = self.value(gameState, 0, float("-inf"), float("inf"))
        choice = self.choice
        return ${p.answer}

    def value(self, state, move, alpha, beta):
        n = state.getNumAgents()
        agent, depth = move % n, move // n
        if ${p.over}:
            return ${p.leaf}
        if ${p.stop}:
            return ${p.leaf}
        if agent == 0:
            return self.loop(state, move, alpha, beta)
        return self.${other}(state, move, alpha, beta)

    def loop(self, state, move, alpha, beta):
        n = state.getNumAgents()
        agent, depth = move % n, move // n
        is_max = ${p.isMax}
        v = ${p.start}
        for action in ${p.moves}:
            successor = ${p.child}
            w = self.value(successor, move + 1, ${p.down})
            if ${p.better}:
                v = w
                if move == 0:
                    self.choice = action
            if ${p.cut}:
                break
            ${p.tighten}
        return v
${
  algorithm === 'expectimax'
    ? `
    def chance(self, state, move, alpha, beta):
        n = state.getNumAgents()
        agent, depth = move % n, move // n
        values = []
        for action in ${p.moves}:
            values.append(self.value(${p.child}, move + 1, alpha, beta))
        return ${p.expect}
`
    : ''
}`,
    ),
    { state: 'currentState', move: 'ply', w: 'score' },
  );
};

/** The root by itself, and a helper below it that is handed everything. */
const rootApart: Style = (algorithm, p) =>
  renamed(
    named(
      algorithm,
      `    def getAction(self, gameState):
        state, agent, depth, move, n, is_max = gameState, 0, 0, 0, gameState.getNumAgents(), True
        alpha, beta = float("-inf"), float("inf")
        is_max = ${p.isMax}
        v, choice = ${p.start}, None
        for action in ${p.moves}:
            w = self.below(${p.child}, 1, ${p.down})
            if ${p.better}:
                v, choice = w, action
            if ${p.cut}:
                break
            ${p.tighten}
        return ${p.answer}

    def below(self, state, move, alpha, beta):
        n = state.getNumAgents()
        depth, agent = divmod(move, n)
        finished = ${p.over}
        if finished or ${p.stop}:
            return ${p.leaf}
        is_max = ${p.isMax}
        v, values = ${p.start}, []
        legal = ${p.moves}
        while legal:
            action = legal.pop(0)
            w = self.below(${p.child}, move + 1, ${p.down})
            values.append(w)
${
  algorithm === 'expectimax'
    ? `            if agent > 0:
                continue
`
    : ''
}            if ${p.better}:
                v = w
            if ${p.cut}:
                return v
            ${p.tighten}
${
  algorithm === 'expectimax'
    ? `        if agent > 0:
            return ${p.expect}
`
    : ''
}        return v
`,
    ),
    { v: 'bestScore', w: 'score', agent: 'agentIndex', state: 'node' },
  );

export const AGENT_TEMPLATES: Readonly<Record<string, Style>> = { closure, methods, rootApart };
