import type { HeldOutStyle } from './heldOutAgents.ts';

/**
 * Faults as changes of a correct file: the classes that have it, ids of the bank that name it (`-` for none),
 * what it is, and what stands in place of what.
 */
export type LabelledFault = readonly [
  algorithms: string,
  is: string,
  what: string,
  ...changes: (readonly [from: string, to: string])[],
];

const SIGN: readonly LabelledFault[] = [
  [
    'minimax',
    'depth-per-move',
    'a round a move',
    [
      'after, left = who + 1, rounds\n        if after == state.getNumAgents():\n            after, left = 0, rounds - 1',
      'after, left = (who + 1) % state.getNumAgents(), rounds - 1',
    ],
  ],
  ['minimax', '-', 'the sign is not turned back', ['return sign * top, move', 'return top, move']],
  ['minimax', 'opponent-maximises', 'one sign for all', ['sign = 1 if who == 0 else -1', 'sign = 1']],
  ['minimax', 'starts-at-zero', '0 from either side', ['top, move = -math.inf, None', 'top, move = 0, None']],
  [
    'minimax',
    'strict-alternation',
    'the sign is turned at every move',
    ['def look(self, state, who, rounds):', 'def look(self, state, who, rounds, sign=1):'],
    ['        sign = 1 if who == 0 else -1\n', ''],
    ['after, left)[0]', 'after, left, -sign)[0]'],
  ],
  [
    'alpha-beta',
    'first-child-only',
    'the bound is not turned, so that every loop ends at once',
    ['top >= -sure[-sign]', 'top >= sure[-sign]'],
  ],
  [
    'alpha-beta',
    'window-not-restored',
    'one dict for all',
    ['sure = {**sure, sign: max(sure[sign], top)}', 'sure[sign] = max(sure[sign], top)'],
  ],
  [
    'alpha-beta',
    'cut-with-margin',
    'a margin of a half',
    ['top >= -sure[-sign]', 'top >= -sure[-sign] - 0.5'],
  ],
  [
    'alpha-beta',
    'no-pruning',
    'a new dict for each child',
    ['after, left, sure)[0]', 'after, left, {1: -math.inf, -1: -math.inf})[0]'],
  ],
  [
    'alpha-beta',
    '-',
    'both sides raise α, each with its own sign',
    ['sign: max(sure[sign], top)', '1: max(sure[1], top)'],
  ],
  ['expectimax', 'chance-as-min', 'the least', ['sum(got) / len(got)', 'min(got)']],
  [
    'expectimax',
    'one-ghost-opposes',
    'only the last ghost draws',
    ['if who > 0:', 'if 0 < who == state.getNumAgents() - 1:'],
  ],
  ['expectimax', 'depth-ignored', 'no depth', ['rounds == 0 or state.isWin()', 'state.isWin()']],
  [
    'expectimax',
    'values-rounded',
    'whole numbers',
    ['self.evaluationFunction(state), None', 'int(self.evaluationFunction(state)), None'],
  ],
  [
    'expectimax',
    '-',
    'the least counts twice',
    ['sum(got) / len(got)', '(sum(got) + min(got)) / (len(got) + 1)'],
  ],
];

const KEYS: readonly LabelledFault[] = [
  [
    'minimax',
    'everyone-minimises',
    'the least everywhere but at the root',
    ['pick = max if mover == 0 else min', 'pick = min'],
  ],
  [
    'minimax',
    'everyone-minimises',
    'the least at the root only',
    ['return max(gameState', 'return min(gameState'],
  ],
  [
    'minimax',
    'players-swapped',
    'min and max the wrong way round',
    ['return max(gameState', 'return min(gameState'],
    ['max if mover == 0 else min', 'min if mover == 0 else max'],
  ],
  ['minimax', 'depth-per-move', 'plies for rounds', ['ply == self.depth * count', 'ply == self.depth']],
  [
    'minimax',
    'depth-one-shallow',
    'a ply short',
    ['ply == self.depth * count', 'ply >= self.depth * count - 1'],
  ],
  [
    'minimax',
    'successors-twice',
    'once to see whether it is there',
    [
      'for move in state.getLegalActions(mover))',
      'for move in state.getLegalActions(mover) if state.generateSuccessor(mover, move) is not None)',
    ],
  ],
  [
    'alpha-beta',
    'alpha-not-passed no-cut-at-min bound-never-tightened',
    'no α for children',
    ['(low, high))', '(-INF, high))'],
  ],
  ['alpha-beta', '-', 'β is the last value, not the least', ['high = min(high, value)', 'high = value']],
  ['alpha-beta', '-', 'each tightens the other’s bound', ['if mover == 0:', 'if mover != 0:']],
  ['alpha-beta', 'no-pruning', 'the window as it came is handed on', ['(low, high))', 'window)']],
  [
    'alpha-beta',
    'cut-one-late',
    'looked at before the bounds are moved',
    ['            if low >= high:\n                return', ''],
    ['yield value, move\n', 'yield value, move\n            if low >= high:\n                return\n'],
  ],
  [
    'expectimax',
    'middle-outcome',
    'the median',
    ['import fmean', 'import fmean, median'],
    ['mover == 0 else fmean', 'mover == 0 else median'],
  ],
  ['expectimax', 'sum-for-mean', 'the sum', ['mover == 0 else fmean', 'mover == 0 else sum']],
  [
    'expectimax',
    'equal-outcomes-once',
    'of a set',
    ['mover == 0 else fmean', 'mover == 0 else (lambda values: fmean(set(values)))'],
  ],
  ['expectimax', 'depth-one-deep', 'a ply more', ['ply == self.depth * count', 'ply > self.depth * count']],
  [
    'expectimax',
    'expectation-rounded',
    'two decimals',
    ['mover == 0 else fmean', 'mover == 0 else (lambda values: round(fmean(values), 2))'],
  ],
  [
    'expectimax',
    '-',
    'halfway between the best and the mean',
    ['mover == 0 else fmean', 'mover == 0 else (lambda values: (max(values) + fmean(values)) / 2)'],
  ],
];

const NESTED: readonly LabelledFault[] = [
  [
    'minimax',
    'depth-ignored',
    'the depth is never counted down',
    ['maxValue(child, depth - 1)', 'maxValue(child, depth)'],
  ],
  [
    'minimax',
    'turns-out-of-order',
    'after the first ghost it is agent 0',
    ['if ghost == ghosts:', 'if ghost:'],
  ],
  [
    'minimax',
    'end-noticed-late',
    'only the depth ends it',
    ['return depth == 0 or state.isWin() or state.isLose()', 'return depth == 0'],
  ],
  ['minimax', 'finite-infinity', 'ghosts start at 9999', ['v = float("inf")', 'v = 9999']],
  ['minimax', 'starts-at-zero', 'the root starts at 0', ['best, choice = float("-inf")', 'best, choice = 0']],
  [
    'minimax',
    'turns-out-of-order first-moves-twice',
    'agent 0 twice',
    [
      'v = afterMe(gameState.generateSuccessor(0, a), self.depth)',
      'v = maxValue(gameState.generateSuccessor(0, a), self.depth)',
    ],
  ],
  [
    'alpha-beta',
    'root-window-kept',
    'no α from the root',
    ['self.depth, alpha, float("inf"))', 'self.depth, float("-inf"), float("inf"))'],
  ],
  [
    'alpha-beta',
    '-',
    'α is returned and never raised',
    ['                if v > alpha:\n                    alpha = v\n', ''],
  ],
  [
    'alpha-beta',
    'bounds-lost-between-ghosts',
    'an open window for the next ghost',
    [
      'minValue(child, depth, ghost + 1, alpha, beta)',
      'minValue(child, depth, ghost + 1, float("-inf"), float("inf"))',
    ],
  ],
  [
    'alpha-beta',
    'no-cut-at-max beta-not-passed bound-never-tightened',
    'no cut for agent 0',
    ['                if v >= beta:\n                    return beta\n', ''],
  ],
  ['alpha-beta', 'equality-cuts-at-max', 'ghosts go on at equality', ['if v <= alpha:', 'if v < alpha:']],
  [
    'alpha-beta',
    'last-of-equals',
    'the last of equals',
    ['v > alpha:\n                alpha, choice', 'v >= alpha:\n                alpha, choice'],
  ],
  ['expectimax', 'sum-for-mean', 'not divided', ['return total / len(legal)', 'return total']],
  [
    'expectimax',
    '-',
    'divided by how many ghosts there are',
    ['return total / len(legal)', 'return total / ghosts'],
  ],
  ['expectimax', 'turns-out-of-order', 'one ghost only', ['if ghost == ghosts:', 'if ghost >= 1:']],
  ['expectimax', '-', 'always Stop', ['best, choice = v, a', 'best = v']],
  [
    'expectimax',
    'expectation-rounded',
    'floor division',
    ['return total / len(legal)', 'return total // len(legal)'],
  ],
];

const EACH = 'minimax alpha-beta expectimax';
const POSITIONS: readonly LabelledFault[] = [
  [
    EACH,
    'depth-per-move',
    'each move takes a round off',
    ['self.rounds - 1 if last else self.rounds', 'self.rounds - 1'],
  ],
  [
    EACH,
    'starts-at-zero',
    'the root starts at 0.0',
    ['if self.action is None or value > self.value', 'if value > self.value'],
  ],
  [
    EACH,
    'action-dropped',
    'Stop is passed over',
    [
      '            successor = self',
      '            if action == Directions.STOP:\n                continue\n            successor = self',
    ],
  ],
  [EACH, '-', 'a win is not noticed', ['self.state.isWin() or ', '']],
  [
    EACH,
    'end-worth-itself',
    'half a thousand for a win or a loss',
    [
      '        if position.over:',
      '        if position.state.isWin() or position.state.isLose():\n            return 500 if position.state.isWin() else -500\n        if position.over:',
    ],
  ],
  [
    'minimax',
    'round-too-deep',
    'one more from the start',
    ['Position(gameState, 0, self.depth)', 'Position(gameState, 0, self.depth + 1)'],
  ],
  [
    'minimax',
    'values-rounded',
    'two decimals',
    [
      'return self.evaluationFunction(position.state)',
      'return round(self.evaluationFunction(position.state), 2)',
    ],
  ],
  [
    'alpha-beta',
    'window-not-restored',
    'one window for a subtree',
    ['result = self.value(child, replace(window))', 'result = self.value(child, window)'],
  ],
  [
    'alpha-beta',
    'root-window-kept',
    'the root raises nothing',
    ['            window.alpha = best.value\n', ''],
  ],
  ['alpha-beta', 'cut-tests-own-bound', 'MAX looks at α', ['value > window.beta', 'value > window.alpha']],
  [
    'alpha-beta',
    'both-tighten-alpha',
    'ghosts raise α',
    ['window.beta = min(window.beta, value)', 'window.alpha = max(window.alpha, value)'],
  ],
  [
    'alpha-beta',
    'bound-never-tightened',
    'α comes from the root only',
    ['                window.alpha = max(window.alpha, value)\n', ''],
  ],
  [
    'expectimax',
    '-',
    'the mean for agent 0, the best for ghosts',
    ['position.agent == 0 else sum', 'position.agent != 0 else sum'],
  ],
  ['expectimax', 'likeliest-outcome', 'the last alone', ['sum(values) / len(values)', 'values[-1]']],
  ['expectimax', '-', 'one drawn', ['sum(values) / len(values)', '__import__("random").choice(values)']],
];

const PLAYERS: readonly LabelledFault[] = [
  [
    'minimax alpha-beta',
    'opponent-maximises',
    'the class of ghosts takes the largest',
    ['return min(self.seen', 'return max(self.seen'],
  ],
  ['minimax', 'pruning-unasked', 'everybody prunes', ['prunes = False', 'prunes = True']],
  [EACH, 'round-too-deep', 'past the depth', ['depth == self.depth', 'depth > self.depth']],
  [
    EACH,
    'turns-out-of-order',
    'the last ghost is forgotten',
    ['if agent == state.getNumAgents():', 'if agent > 0 and agent == state.getNumAgents() - 1:'],
  ],
  [
    EACH,
    'round-too-shallow',
    'a round less where there are several',
    ['depth == self.depth', 'depth == max(1, self.depth - 1)'],
  ],
  [
    EACH,
    'end-worth-itself',
    'a loss is −∞',
    [
      '        if state.isWin() or state.isLose()',
      '        if state.isLose():\n            return float("-inf"), None\n        if state.isWin() or state.isLose()',
    ],
  ],
  [EACH, 'value-returned', 'the pair', ['float("-inf"), float("inf"))[1]', 'float("-inf"), float("inf"))']],
  [
    EACH,
    'position-for-action',
    'where the action stands',
    ['for move in state.getLegalActions(agent):', 'for at, move in enumerate(state.getLegalActions(agent)):'],
    ['player.add(value, move)', 'player.add(value, at)'],
  ],
  [
    'alpha-beta',
    'bound-only-once',
    'α from the first child',
    ['max(alpha, self.result()[0]), beta', 'max(alpha, self.seen[0][0]), beta'],
  ],
  [
    'alpha-beta',
    'no-cut-at-min alpha-not-passed bound-never-tightened',
    'ghosts have never enough',
    ['return self.result()[0] < alpha', 'return False'],
  ],
  [
    'alpha-beta',
    'cut-with-margin',
    'two too soon',
    ['self.result()[0] > beta', 'self.result()[0] > beta - 2'],
    ['self.result()[0] < alpha', 'self.result()[0] < alpha + 2'],
  ],
  [
    'expectimax',
    'sum-for-mean',
    'a gambler adds up',
    ['return sum(values) / len(values), None', 'return sum(values), None'],
  ],
  [
    'expectimax',
    '-',
    'a gambler leaves the best out',
    [
      'return sum(values) / len(values), None',
      'return (sum(values) - max(values)) / max(1, len(values) - 1), None',
    ],
  ],
];

const LISTS: readonly LabelledFault[] = [
  [
    'minimax',
    'ghosts-idle-at-last',
    'counted as agent 0 moves',
    ['            depth += 1\n', ''],
    [
      'current = self.getBestActionAndScore(successor, index + 1, depth)\n            if current[1] > best[1]',
      'current = self.getBestActionAndScore(successor, index + 1, depth + 1)\n            if current[1] > best[1]',
    ],
  ],
  ['minimax', 'value-returned', 'the value', ['return result[0]', 'return result[1]']],
  [
    'minimax',
    'action-of-another-node',
    'the action of what came back',
    [
      'if current[1] > best[1]:\n                best = [action',
      'if current[1] > best[1]:\n                best = [current[0]',
    ],
  ],
  [
    'minimax',
    'starts-reversed',
    'ghosts start at −∞',
    ['best = ["", float("inf")]', 'best = ["", -float("inf")]'],
  ],
  [
    'minimax',
    'depth-shared',
    'the depth in an attribute',
    ['result = self', 'self.level = 0\n        result = self'],
    ['            depth += 1\n', '            self.level += 1\n        depth = self.level\n'],
  ],
  [
    'minimax',
    '-',
    'ghosts take the last',
    ['            if current[1] < best[1]:\n                best =', '            best ='],
  ],
  ['minimax', '-', 'the first ghost maximises', ['if index == 0:\n', 'if index <= 1:\n']],
  [
    'minimax',
    'action-of-another-node',
    'the choice of every node in one place',
    [
      'best = [action, current[1]]\n        return best\n\n    def min_value',
      'best = [action, current[1]]\n                self.choice = action\n        return best\n\n    def min_value',
    ],
    ['return result[0]', 'return self.choice'],
  ],
  [
    'alpha-beta',
    'bounds-swapped',
    'β before α for whoever follows agent 0',
    [
      'index + 1, depth, alpha, beta)\n            if current[1] > best[1]',
      'index + 1, depth, beta, alpha)\n            if current[1] > best[1]',
    ],
  ],
  ['alpha-beta', 'cut-reversed', 'below β', ['if best[1] > beta:', 'if best[1] < beta:']],
  [
    'alpha-beta',
    'equality-cuts-at-min',
    'ghosts stop at equality',
    ['if best[1] < alpha:', 'if best[1] <= alpha:'],
  ],
  ['alpha-beta', '-', 'β is taken from α', ['beta = min(beta, best[1])', 'beta = min(alpha, best[1])']],
  [
    'alpha-beta',
    'no-pruning',
    'the cut is forgotten on both sides',
    ['            if best[1] > beta:\n                return best\n', ''],
    ['            if best[1] < alpha:\n                return best\n', ''],
  ],
  [
    'expectimax',
    '-',
    'divided by the agents',
    ['expected / len(legalMoves)', 'expected / game_state.getNumAgents()'],
  ],
  [
    'expectimax',
    'expectation-rounded',
    'the whole part',
    ['expected / len(legalMoves)', 'int(expected / len(legalMoves))'],
  ],
  ['expectimax', '-', 'the last divided by all', ['expected += current[1]', 'expected = current[1]']],
  [
    'expectimax',
    '-',
    'whole probabilities',
    ['expected += current[1]', 'expected += (1 // len(legalMoves)) * current[1]'],
    ['expected / len(legalMoves)', 'expected'],
  ],
  ['expectimax', 'starts-at-zero', 'agent 0 starts at 0', ['best = ["", -float("inf")]', 'best = ["", 0]']],
];

const REFLEX: readonly LabelledFault[] = [
  [
    EACH,
    'turns-out-of-order',
    'after the last ghost comes the first',
    ['(0, rounds + 1)', '(1 % state.getNumAgents(), rounds + 1)'],
  ],
  [
    EACH,
    'turns-out-of-order',
    'one agent too many',
    ['if agent + 1 < state.getNumAgents()', 'if agent < state.getNumAgents()'],
  ],
  ['minimax', 'position-for-action', 'the index', ['return legalMoves[chosenIndex]', 'return chosenIndex']],
  [
    'minimax',
    'best-actions-joined',
    'all of the best',
    ['return legalMoves[chosenIndex]', 'return [legalMoves[index] for index in bestIndices]'],
  ],
  [
    'minimax',
    'leaves-twice',
    'a mean of two looks',
    [
      'if rounds >= self.depth:\n            return self.evaluationFunction(state)',
      'if rounds >= self.depth:\n            return (self.evaluationFunction(state) + self.evaluationFunction(state)) / 2',
    ],
  ],
  [
    'minimax',
    'best-child-again',
    'scored again for the best',
    [
      '        if agent == 0:\n            return max(scores)',
      '        if agent == 0:\n            return max(self.score(state.generateSuccessor(agent, action), following) for action in state.getLegalActions(agent))',
    ],
  ],
  [
    'minimax',
    'action-dropped',
    'Stop is taken out at the root',
    [
      'legalMoves = gameState.getLegalActions()',
      'legalMoves = [move for move in gameState.getLegalActions() if move != Directions.STOP]',
    ],
  ],
  [
    'minimax',
    'random-action',
    'any move',
    ['return legalMoves[chosenIndex]', 'return random.choice(legalMoves)'],
  ],
  [
    'minimax',
    'end-worth-itself',
    'nothing for the end',
    [
      'if state.isWin() or state.isLose():\n            return self.evaluationFunction(state)',
      'if state.isWin() or state.isLose():\n            return 0',
    ],
  ],
  [
    'alpha-beta',
    'ties-at-random',
    'one of the best bounds drawn',
    [
      'legalMoves[scores.index(max(scores))]',
      'legalMoves[random.choice([i for i in range(len(scores)) if scores[i] == max(scores)])]',
    ],
  ],
  ['alpha-beta', '-', 'bounds may cross by one', ['if alpha >= beta:', 'if alpha >= beta + 1:']],
  [
    'alpha-beta',
    'bound-only-once',
    'α of the root from its first child',
    ['alpha = max(scores)\n', 'alpha = scores[0]\n'],
  ],
  [
    'alpha-beta',
    'no-pruning bound-never-tightened',
    'β is never lowered',
    ['beta = min(beta, min(scores))', 'pass'],
  ],
  [
    'expectimax',
    '-',
    'divided by two at least',
    ['sum(scores) / len(scores)', 'sum(scores) / max(len(scores), 2)'],
  ],
  [
    'expectimax',
    'chance-as-max',
    'everybody maximises',
    [
      '        if agent == 0:\n            return max(scores)\n        return sum(scores) / len(scores)',
      '        return max(scores)',
    ],
  ],
  [
    'expectimax',
    'likeliest-outcome',
    'the first that is found',
    ['return sum(scores) / len(scores)', 'return scores[0]'],
  ],
];

const STACK: readonly LabelledFault[] = [
  [
    EACH,
    'first-child-skipped',
    'the first is taken off',
    ['list(reversed(actions))', 'list(reversed(actions[1:] or actions))'],
  ],
  ['minimax', 'round-too-deep', 'a round more', ['limit = self.depth * n', 'limit = self.depth * n + n']],
  ['minimax', 'own-depth-limit', 'always two rounds', ['limit = self.depth * n', 'limit = 2 * n']],
  [
    'minimax',
    'players-swapped',
    'compared the wrong way round',
    [
      'value > frame.values[0] if agent == 0 else value < frame.values[0]',
      'value < frame.values[0] if agent == 0 else value > frame.values[0]',
    ],
  ],
  [
    'minimax',
    'strict-alternation',
    'even moves are mine',
    ['frame.values[0] if agent == 0', 'frame.values[0] if frame.move % 2 == 0'],
  ],
  [
    'minimax',
    'always-last-action',
    'the action is kept whatever it is worth',
    ['            frame.best = frame.action', '        frame.best = frame.action'],
  ],
  [
    'alpha-beta',
    'shallow-cuts-only',
    'one bound only',
    [
      'window = (frame.alpha, frame.beta)',
      'window = (frame.alpha, float("inf")) if agent == 0 else (float("-inf"), frame.beta)',
    ],
  ],
  [
    'alpha-beta',
    'no-pruning',
    'frames without a window',
    ['child.getLegalActions((frame.move + 1) % n), window)', 'child.getLegalActions((frame.move + 1) % n))'],
  ],
  [
    'alpha-beta',
    '-',
    'β is what this ghost has found, even above what was known',
    ['frame.beta = min(frame.beta, value)', 'frame.beta = value'],
  ],
  [
    'alpha-beta',
    'no-cut-at-min',
    'only agent 0 cuts',
    ['if frame.alpha >= frame.beta:', 'if agent == 0 and frame.alpha >= frame.beta:'],
  ],
  ['alpha-beta', 'depth-per-move', 'plies', ['limit = self.depth * n', 'limit = self.depth']],
  ['expectimax', 'chance-as-max', 'the best', ['sum(frame.values) / len(frame.values)', 'max(frame.values)']],
  [
    'expectimax',
    '-',
    'the action of a worse value',
    ['value > max(frame.values)', 'value < max(frame.values)'],
  ],
  [
    'expectimax',
    'values-rounded',
    'rounded at the leaves',
    ['self.evaluationFunction(child)', 'round(self.evaluationFunction(child))'],
  ],
  [
    'expectimax',
    'depth-one-shallow',
    'the last ghost has no move',
    ['limit = self.depth * n', 'limit = self.depth * n - 1'],
  ],
];

const TURNS: readonly LabelledFault[] = [
  [EACH, 'end-noticed-late', 'only the depth ends it', ['state.isWin() or state.isLose() or ', '']],
  [
    'minimax',
    'min-averages',
    'ghosts are averaged',
    [
      'return min(ghostTurn(agent, state.generateSuccessor(ghost, a), depth, ghost + 1) for a in state.getLegalActions(ghost))',
      'below = [ghostTurn(agent, state.generateSuccessor(ghost, a), depth, ghost + 1) for a in state.getLegalActions(ghost)]\n    return sum(below) / len(below)',
    ],
  ],
  [
    'minimax',
    'turns-out-of-order',
    'one ghost only',
    ['if ghost >= state.getNumAgents():', 'if ghost > 1 or ghost >= state.getNumAgents():'],
  ],
  ['minimax', '-', 'ghosts count rounds too', ['depth, ghost + 1) for a', 'depth + 1, ghost + 1) for a']],
  ['minimax', 'everyone-minimises', 'min for max', ['return max(outcomes', 'return min(outcomes']],
  [
    'alpha-beta',
    'alpha-not-passed no-cut-at-min bound-never-tightened',
    'no α for ghosts',
    ['depth, 1, alpha, beta)', 'depth, 1, -inf, beta)'],
  ],
  ['alpha-beta', 'cut-reversed', 'ghosts stop above α', ['if best < alpha:', 'if best > alpha:']],
  ['alpha-beta', '-', 'an open window for each round', ['depth + 1, alpha, beta)', 'depth + 1, -inf, inf)']],
  [
    'alpha-beta',
    'finite-infinity',
    'agent 0 starts at seven nines',
    ['best = (-inf, None)', 'best = (-9999999, None)'],
  ],
  [
    'expectimax',
    'value-returned',
    'both',
    ['luckyPacman(self, gameState, 0)[1]', 'luckyPacman(self, gameState, 0)'],
  ],
  [
    'expectimax',
    'two-children-at-most',
    'two of each',
    ['for a in state.getLegalActions(0)]', 'for a in state.getLegalActions(0)[:2]]'],
    ['legal = state.getLegalActions(ghost)', 'legal = state.getLegalActions(ghost)[:2]'],
  ],
  [
    'expectimax',
    '-',
    'means of squares',
    [
      'return sum(chance(agent, state.generateSuccessor(ghost, a), depth, ghost + 1) for a in legal) / len(legal)',
      'return (sum(chance(agent, state.generateSuccessor(ghost, a), depth, ghost + 1) ** 2 for a in legal) / len(legal)) ** 0.5',
    ],
  ],
];

const FOLDS: readonly LabelledFault[] = [
  [
    'minimax alpha-beta',
    'finite-infinity',
    'a thousand million',
    ['{"max": float("-inf"), "min": float("inf")}', '{"max": -1e9, "min": 1e9}'],
  ],
  [
    'minimax',
    'better-by-margin',
    'better by a hundredth',
    [
      'value > best[0] if role == "max" else value < best[0]',
      'value > best[0] + 0.01 if role == "max" else value < best[0] - 0.01',
    ],
  ],
  [
    'minimax',
    'one-ghost-opposes',
    'the last ghost alone minimises',
    [
      'roles = ["max"] + ["min"] * (agents - 1)',
      'roles = ["max"] * (agents - 1) + ["min"] if agents > 1 else ["max"]',
    ],
  ],
  [
    'minimax',
    'last-child-skipped',
    'the last is left out',
    [
      'reduce(fold, state.getLegalActions(agent), ',
      'reduce(fold, state.getLegalActions(agent)[:-1] or state.getLegalActions(agent), ',
    ],
  ],
  [
    'minimax',
    'forced-moves-not-searched',
    'a single move is not followed',
    [
      '        def fold',
      '        if left < self.depth * len(roles) and len(state.getLegalActions(agent)) == 1:\n            return (self.evaluationFunction(state), None)\n\n        def fold',
    ],
  ],
  [
    'minimax',
    'always-first-action',
    'the first of the list',
    [
      'return self.run(gameState, agents * self.depth, roles)[1]',
      'self.run(gameState, agents * self.depth, roles)\n        return gameState.getLegalActions(0)[0]',
    ],
  ],
  ['alpha-beta', 'no-pruning', 'the other’s bound is forgotten', ['{**bounds, role:', '{**WORST, role:']],
  [
    'alpha-beta',
    'cut-one-late',
    'the cut is looked for after the next child',
    [
      '            bounds = {**bounds, role: pick(bounds[role], best[0])}\n            if bounds["max"] >= bounds["min"]:\n                break',
      '            if bounds["max"] >= bounds["min"]:\n                break\n            bounds = {**bounds, role: pick(bounds[role], best[0])}',
    ],
  ],
  [
    'alpha-beta',
    'strict-alternation',
    'even plies maximise',
    ['role = roles[agent]', 'role = "max" if (self.depth * len(roles) - left) % 2 == 0 else "min"'],
  ],
  ['alpha-beta', 'depth-ignored', 'no depth', ['left == 0 or ', '']],
  [
    'expectimax',
    'turns-out-of-order',
    'the ghosts in the other order',
    ['agent = -left % agents', 'agent = left % agents'],
  ],
  ['expectimax', 'everyone-minimises', 'the worst for itself', ['return max(zip', 'return min(zip']],
  [
    'expectimax',
    'middle-outcome',
    'halfway',
    ['sum(several) / len(several)', '0.5 * min(several) + 0.5 * max(several)'],
  ],
  [
    'expectimax',
    'successors-twice',
    'the children once more, to count them',
    [
      'sum(several) / len(several))',
      'sum(several) / len([state.generateSuccessor(agent, move) for move in state.getLegalActions(agent)]))',
    ],
  ],
];

export const HELD_OUT_AGENT_LABELS: Readonly<Record<HeldOutStyle, readonly LabelledFault[]>> = {
  sign: SIGN,
  keys: KEYS,
  nested: NESTED,
  positions: POSITIONS,
  players: PLAYERS,
  lists: LISTS,
  reflex: REFLEX,
  stack: STACK,
  turns: TURNS,
  folds: FOLDS,
};
