/** The class that each algorithm is written in, in an exercise on agents. */
export const AGENT_CLASSES = {
  minimax: 'MinimaxAgent',
  'alpha-beta': 'AlphaBetaAgent',
  expectimax: 'ExpectimaxAgent',
} as const;
export type AgentAlgorithm = keyof typeof AGENT_CLASSES;
export const AGENT_ALGORITHMS = Object.keys(AGENT_CLASSES) as readonly AgentAlgorithm[];
