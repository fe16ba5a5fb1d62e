import { vectorWords } from './multiSteps.ts';
import { quoteAnswer } from './quoting.ts';
import { type Templates, say } from './remark.ts';
import { type UnreadAnswer, sayUnread } from './unreadAnswers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the root is worth to each player. */
export interface Due {
  readonly expected: readonly number[];
}

const areUtilities = ({ expected }: Due): string => `the utilities at the root are ${vectorWords(expected)}`;

/** The utilities and the action that a search of several players returned. */
export const UTILITIES = {
  'utilities-unreadable': ({ unread, ...due }: Due & { unread: UnreadAnswer }, vocabulary: Vocabulary) => {
    const { rationale: found, help } = sayUnread(unread, vocabulary);
    return say(`${vocabulary.entry} returned ${found}; ${areUtilities(due)}.`, help);
  },
  'utilities-right': ({ values }: { values: readonly number[] }) =>
    say(`Returned ${vectorWords(values)}, what each player gets.`),
  'utilities-wrong': ({ values, ...due }: Due & { values: readonly number[] }, { entry }: Vocabulary) =>
    say(`${entry} returned ${vectorWords(values)}; ${areUtilities(due)}.`),
  'utilities-of-other-players': (
    { values, ...due }: Due & { values: readonly number[] },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} returned ${vectorWords(values)}; ${areUtilities(due)}.`,
      'How many players are there? Only the game knows.',
    ),
  'action-worse-for-player': (
    { action, player, values, best, bestValues }: WorseAction,
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} chose ${quoteAnswer(action)}, which leads to ${vectorWords(values)}; ` +
        `player ${player} moves at the root, and ${quoteAnswer(best)} leads to ${vectorWords(bestValues)}.`,
    ),
} satisfies Templates;

export interface WorseAction {
  readonly action: string;
  /** Who moves at the root. */
  readonly player: number;
  /** What each player gets. */
  readonly values: readonly number[];
  readonly best: string;
  readonly bestValues: readonly number[];
}
