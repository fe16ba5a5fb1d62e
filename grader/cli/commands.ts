import type { CommandModule } from './context.ts';

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** Whether it has commands of its own, each with its help. */
  readonly hasParts?: true;
  /** Loads the command's code only when it is called: a cold `check` must not wait for the rest. */
  load(): Promise<CommandModule>;
}

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'exercises', summary: 'list the exercises', load: () => import('./exercises.ts') },
  { name: 'start', summary: 'begin an exercise in a folder of your own', load: () => import('./start.ts') },
  { name: 'check', summary: 'check your own work', load: () => import('./check.ts') },
  { name: 'run', summary: 'run your search on a tree of your own', load: () => import('./run.ts') },
  { name: 'grade', summary: 'grade a class', load: () => import('./grade.ts') },
  { name: 'report', summary: 'write the reports of a graded class again', load: () => import('./report.ts') },
  {
    name: 'merge',
    summary: 'join the parts of a class that were graded apart',
    load: () => import('./merge.ts'),
  },
  {
    name: 'gradebook',
    summary: 'put the marks of a class into a gradebook',
    load: () => import('./gradebook.ts'),
  },
  {
    name: 'handback',
    summary: 'give students their pages back',
    load: () => import('./handback.ts'),
  },
  {
    name: 'override',
    summary: 'decide about points by hand, with a reason',
    load: () => import('./override.ts'),
  },
  {
    name: 'review',
    summary: 'see what in a graded class wants a person',
    load: () => import('./review.ts'),
  },
  { name: 'explain', summary: 'see how final points came about', load: () => import('./explain.ts') },
  { name: 'history', summary: 'see how a submission was graded before', load: () => import('./history.ts') },
  { name: 'similar', summary: 'see whose work is alike', load: () => import('./similar.ts') },
  {
    name: 'solve',
    summary: 'solve a tree, with the leaves that are pruned',
    load: () => import('./solve.ts'),
  },
  {
    name: 'draw',
    summary: 'draw a step of a search, for slides and exams',
    load: () => import('./draw/draw.ts'),
  },
  { name: 'lint', summary: 'look for mistakes in trees and exercises', load: () => import('./lint.ts') },
  {
    name: 'adequacy',
    summary: 'see which mistakes an exercise or a tree lets through',
    load: () => import('./adequacy.ts'),
  },
  {
    name: 'new',
    summary: 'make an exercise or a quiz to begin from',
    hasParts: true,
    load: () => import('./new.ts'),
  },
  { name: 'pack', summary: 'make a student kit without anything hidden', load: () => import('./pack.ts') },
  {
    name: 'site',
    summary: 'make a web site on which students solve exercises',
    load: () => import('./site/site.ts'),
  },
  { name: 'import', summary: 'turn tree cases into tree files', load: () => import('./import.ts') },
  {
    name: 'quiz',
    summary: 'quizzes about game trees, answered by hand',
    hasParts: true,
    load: () => import('./quiz/quiz.ts'),
  },
  {
    name: 'lab',
    summary: 'experiments with search algorithms',
    hasParts: true,
    load: () => import('./lab.ts'),
  },
];
