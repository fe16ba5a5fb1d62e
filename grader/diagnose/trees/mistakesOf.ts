import { ADVERSARIAL_MISTAKES } from '../../../mistakes/adversarial/adversarialMistakes.ts';
import type { SearchMistake } from '../../../mistakes/adversarial/searchMistake.ts';
import { AGENT_MISTAKES } from '../../../mistakes/agents/agentMistakes.ts';
import { isOfAgents } from '../../subjects/agentClasses.ts';
import type { Exercise } from '../../types/exercise.ts';

/** What is known to go wrong in an exercise on games, likelier first. */
export const mistakesOf = (exercise: Pick<Exercise, 'checks'>): readonly SearchMistake[] =>
  isOfAgents(exercise) ? AGENT_MISTAKES : ADVERSARIAL_MISTAKES;
