import { createHash } from 'node:crypto';
import { Random } from '../../../reference/random.ts';
import { quote } from '../../words/found.ts';
import { readField } from '../read/field.ts';
import { mistakenAnswers } from '../mistakes/mistakenAnswers.ts';
import type { Field, Given } from '../types.ts';
import { exactOf } from '../exact.ts';
import { formatGiven } from './format.ts';
import { QuestionError } from './kind.ts';
import type { Ask, KindRules, World } from './kind.ts';
import { lettersOf } from '../tree/labels.ts';
import { same } from './same.ts';
import { rulesOf, truthOf } from './rules.ts';

interface Option {
  readonly value: string;
  readonly text: string;
  readonly given: Given;
}

/**
 * `choice`: one of several answers to another question. The options are texts, read as answers to it, or so
 * many that are computed: the right one and what known mistakes answer.
 */
export const choice: KindRules = {
  figures: ['tree', 'board', 'landscape', 'population'],
  keys: ['of', 'options'],
  required: ['of', 'options'],
  prompt: (ask) => rulesOf(inner(ask)).prompt(inner(ask)),
  fields: (ask) => [
    {
      key: '',
      label: 'Answer',
      type: 'choice',
      options: optionsOf(ask).map(({ value, text }) => ({ value, text })),
    },
  ],
  answer: (ask, world) => {
    const found = optionsOf(ask).find(({ given }) => isRight(inner(ask), world, given));
    return [found === undefined ? null : { type: 'choice', chosen: found.value }];
  },
};

function inner({ question, figure }: Ask): Ask {
  return { question: question.of!, figure };
}

function isRight(ask: Ask, world: World, given: Given): boolean {
  const rules = rulesOf(ask);
  if (rules.accepts !== undefined) return rules.accepts(ask, world, 0, given);
  const right = rules.answer(ask, world)[0] ?? null;
  return right !== null && same(rules.fields(ask)[0]!, right, given);
}

/** The options in the order shown; which of them is right is not told here. */
export function optionsOf(ask: Ask): Option[] {
  const within = inner(ask);
  const fields = rulesOf(within).fields(within);
  if (fields.length !== 1 || rulesOf(within).acceptsAll !== undefined)
    throw new QuestionError('of', `a question with ${fields.length} parts`, 'a question with one part');
  const field = fields[0]!;
  const { options } = ask.question;
  const answers =
    typeof options === 'number'
      ? computed(within, field, options)
      : options.map((text, at) => written(field, text, at));
  const made = answers.map(({ given, text }, at) => ({
    value: lettersOf(at),
    text: text ?? formatGiven(within, field, given),
    given,
  }));
  const right = made.filter(({ given }) => isRight(within, truthOf(within), given));
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

function written(field: Field, text: string, at: number): { readonly given: Given; readonly text: string } {
  const found = readField(text, field);
  if (found === null || !found.ok)
    throw new QuestionError(
      `options[${at}]`,
      quote(text),
      found === null ? 'an answer to the question' : `an answer to the question (${found.why})`,
    );
  return { given: found.value, text };
}

/** The right answer and those of known mistakes, in an order that says nothing. */
function computed(
  ask: Ask,
  field: Field,
  count: number,
): { readonly given: Given; readonly text?: undefined }[] {
  const right = rulesOf(ask).answer(ask, truthOf(ask))[0] ?? null;
  if (right === null)
    throw new QuestionError(
      'of',
      'a question whose answer hangs on a leaf without a value',
      'a question with an answer',
    );
  const found: Given[] = [right];
  const add = (given: Given | null): void => {
    if (
      given !== null &&
      !isRight(ask, truthOf(ask), given) &&
      !found.some((each) => same(field, each, given))
    )
      found.push(given);
  };
  for (const { answers } of mistakenAnswers(ask)) add(answers[0] ?? null);
  if (field.type === 'number' && ask.figure?.kind === 'tree') {
    for (const { value } of ask.figure.tree.nodes)
      if (value !== null && Number.isFinite(value)) add({ type: 'number', value: exactOf(value) });
  }
  if (field.type === 'nodes' && field.single)
    for (const { index } of field.among) add({ type: 'nodes', nodes: [index] });
  if (found.length < count)
    throw new QuestionError(
      'options',
      String(count),
      `at most ${found.length}: known mistakes make no more different answers here`,
    );
  const seed = createHash('sha256')
    .update(JSON.stringify([ask.question.id, found.map((given) => formatGiven(ask, field, given))]))
    .digest()
    .readInt32LE(0);
  return Random.seeded(seed)
    .shuffle(found.slice(0, count))
    .map((given) => ({ given }));
}
