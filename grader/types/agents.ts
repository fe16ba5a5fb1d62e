import type { Check, Exercise } from './exercise.ts';
import { AGENT_ALGORITHMS, AGENT_CLASSES } from './agentClasses.ts';

/** Whether a check looks at an agent, and so its exercise is one on agents. */
export const isOfAgents = ({ checks }: Pick<Exercise, 'checks'>): boolean =>
  checks.some(({ agent }) => agent !== undefined);

/** An exercise on agents as one exercise for each of its classes; any other exercise as it is. */
export function byClass(exercise: Exercise): Exercise[] {
  if (!isOfAgents(exercise)) return [exercise];
  return AGENT_ALGORITHMS.map((agent) => ({
    ...forCheck(exercise, { agent }),
    checks: exercise.checks.filter((check) => check.agent === agent),
  })).filter(({ checks }) => checks.length > 0);
}

/**
 * The exercise as one of its checks sees it: in an exercise on agents, with the algorithm and the class of
 * the check.
 */
export function forCheck(exercise: Exercise, { agent }: Pick<Check, 'agent'>): Exercise {
  return agent === undefined ? exercise : { ...exercise, algorithm: agent, entry: AGENT_CLASSES[agent] };
}
