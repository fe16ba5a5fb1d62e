import type { AgentAlgorithm, Check, Exercise } from '../types/exercise.ts';
import type { AgentClass } from './subject.ts';
import { SEARCH_SUBJECTS } from './subjects.ts';

/** The classes of an exercise on agents, in the order in which they are written. */
export const AGENT_CLASSES: readonly AgentClass[] = SEARCH_SUBJECTS.flatMap(
  ({ agentClass }) => agentClass ?? [],
);

export const AGENT_ALGORITHMS: readonly AgentAlgorithm[] = AGENT_CLASSES.map(({ algorithm }) => algorithm);

/** The class that an algorithm is written in. */
export function agentClassOf(algorithm: AgentAlgorithm): string {
  const found = AGENT_CLASSES.find((one) => one.algorithm === algorithm);
  if (found === undefined) throw new RangeError(`no class of agents is for ${algorithm}`);
  return found.name;
}

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
  return agent === undefined ? exercise : { ...exercise, algorithm: agent, entry: agentClassOf(agent) };
}
