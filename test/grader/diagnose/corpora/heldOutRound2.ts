import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGENT_ALGORITHMS, agentClassOf } from '../../../../grader/subjects/agentClasses.ts';
import type { AgentAlgorithm } from '../../../../grader/types/exercise.ts';
import { packageRoot } from '../../../../grader/types/root.ts';
import { type Labelled, ROUND_2_AGENT_LABELS, ROUND_2_LABELS } from './heldOutRound2Labels.ts';

/** What is graded by itself: a program, or a class of a file of agents. */
export interface Round2Unit {
  /** Null of a program that is no file of agents. */
  readonly agent: AgentAlgorithm | null;
  /** Its mistakes; none if it is correct. */
  readonly mistakes: Labelled;
}

/** A file of the second round. */
export interface Round2File {
  readonly file: string;
  readonly exercise: string;
  readonly language: 'python' | 'javascript' | 'typescript';
  readonly text: string;
  readonly units: readonly Round2Unit[];
}

interface Row {
  readonly file: string;
  readonly exercise: string;
  readonly language: string;
}

const FOLDER = join(packageRoot(), 'test/fixtures/heldOut/round2');

/** The classes that somebody has written, in a file where the others say that they are still to do. */
const isWritten = (text: string, agent: AgentAlgorithm): boolean => {
  const [, after = ''] = text.split(`class ${agentClassOf(agent)}(`);
  return after !== '' && !(after.split('\nclass ')[0] ?? '').includes('raiseNotDefined');
};

function unitsOf(file: string, exercise: string, text: string): Round2Unit[] {
  if (exercise !== 'multi-agents') return [{ agent: null, mistakes: ROUND_2_LABELS[file] ?? [] }];
  return AGENT_ALGORITHMS.filter((agent) => isWritten(text, agent)).map((agent) => ({
    agent,
    mistakes: ROUND_2_AGENT_LABELS[file]?.[agent] ?? [],
  }));
}

/** All 180, in the order of `labels.json`. */
export const ROUND_2_FILES: readonly Round2File[] = (
  JSON.parse(readFileSync(join(FOLDER, 'labels.json'), 'utf8')) as readonly Row[]
).map(({ file, exercise, language }) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return {
    file,
    exercise,
    language: language.toLowerCase() as Round2File['language'],
    text,
    units: unitsOf(file, exercise, text),
  };
});

export const FAMILIES = ['adversarial', 'agents', 'local', 'genetic'] as const;
export type Family = (typeof FAMILIES)[number];

const GENETIC = ['genetic-algorithm', 'random-selection', 'reproduce', 'mutate'];
const ADVERSARIAL = ['minimax', 'alpha-beta', 'expectimax'];

export function familyOf({ exercise }: Round2File): Family {
  if (exercise === 'multi-agents') return 'agents';
  if (ADVERSARIAL.includes(exercise)) return 'adversarial';
  return GENETIC.includes(exercise) ? 'genetic' : 'local';
}
