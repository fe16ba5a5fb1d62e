import type { Grader } from '../../grader/grade.ts';
import type Secret from '/etc/passwd';
import type * as All from 'node:fs';
import { type Game, type State as S } from 'cutoff';
export type { Grader } from 'file:///etc/passwd';
type Answers = typeof import('../../secret.txt') & import('node:fs', { with: { 'resolution-mode': 'import' } }).Stats;
export function alphaBeta(game: any, state: any): any { return 3; }
