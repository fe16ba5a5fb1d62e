import type { AgentAlgorithm } from '../../../../grader/types/exercise.ts';
import { AGENT_TEMPLATES, HEAD, type Pieces, rightPieces } from './agentTemplates.ts';

/**
 * A fault of an agent. `is`: ids that name it rightly, where several cannot be told apart; none where the
 * bank does not know it.
 */
export interface AgentFault {
  readonly what: string;
  readonly expected: readonly string[];
  readonly pieces: Partial<Pieces>;
}

const ALWAYS: readonly AgentFault[] = [
  { what: 'moves counted as rounds', expected: ['depth-per-move'], pieces: { stop: 'move == self.depth' } },
  { what: 'a round too many', expected: ['round-too-deep'], pieces: { stop: 'depth > self.depth' } },
  {
    what: 'a round too few',
    expected: ['round-too-shallow'],
    pieces: { stop: 'move > 0 and depth >= self.depth - 1' },
  },
  { what: 'no depth', expected: ['depth-ignored'], pieces: { stop: 'False' } },
  {
    what: 'the last ghost does not move',
    expected: ['depth-one-shallow'],
    pieces: { stop: 'move > 0 and move >= self.depth * n - 1' },
  },
  {
    what: 'no ghost moves in the last round',
    expected: ['ghosts-idle-at-last'],
    pieces: { stop: 'move >= (self.depth - 1) * n + 1' },
  },
  { what: 'two rounds always', expected: ['own-depth-limit'], pieces: { stop: 'depth == 2' } },
  { what: 'best starts at 0', expected: ['starts-at-zero'], pieces: { start: '0' } },
  { what: '±999', expected: ['finite-infinity'], pieces: { start: '-999 if is_max else 999' } },
  { what: 'MAX minimises', expected: ['everyone-minimises'], pieces: { isMax: 'False' } },
  {
    what: 'wins are infinite',
    expected: ['end-worth-itself'],
    pieces: {
      leaf: '(float("inf") if state.isWin() else float("-inf") if state.isLose() else self.evaluationFunction(state))',
    },
  },
  {
    what: 'a loss is −1000',
    expected: ['end-worth-itself'],
    pieces: { leaf: '(-1000 if state.isLose() else self.evaluationFunction(state))' },
  },
  {
    what: 'evaluated twice',
    expected: ['leaves-twice'],
    pieces: { leaf: 'min(self.evaluationFunction(state), self.evaluationFunction(state))' },
  },
  {
    what: 'generated twice',
    expected: ['successors-twice'],
    pieces: { child: '[state.generateSuccessor(agent, action) for _ in range(2)][1]' },
  },
  {
    what: 'Stop is left out',
    expected: ['action-dropped'],
    pieces: { moves: '[m for m in state.getLegalActions(agent) if m != Directions.STOP]' },
  },
  {
    what: 'the first child is left out',
    expected: ['first-child-skipped'],
    pieces: { moves: '(state.getLegalActions(agent)[1:] or state.getLegalActions(agent))' },
  },
  {
    what: 'the last child is left out',
    expected: ['last-child-skipped'],
    pieces: { moves: '(state.getLegalActions(agent)[:-1] or state.getLegalActions(agent))' },
  },
  {
    what: 'two children at most',
    expected: ['two-children-at-most'],
    pieces: { moves: 'state.getLegalActions(agent)[:2]' },
  },
  {
    what: 'whole numbers',
    expected: ['values-rounded'],
    pieces: { leaf: 'int(self.evaluationFunction(state))' },
  },
  { what: 'a pair is returned', expected: ['value-returned'], pieces: { answer: '(v, choice)' } },
  { what: 'the value is returned', expected: ['value-returned'], pieces: { answer: 'v' } },
  {
    what: 'always the first action',
    expected: ['always-first-action'],
    pieces: { answer: 'gameState.getLegalActions(0)[0]' },
  },
  {
    what: 'always the last action',
    expected: ['always-last-action'],
    pieces: { answer: 'gameState.getLegalActions()[-1]' },
  },
  {
    what: 'any action',
    expected: ['random-action'],
    pieces: { answer: 'random.choice(gameState.getLegalActions(0))' },
  },
  {
    what: 'ghosts as agent 0',
    expected: ['turns-out-of-order'],
    pieces: { child: 'state.generateSuccessor(0, action)' },
  },
  {
    what: 'better by a thousandth',
    expected: ['better-by-margin'],
    pieces: { better: '(w > v + 0.001 if is_max else w < v - 0.001)' },
  },
  {
    what: 'later is better',
    expected: ['value-by-depth'],
    pieces: { leaf: 'self.evaluationFunction(state) * (1 + move)' },
  },
  {
    what: 'sooner is better',
    expected: ['value-by-depth'],
    pieces: { leaf: 'self.evaluationFunction(state) - depth' },
  },
  // Not in the bank.
  {
    what: 'unknown: only every second move is worth something',
    expected: [],
    pieces: { leaf: 'self.evaluationFunction(state) * (1 + move % 2)' },
  },
  {
    what: 'unknown: the middle child is left out',
    expected: [],
    pieces: {
      moves:
        '[m for i, m in enumerate(state.getLegalActions(agent)) if i != 1 or len(state.getLegalActions(agent)) < 3]',
    },
  },
  {
    what: 'unknown: values without sign',
    expected: [],
    pieces: { leaf: 'abs(self.evaluationFunction(state))' },
  },
];

const OPPOSED: readonly AgentFault[] = [
  { what: 'players swapped', expected: ['players-swapped'], pieces: { isMax: 'agent != 0' } },
  { what: 'ghosts help', expected: ['opponent-maximises'], pieces: { isMax: 'True' } },
  {
    what: 'the first ghost alone is an opponent',
    expected: ['one-ghost-opposes'],
    pieces: { isMax: 'agent != 1' },
  },
  {
    what: 'the last ghost alone is an opponent',
    expected: ['one-ghost-opposes'],
    pieces: { isMax: 'agent == 0 or agent < n - 1' },
  },
  { what: 'moves alternate', expected: ['strict-alternation'], pieces: { isMax: 'move % 2 == 0' } },
  {
    what: 'unknown: from the second round on everybody helps',
    expected: [],
    pieces: { isMax: 'agent == 0 or depth > 0' },
  },
];

const PRUNING: readonly AgentFault[] = [
  { what: 'no cut', expected: ['no-pruning'], pieces: { cut: 'False' } },
  // Who never cuts for MAX might as well never lower β, or hand down none: no game tells these apart.
  {
    what: 'no cut at MAX',
    expected: ['no-cut-at-max', 'beta-not-passed', 'bound-never-tightened'],
    pieces: { cut: '(not is_max and v < alpha)' },
  },
  {
    what: 'no cut at MIN',
    expected: ['no-cut-at-min', 'alpha-not-passed', 'bound-never-tightened'],
    pieces: { cut: '(is_max and v > beta)' },
  },
  {
    what: 'equality at MAX only',
    expected: ['equality-cuts-at-max'],
    pieces: { cut: '(v >= beta if is_max else v < alpha)' },
  },
  {
    what: 'equality at MIN only',
    expected: ['equality-cuts-at-min'],
    pieces: { cut: '(v > beta if is_max else v <= alpha)' },
  },
  {
    what: 'the cut reversed',
    expected: ['cut-reversed'],
    pieces: { cut: '(v < beta if is_max else v > alpha)' },
  },
  {
    what: 'own bounds',
    expected: ['cut-tests-own-bound'],
    pieces: { cut: '(v > alpha if is_max else v < beta)' },
  },
  {
    what: 'a margin of 1',
    expected: ['cut-with-margin'],
    pieces: { cut: '(v >= beta - 1 if is_max else v <= alpha + 1)' },
  },
  {
    what: 'only the parent’s bound',
    expected: ['shallow-cuts-only'],
    pieces: { down: '*((v, float("inf")) if is_max else (float("-inf"), v))' },
  },
  { what: 'bounds swapped', expected: ['bounds-swapped'], pieces: { down: 'beta, alpha' } },
  {
    what: 'the root keeps its window',
    expected: ['root-window-kept'],
    pieces: {
      tighten:
        'alpha, beta = (alpha, beta) if move == 0 else (max(alpha, v), beta) if is_max else (alpha, min(beta, v))',
    },
  },
  {
    what: 'bounds lost between ghosts',
    expected: ['bounds-lost-between-ghosts'],
    pieces: { down: '*((float("-inf"), float("inf")) if 0 < agent < n - 1 else (alpha, beta))' },
  },
  { what: 'both raise α', expected: ['both-tighten-alpha'], pieces: { tighten: 'alpha = max(alpha, v)' } },
  {
    what: 'the last of equals, which may be bounds',
    expected: ['last-of-equals'],
    pieces: { better: '(w >= v if is_max else w <= v)', cut: '(v >= beta if is_max else v <= alpha)' },
  },
];

const CHANCE: readonly AgentFault[] = [
  { what: 'the worst', expected: ['chance-as-min'], pieces: { expect: 'min(values)' } },
  { what: 'the best', expected: ['chance-as-max'], pieces: { expect: 'max(values)' } },
  { what: 'sums', expected: ['sum-for-mean'], pieces: { expect: 'sum(values)' } },
  {
    what: 'whole means',
    expected: ['expectation-rounded'],
    pieces: { expect: 'sum(values) // len(values)' },
  },
  { what: 'halfway', expected: ['middle-outcome'], pieces: { expect: '(min(values) + max(values)) / 2' } },
  {
    what: 'the median',
    expected: ['middle-outcome'],
    pieces: { expect: 'sorted(values)[len(values) // 2]' },
  },
  { what: 'the first', expected: ['likeliest-outcome'], pieces: { expect: 'values[0]' } },
  {
    what: 'equal ones once',
    expected: ['equal-outcomes-once'],
    pieces: { expect: 'sum(set(values)) / len(set(values))' },
  },
  {
    what: 'unknown: one divided by more',
    expected: [],
    pieces: { expect: 'sum(values) / (len(values) + 1)' },
  },
];

/** A fault of one class, written in one style. */
export interface FaultyClass extends AgentFault {
  readonly algorithm: AgentAlgorithm;
  readonly style: string;
}

const FAULTS: Readonly<Record<AgentAlgorithm, readonly AgentFault[]>> = {
  minimax: [...OPPOSED, ...ALWAYS],
  'alpha-beta': [...PRUNING, ...OPPOSED, ...ALWAYS],
  expectimax: [...CHANCE, ...ALWAYS],
};

const STYLES = Object.keys(AGENT_TEMPLATES);

/** Every fault of a class, in the style whose turn it is, or in all. */
export function faultyClasses(algorithm: AgentAlgorithm, inAll: boolean): FaultyClass[] {
  return FAULTS[algorithm].flatMap((fault, at) =>
    STYLES.filter((_, i) => inAll || i === at % STYLES.length).map((style) => ({
      ...fault,
      algorithm,
      style,
    })),
  );
}

export const classText = ({
  algorithm,
  style,
  pieces,
}: Pick<FaultyClass, 'algorithm' | 'style' | 'pieces'>): string =>
  AGENT_TEMPLATES[style]!(algorithm, { ...rightPieces(algorithm), ...pieces });

/** A file with a class for each agent. */
export const agentsFile = (classes: readonly Pick<FaultyClass, 'algorithm' | 'style' | 'pieces'>[]): string =>
  HEAD + classes.map(classText).join('');
