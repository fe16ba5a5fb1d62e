import type { Plain } from '../types/observation.ts';
import { describeAnswer } from './answers.ts';
import { quoteAnswer } from './quoting.ts';
import { type RemarkOf, type Templates, type Words, say, speaker } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where a part of an answer stood. */
export type Inside =
  | 'whole'
  | 'first-of-pair'
  | 'second-of-pair'
  | 'value'
  | 'values'
  | 'utilities'
  | 'action'
  | 'actions'
  | 'move'
  | 'moves';

interface Part {
  readonly inside: Inside;
  readonly part: Plain;
}

function within(inside: Inside, { record }: Vocabulary): string {
  switch (inside) {
    case 'whole':
      return '';
    case 'first-of-pair':
      return 'a pair whose first item is ';
    case 'second-of-pair':
      return 'a pair whose second item is ';
    default:
      return (
        `${record === 'object' ? 'an object' : `a ${record}`} whose ${inside} ` +
        `${PLURAL.includes(inside) ? 'are' : 'is'} `
      );
  }
}

const PLURAL: readonly Inside[] = ['values', 'utilities'];

const EACH = 'Return one number for each player, in a list, and the action that leads there.';

const shape = ({ answer, actions }: Vocabulary): string =>
  `Return ${answer}: the value as a number, the action as the text that ${actions} gave.`;

function found({ inside, part }: Part, vocabulary: Vocabulary): string {
  return `${within(inside, vocabulary)}${describeAnswer(part, vocabulary)}`;
}

/** What was found in an answer in place of a value or an action, for the end of "… returned", and advice. */
const UNREAD_ANSWERS = {
  'value-is-nan': ({ inside }: { inside: Inside }, vocabulary: Vocabulary): Words =>
    say(
      `${within(inside, vocabulary)}NaN, which is not a number`,
      'NaN usually comes from arithmetic with something that is undefined.',
    ),
  'pair-turned-round': ({ first }: { first: Plain }, vocabulary: Vocabulary): Words =>
    say(
      `a pair whose first item is ${describeAnswer(first, vocabulary)} and whose second is the number`,
      `The value comes first: ${vocabulary.pair}.`,
    ),
  'value-is-text': ({ inside, text }: { inside: Inside; text: string }, vocabulary: Vocabulary): Words =>
    say(
      `${within(inside, vocabulary)}the text ${quoteAnswer(text)}`,
      inside === 'whole'
        ? `${shape(vocabulary)} Text is not a number, even if it looks like one.`
        : 'The value must be a number, not text.',
    ),
  'returned-nothing': ({ isUndefined }: { isUndefined: boolean }, vocabulary: Vocabulary): Words =>
    say(
      isUndefined ? describeAnswer(undefined, vocabulary) : vocabulary.returnsNothing,
      `${shape(vocabulary)} Does every branch of your function return?`,
    ),
  'no-value': (part: Part, vocabulary: Vocabulary): Words => say(found(part, vocabulary), shape(vocabulary)),
  'value-alone': ({ value }: { value: number }, vocabulary: Vocabulary): Words =>
    say(
      `${describeAnswer(value, vocabulary)} alone`,
      `This check looks at the action too. ${shape(vocabulary)}`,
    ),
  'no-action-in-answer': ({ answer }: { answer: Plain }, vocabulary: Vocabulary): Words =>
    say(answer === null ? vocabulary.returnsNothing : describeAnswer(answer, vocabulary), shape(vocabulary)),
  'action-is-no-text': (part: Part, vocabulary: Vocabulary): Words =>
    say(
      found(part, vocabulary),
      `An action is the text that ${vocabulary.actions} gave for it: not its position, and not a number.`,
    ),
  'one-action-alone': (
    { inside, action }: { inside: Inside; action: string },
    vocabulary: Vocabulary,
  ): Words =>
    say(
      found({ inside, part: action }, vocabulary),
      'Every best action is asked for: return a list of them, also where there is only one.',
    ),
  'actions-are-no-list': (part: Part, vocabulary: Vocabulary): Words =>
    say(found(part, vocabulary), `Return a list of actions, each the text that ${vocabulary.actions} gave.`),
  'actions-hold-no-text': (
    { inside, item }: { inside: Inside; item: Plain },
    vocabulary: Vocabulary,
  ): Words =>
    say(
      `${within(inside, vocabulary)}a list that holds ${describeAnswer(item, vocabulary)}`,
      `An action is the text that ${vocabulary.actions} gave for it: not its position, and not the state ` +
        'that it leads to.',
    ),
  'no-utilities-returned': ({ isUndefined }: { isUndefined: boolean }, vocabulary: Vocabulary): Words =>
    say(
      isUndefined ? describeAnswer(undefined, vocabulary) : vocabulary.returnsNothing,
      `${EACH} Does every branch of your function return?`,
    ),
  'no-action-beside-utilities': ({ answer }: { answer: Plain }, vocabulary: Vocabulary): Words =>
    say(answer === null ? vocabulary.returnsNothing : describeAnswer(answer, vocabulary), EACH),
  'no-utilities': (part: Part, vocabulary: Vocabulary): Words => say(found(part, vocabulary), EACH),
  'one-utility-alone': (part: Part, vocabulary: Vocabulary): Words =>
    say(
      `${found(part, vocabulary)} alone`,
      `${EACH} What a node is worth to one player says nothing of the others, and above it another player ` +
        'compares.',
    ),
  'utilities-hold-no-number': (
    { inside, item }: { inside: Inside; item: Plain },
    vocabulary: Vocabulary,
  ): Words => say(`${within(inside, vocabulary)}a list that holds ${describeAnswer(item, vocabulary)}`, EACH),
  'action-with-value': ({ answer }: { answer: Plain }, vocabulary: Vocabulary): Words =>
    say(describeAnswer(answer, vocabulary), 'Return the action alone, without its value.'),
  'no-agent-action': ({ answer }: { answer: Plain }, vocabulary: Vocabulary): Words =>
    say(describeAnswer(answer, vocabulary), 'Return an action, as gameState.getLegalActions(0) lists it.'),
  'no-decision': ({ answer }: { answer: Plain }, vocabulary: Vocabulary): Words =>
    say(
      describeAnswer(answer, vocabulary),
      `Return the action: the text that ${vocabulary.actions} gave for it, not its position, and no number.`,
    ),
  'never-answered': (): Words => say('nothing'),
} satisfies Templates;

export type UnreadAnswer = RemarkOf<typeof UNREAD_ANSWERS>;

export const sayUnread = speaker(UNREAD_ANSWERS);
