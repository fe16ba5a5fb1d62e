import type { TreeTask } from '../question/elsewhere.ts';
import type { Asked } from './exportedAnswers.ts';
import { toleranceOf } from './numbers.ts';
import { askedOfPrograms } from './offeredAnswers.ts';
import { MARKING, SOLVING } from './prairieLearnProgram.ts';
import type { Item } from './questionBank.ts';

/** Names of a question's fields; those of each variant begin with its own. */
export const fieldName = (prefix: string, at: number): string => `${prefix}a${at + 1}`;
export const variantPrefix = (count: number, at: number): string => (count === 1 ? '' : `v${at + 1}-`);

/**
 * The program that draws a variant and marks it as Cutoff does: sets by what is right less what is wrong,
 * texts in all their spellings, and parts so that wrong ones take away.
 */
export function serverPy(items: readonly Item[]): string {
  const table = items.map((item, at) => ({
    credit: item.prepared.ask.question.credit,
    ...taskOf(item),
    fields: askedOfPrograms(item.prepared).map((asked, field) => [
      fieldName(variantPrefix(items.length, at), field),
      ...markedBy(asked),
    ]),
  }));
  const variants = `VARIANTS = ${JSON.stringify(table, null, 4)}`;
  const solving = table.some((variant) => 'task' in variant) ? SOLVING : [];
  const count = items.length;
  return `${[...imports(count), ...draws(count), variants, ...MARKING, ...solving].join('\n')}\n`;
}

/** Where numbers for leaves are marked by what they make of the tree: what is asked of it. */
function taskOf({ prepared: { kind, ask } }: Item): { readonly task?: TreeTask } {
  const task = kind.task?.(ask) ?? null;
  return task === null ? {} : { task };
}

function markedBy(asked: Asked): readonly unknown[] {
  switch (asked.kind) {
    case 'number':
      return [asked.kind, asked.value, toleranceOf(asked.value, asked.tolerance)];
    case 'text':
      return asked.list === null ? ['text', asked.accepted] : ['list', asked.list.right, asked.list.names];
    default:
      return [asked.kind];
  }
}

const imports = (count: number): string[] => [
  ...(count === 1 ? [] : ['import random']),
  'import re',
  'import unicodedata',
  'from fractions import Fraction',
  '',
  '',
];

function draws(count: number): string[] {
  if (count === 1) return [];
  return [
    'def generate(data):',
    `    """Draws one of the ${count} variants."""`,
    `    drawn = random.Random(data["variant_seed"]).randrange(${count})`,
    '    data["params"]["drawn"] = drawn',
    `    for at in range(${count}):`,
    '        data["params"]["v%d" % (at + 1)] = at == drawn',
    '',
  ];
}
