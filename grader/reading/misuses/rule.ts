import type { Given, Misuse, Wish } from '../../words/misuses.ts';

/** What an error says, and the line at which the code stopped. */
export interface Told {
  readonly given: Given;
  readonly message: string;
  readonly line: string;
}

/** What it may be that was asked wrongly; null for other errors. */
export type Rule = (told: Told) => Misuse | null;

/** What there is to be after, of whom is asked. */
export const POSSIBLE: Readonly<Record<Given, readonly Wish[]>> = {
  game: ['moves', 'end', 'worth', 'turn', 'limit', 'start'],
  problem: ['moves', 'worth', 'start', 'random-state'],
  random: ['number', 'integer', 'choice', 'shuffle'],
  agents: ['moves', 'end', 'worth', 'turn', 'limit', 'start'],
};

/** Questions without the brackets that ask them. */
export const MEMBERS: Readonly<Record<Given, RegExp>> = {
  game: /\bgame\.(player|actions|result|is_?[tT]erminal|utility|evaluate|probability)\b(?!\s*\()/,
  // `key=problem.value` hands the function over, as one may.
  problem: /\bproblem\.(neighbou?rs|random_?[sS]tate)\b(?!\s*\()/,
  random: /\brandom\.(number|integer|choice|shuffle)\b(?!\s*\()/,
  agents: /\.(getLegalActions|generateSuccessor|getNumAgents|isWin|isLose|getScore)\b(?!\s*\()/,
};

/** `is_terminal` → `isTerminal` */
export const camel = (name = ''): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
