import type { Anytime } from '../types/input.ts';
import { AGENTS } from './agents.ts';
import { ALL_OPTIMAL } from './allOptimal.ts';
import { ALPHA_BETA } from './alphaBeta.ts';
import { EXPECTIMAX } from './expectimax.ts';
import { FIRST_CHOICE } from './firstChoice.ts';
import { GENETIC_ALGORITHM } from './geneticAlgorithm.ts';
import { HILL_CLIMBING } from './hillClimbing.ts';
import { LOCAL_BEAM } from './localBeam.ts';
import { MAX_N } from './maxN.ts';
import { MINIMAX } from './minimax.ts';
import { MINIMAX_DECISION } from './minimaxDecision.ts';
import { MUTATE } from './mutate.ts';
import { NEGAMAX } from './negamax.ts';
import { NEGAMAX_ALPHA_BETA } from './negamaxAlphaBeta.ts';
import { RANDOM_RESTART } from './randomRestart.ts';
import { RANDOM_SELECTION } from './randomSelection.ts';
import { REPRODUCE } from './reproduce.ts';
import { STAR1 } from './star1.ts';
import { SIMULATED_ANNEALING } from './simulatedAnnealing.ts';
import { STOCHASTIC_HILL_CLIMBING } from './stochasticHillClimbing.ts';
import { ITERATIVE_DEEPENING } from './iterativeDeepening.ts';
import type { SearchSubject, RunSubject, Subject } from './subject.ts';

export const SEARCH_SUBJECTS: readonly SearchSubject[] = [
  MINIMAX,
  ALPHA_BETA,
  NEGAMAX,
  NEGAMAX_ALPHA_BETA,
  ALL_OPTIMAL,
  EXPECTIMAX,
  STAR1,
  MINIMAX_DECISION,
  ITERATIVE_DEEPENING,
  MAX_N,
];

export const RUN_SUBJECTS: readonly RunSubject[] = [
  HILL_CLIMBING,
  STOCHASTIC_HILL_CLIMBING,
  FIRST_CHOICE,
  RANDOM_RESTART,
  SIMULATED_ANNEALING,
  LOCAL_BEAM,
  GENETIC_ALGORITHM,
  RANDOM_SELECTION,
  REPRODUCE,
  MUTATE,
];

/** Every algorithm that an exercise can be about, in the order in which the schema lists them. */
export const SUBJECTS: readonly Subject[] = [...SEARCH_SUBJECTS, ...RUN_SUBJECTS, AGENTS];

const BY_NAME = new Map(SUBJECTS.map((subject) => [subject.name, subject]));

/** The subject of an exercise; throws for a name that its schema refuses. */
export function subjectOf({ algorithm }: { readonly algorithm: string }): Subject {
  const subject = BY_NAME.get(algorithm);
  if (subject === undefined) throw new RangeError(`no algorithm is called ${JSON.stringify(algorithm)}`);
  return subject;
}

/** The subject of an exercise on a search of games, or of one class of agents; null for others. */
export function searchSubjectOf(exercise: { readonly algorithm: string }): SearchSubject | null {
  const subject = subjectOf(exercise);
  return subject.kind === 'game' ? subject : null;
}

/** The subject of an exercise on randomised search; null for others. */
export function runSubjectOf(exercise: { readonly algorithm: string }): RunSubject | null {
  const subject = subjectOf(exercise);
  return subject.kind === 'runs' ? subject : null;
}

/** Whether an exercise is a file of agents' classes. */
export const isAgentsFile = (exercise: { readonly algorithm: string }): boolean =>
  subjectOf(exercise).kind === 'agents';

/** Whether what a search of games sees hangs on its cuts and on the order of children. */
export const prunes = (exercise: { readonly algorithm: string }): boolean =>
  searchSubjectOf(exercise)?.prunes === true;

/** Whether a search of games takes the mean where chance moves. */
export const weighsChance = (exercise: { readonly algorithm: string }): boolean =>
  searchSubjectOf(exercise)?.weighsChance === true;

/** Whether a search is of games in which each player has a utility of its own. */
export const hasUtilities = (exercise: { readonly algorithm: string }): boolean =>
  searchSubjectOf(exercise)?.hasUtilities === true;

/** Whether a search of games answers with the action alone. */
export const decides = (exercise: { readonly algorithm: string }): boolean =>
  searchSubjectOf(exercise)?.decides === true;

/** Whether a search of games says what it holds, a ply deeper each time, and may be stopped at any time. */
export const deepens = (exercise: { readonly algorithm: string }): boolean =>
  searchSubjectOf(exercise)?.deepens === true;

/** Whether a search of games leaves throws early, by numbers between which all leaves lie. */
export const isBounded = (exercise: { readonly algorithm: string }): boolean =>
  searchSubjectOf(exercise)?.isBounded === true;

/** What an input must say so that an algorithm can be asked: how it is stopped, if at all. */
export const stoppedAfter = (
  exercise: { readonly algorithm: string },
  questions: number | null = null,
): { readonly anytime?: Anytime } => (deepens(exercise) ? { anytime: { questions } } : {});
