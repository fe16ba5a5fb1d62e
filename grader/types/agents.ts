import type { Check, Exercise } from './exercise.ts';

/** The class that each algorithm is written in, in an exercise on agents. */
export const AGENT_CLASSES = { minimax: 'MinimaxAgent', 'alpha-beta': 'AlphaBetaAgent', expectimax: 'ExpectimaxAgent' } as const;
export type AgentAlgorithm = keyof typeof AGENT_CLASSES;
export const AGENT_ALGORITHMS = Object.keys(AGENT_CLASSES) as readonly AgentAlgorithm[];

/** The exercise as one of its checks sees it: in an exercise on agents, with the algorithm and the class of the check. */
export function asChecked(exercise: Exercise, { agent }: Pick<Check, 'agent'>): Exercise {
  return agent === undefined ? exercise : { ...exercise, algorithm: agent, entry: AGENT_CLASSES[agent] };
}
