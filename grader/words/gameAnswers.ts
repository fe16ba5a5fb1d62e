import { itemAt } from '../types/lookup.ts';
import { list } from './lists.ts';
import { formatNumber } from './numbers.ts';
import { quoteAnswer } from './quoting.ts';
import { type Templates, say } from './remark.ts';
import { type UnreadAnswer, sayUnread } from './unreadAnswers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The value that is due, and what it is called: `minimax value`. */
export interface Value {
  readonly name: string;
  readonly expected: number;
}

const isValue = ({ name, expected }: Value): string => `the ${name} is ${formatNumber(expected)}`;

/** The value that a search returned. */
export const VALUES = {
  'value-unreadable': ({ unread, ...value }: Value & { unread: UnreadAnswer }, vocabulary: Vocabulary) => {
    const { rationale: found, help } = sayUnread(unread, vocabulary);
    return say(`${vocabulary.entry} returned ${found}; ${isValue(value)}.`, help);
  },
  'value-right': ({ value, name }: { value: number; name: string }) =>
    say(`Returned ${formatNumber(value)}, the ${name}.`),
  'value-wrong': ({ value, ...expected }: Value & { value: number }, { entry }: Vocabulary) =>
    say(`${entry} returned ${formatNumber(value)}; ${isValue(expected)}.`),
  'value-of-wrong-sign': ({ value, ...expected }: Value & { value: number }, { entry }: Vocabulary) =>
    say(
      `${entry} returned ${formatNumber(value)}; ${isValue(expected)}.`,
      "The number is right but for its sign: the value is always MAX's view, also where MIN moves first.",
    ),
} satisfies Templates;

/** Actions that were accepted; none at the end of a game. */
export interface Best {
  readonly best: readonly string[];
}

function bestWords({ best }: Best, { none }: Vocabulary): string {
  if (best.length === 0) return `there is no action to choose at the root, so it should be ${none}`;
  return bestNamed(best);
}

/** What an action is worth, as far as is known. */
export interface Worth {
  readonly low: number;
  readonly high: number;
  /** Who moves at the root: what is not known of MAX's action can only be less. */
  readonly player: 'max' | 'min';
}

function worthWords({ low, high, player }: Worth): string {
  if (low === high) return formatNumber(low);
  return player === 'max' ? `at most ${formatNumber(high)}` : `at least ${formatNumber(low)}`;
}

/** The actions that a search for all best ones returned. */
export const ALL_ACTIONS = {
  'actions-unreadable': ({ unread, ...best }: Best & { unread: UnreadAnswer }, vocabulary: Vocabulary) => {
    const { rationale: found, help } = sayUnread(unread, vocabulary);
    return say(`${vocabulary.entry} returned ${found}; ${allWords(best)}.`, help);
  },
  'actions-right': ({ best }: Best) =>
    say(best.length === 0 ? 'Returned no action, as the search ends at the root.' : `Found ${allOf(best)}.`),
  'actions-after-the-end': ({ actions }: { actions: readonly string[] }, { entry }: Vocabulary) =>
    say(
      `${entry} returned ${list(actions.map(quoteAnswer))}, but the search ends at the root: there is no ` +
        'action, so the list should be empty.',
    ),
  'actions-not-legal': (
    { actions, legal }: { actions: readonly string[]; legal: readonly string[] },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} returned ${list(actions.map(quoteAnswer))}, which the root does not have; its actions ` +
        `are ${list(legal.map(quoteAnswer))}.`,
    ),
  'actions-missing': (
    { missing, value, ...best }: Best & { missing: readonly string[]; value: number },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} left out ${list(missing.map(quoteAnswer))}, worth ${formatNumber(value)} as well; ` +
        `${allWords(best)}.`,
      'Is a child that is as good as the best one kept beside it? A search that stops where the bounds ' +
        'only meet never sees it: stop where they cross.',
    ),
  'actions-too-many': (
    { action, worth, value, ...best }: Best & { action: string; worth: Worth; value: number },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} returned ${quoteAnswer(action)}, which is worth ${worthWords(worth)}; ${allWords(best)}, ` +
        `worth ${formatNumber(value)}.`,
      'What comes back from a child that was cut off is no value: it is not to be compared with the best.',
    ),
} satisfies Templates;

const allOf = (best: readonly string[]): string =>
  best.length === 1
    ? `${quoteAnswer(itemAt(best, 0))}, the only best action`
    : `all ${best.length} best actions, ${list(best.map(quoteAnswer))}`;

function allWords({ best }: Best): string {
  if (best.length === 0) return 'there is no action to choose at the root, so the list should be empty';
  return bestNamed(best);
}

const bestNamed = (best: readonly string[]): string =>
  `${best.length === 1 ? 'the best action is' : 'the best actions are'} ${list(best.map(quoteAnswer))}`;

/** The action that a search returned. */
export const ACTIONS = {
  'action-unreadable': ({ unread, ...best }: Best & { unread: UnreadAnswer }, vocabulary: Vocabulary) => {
    const { rationale: found, help } = sayUnread(unread, vocabulary);
    return say(`${vocabulary.entry} returned ${found}; ${bestWords(best, vocabulary)}.`, help);
  },
  'action-after-the-end': ({ action }: { action: string }, { entry, none }: Vocabulary) =>
    say(
      `${entry} returned the action ${quoteAnswer(action)}, but the search ends at the root: there ` +
        `is no action, so it should be ${none}.`,
    ),
  'action-not-legal': (
    { action, legal }: { action: string; legal: readonly string[] },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} returned the action ${quoteAnswer(action)}, which the root does not have; its ` +
        `actions are ${list(legal.map(quoteAnswer))}.`,
    ),
  'action-right': ({ action, ways }: { action: string; ways: number }) =>
    say(
      ways === 1
        ? `Chose ${quoteAnswer(action)}, the best action.`
        : `Chose ${quoteAnswer(action)}, one of ${ways} best actions.`,
    ),
  'action-where-chance-moves': () => say('Chance moves at the root, so any action is as good as none.'),
  'no-action-at-the-end': () => say('Returned no action, as the search ends at the root.'),
  'no-action-where-chance-moves': () => say('Returned no action, as chance moves at the root.'),
  'no-action': (best: Best, vocabulary: Vocabulary) =>
    say(
      `${vocabulary.entry} returned no action; ${bestWords(best, vocabulary)}.`,
      'Is the best action kept when the best value is? A comparison with > never keeps one that ' +
        'starts at the same value, such as −∞.',
    ),
  'another-of-the-best': (
    { action, which, asked }: { action: string; which: 'first' | 'last'; asked: string },
    { entry }: Vocabulary,
  ) =>
    say(
      `${entry} chose ${quoteAnswer(action)}. It is one of the best, but of several best actions ` +
        `this exercise asks for the ${which}, ${quoteAnswer(asked)}.`,
    ),
  'action-not-the-best': (
    { action, worth, value, ...best }: Best & { action: string; worth: Worth; value: number },
    vocabulary: Vocabulary,
  ) =>
    say(
      `${vocabulary.entry} chose ${quoteAnswer(action)}, which is worth ${worthWords(worth)}; ` +
        `${bestWords(best, vocabulary)}, worth ${formatNumber(value)}.`,
    ),
} satisfies Templates;
