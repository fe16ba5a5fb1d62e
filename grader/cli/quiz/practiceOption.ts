import type { Command } from 'commander';
import { type Quiz, withoutPractice } from '../../quiz/quiz.ts';

export interface PracticeOptions {
  /** False where `--no-practice` is given. */
  readonly practice: boolean;
}

/** A page for practice can work its answers out; who gives marks for it wants one that cannot. */
export const withPracticeOption = (command: Command): Command =>
  command.option('--no-practice', 'a page that checks nothing, though the quiz is for practice');

export const forUse = (quiz: Quiz, { practice }: PracticeOptions): Quiz =>
  practice ? quiz : withoutPractice(quiz);
