import { unreadWords } from '../../words/quiz/unreadWords.ts';
import { exactOf } from '../exactNumber.ts';
import { mistakenAnswers } from '../mistakes/mistakenAnswers.ts';
import { choiceField, choiceGiven, nodesGiven, numberGiven } from '../question/fields.ts';
import { formatGiven } from '../question/formatAnswer.ts';
import { QuestionError } from '../question/kind.ts';
import type { AnyQuestion, Ask, QuestionKind, QuestionOf, World } from '../question/kind.ts';
import { QUESTION_REF } from '../question/optionSchema.ts';
import { isRight } from '../question/isRight.ts';
import { sameAnswer } from '../question/sameAnswer.ts';
import { truthOf } from '../question/worlds.ts';
import { readField } from '../read/field.ts';
import { lettersOf } from '../tree/labels.ts';
import type { Field, Figure, Given } from '../types.ts';
import { quote } from '../../words/quoting.ts';
import { EXAMPLE_TREE } from './shared/exampleTree.ts';
import { inSecretOrder } from './shared/secretOrder.ts';

const keys = {
  of: {
    title: 'another question',
    description: 'The question that the options answer, without points of its own.',
    $ref: QUESTION_REF,
  },
  options: {
    title: 'a list of answers, or how many to work out',
    description: 'Exactly one must be right. A number: the right answer, and what known mistakes answer.',
    type: ['array', 'integer'],
    minimum: 2,
    maximum: 10,
    minItems: 2,
    maxItems: 10,
    items: { title: 'an answer, as text', type: 'string', pattern: '\\S' },
  },
} as const;
type Question = QuestionOf<'choice', typeof keys, 'of' | 'options'>;
type ChoiceAsk = Ask<Question, Figure>;

interface Option {
  readonly value: string;
  readonly text: string;
  readonly given: Given;
}

/** The question behind the options, and its kind. */
interface Inner {
  readonly ask: Ask;
  readonly kind: QuestionKind;
}

/**
 * `choice`: one of several answers to another question. The options are texts, read as answers to it, or so
 * many that are computed: the right one and what known mistakes answer. `kindOf` finds the kind of that
 * question.
 */
export function choiceAmong(kindOf: (question: AnyQuestion) => QuestionKind): QuestionKind<Question, Figure> {
  const innerOf = ({ question, figure }: ChoiceAsk): Inner => ({
    ask: { question: question.of, figure },
    kind: kindOf(question.of),
  });
  return {
    name: 'choice',
    summary: 'one of several answers to another question',
    example: {
      figure: EXAMPLE_TREE,
      question: { of: { kind: 'value' }, options: ['2', '3', '14'] },
    },
    figures: ['tree', 'board', 'landscape', 'population'],
    keys,
    required: ['of', 'options'],
    inner: ({ of }) => of,
    prompt: (ask) => {
      const inner = innerOf(ask);
      return inner.kind.prompt(inner.ask);
    },
    fields: (ask) => [
      choiceField(
        '',
        'Answer',
        optionsOf(innerOf(ask), ask.question.options).map(({ value, text }) => ({ value, text })),
      ),
    ],
    look: (ask, world) => {
      const { ask: inner, kind } = innerOf(ask);
      return kind.look?.(inner, world, 0) ?? 'Work it out first, and then see which of these it is.';
    },
    idea: (ask) => {
      const inner = innerOf(ask);
      return inner.kind.idea(inner.ask);
    },
    because: (ask, world) => {
      const { ask: inner, kind } = innerOf(ask);
      return kind.because(inner, world, 0);
    },
    answer: (ask, world) => {
      const inner = innerOf(ask);
      const found = optionsOf(inner, ask.question.options).find(({ given }) =>
        isRightIn(inner, world, given),
      );
      return [found === undefined ? null : choiceGiven(found.value)];
    },
  };
}

const isRightIn = ({ ask, kind }: Inner, world: World, given: Given): boolean =>
  isRight(kind, ask, world, 0, given);

/** The options in the order shown; which of them is right is not told here. */
function optionsOf(inner: Inner, options: Question['options']): Option[] {
  const [field, ...others] = inner.kind.fields(inner.ask);
  if (field === undefined || others.length > 0 || inner.kind.whyNot !== undefined)
    throw new QuestionError(
      'of',
      `a question with ${others.length + (field === undefined ? 0 : 1)} parts`,
      'a question with one part',
    );
  const answers =
    typeof options === 'number'
      ? computed(inner, field, options)
      : options.map((text, at) => ({ given: readOption(field, text, at), text }));
  const made = answers.map(({ given, text }, at) => ({ value: lettersOf(at), text, given }));
  const right = made.filter(({ given }) => isRightIn(inner, truthOf(inner.ask.figure), given));
  if (right.length !== 1)
    throw new QuestionError(
      'options',
      right.length === 0
        ? 'no option that is right'
        : `${right.length} options that are right (${right.map(({ text }) => text).join('; ')})`,
      'exactly one that is right',
    );
  return made;
}

function readOption(field: Field, text: string, at: number): Given {
  const found = readField(text, field);
  if (found === null || !found.ok)
    throw new QuestionError(
      `options[${at}]`,
      quote(text),
      found === null ? 'an answer to the question' : `an answer to the question (${unreadWords(found.why)})`,
    );
  return found.value;
}

/** The right answer and those of known mistakes, in an order that says nothing. */
function computed(
  inner: Inner,
  field: Field,
  count: number,
): { readonly given: Given; readonly text: string }[] {
  const { ask, kind } = inner;
  const truth = truthOf(ask.figure);
  const right = kind.answer(ask, truth)[0] ?? null;
  if (right === null)
    throw new QuestionError(
      'of',
      'a question whose answer depends on a leaf without a value',
      'a question with an answer',
    );
  const found: Given[] = [right];
  for (const given of wrongAnswers(inner, field))
    if (!isRightIn(inner, truth, given) && !found.some((each) => sameAnswer(field, each, given)))
      found.push(given);
  if (found.length < count)
    throw new QuestionError(
      'options',
      String(count),
      `at most ${found.length}: known mistakes make no more different answers here`,
    );
  const shown = found.map((given) => formatGiven(field, given));
  return inSecretOrder([ask.question.id, shown], found.slice(0, count)).map((given) => ({
    given,
    text: formatGiven(field, given),
  }));
}

/** What known mistakes answer, then other numbers and nodes of the figure. Some may be right. */
function wrongAnswers({ ask, kind }: Inner, field: Field): Given[] {
  const mistaken = mistakenAnswers(kind, ask).flatMap(({ answers: [first] }) => first ?? []);
  const numbers =
    field.type === 'number' && ask.figure?.kind === 'tree'
      ? ask.figure.tree.nodes.flatMap(({ value }) =>
          value !== null && Number.isFinite(value) ? [numberGiven(exactOf(value))] : [],
        )
      : [];
  const nodes =
    field.type === 'nodes' && field.single ? field.among.map(({ index }) => nodesGiven([index])) : [];
  return [...mistaken, ...numbers, ...nodes];
}
