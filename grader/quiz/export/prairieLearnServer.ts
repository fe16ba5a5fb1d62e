import type { TreeTask } from '../question/kind.ts';
import type { Credit } from '../types.ts';
import type { Asked } from './exportedAnswers.ts';
import { askedOfPrograms } from './offeredAnswers.ts';
import { SOLVING } from './prairieLearnTask.ts';
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
  return `${['import re', ...draws(items.length), variants, ...MARKING, ...solving].join('\n')}\n`;
}

/** Where numbers for leaves are marked by what they make of the tree: what is asked of it. */
function taskOf({ prepared: { kind, ask } }: Item): { readonly task?: TreeTask } {
  const task = kind.task?.(ask) ?? null;
  return task === null ? {} : { task };
}

function markedBy(asked: Asked): readonly unknown[] {
  if (asked.kind !== 'text') return [asked.kind];
  return asked.list === null ? ['text', asked.accepted] : ['list', asked.list.right, asked.list.names];
}

function draws(count: number): string[] {
  if (count === 1) return [];
  return [
    'import random',
    '',
    '',
    'def generate(data):',
    `    """Draws one of the ${count} variants."""`,
    `    drawn = random.Random(data["variant_seed"]).randrange(${count})`,
    '    data["params"]["drawn"] = drawn',
    `    for at in range(${count}):`,
    '        data["params"]["v%d" % (at + 1)] = at == drawn',
    '',
  ];
}

/** What a wrong part takes away, of what a right one brings. */
const LOSSES: Readonly<Record<Credit, number>> = { each: 0, net: 0.5, all: 0 };

const MARKING = [
  `LOSSES = ${JSON.stringify(LOSSES)}`,
  '',
  '',
  'def grade(data):',
  '    """Marks all fields together, so that the same answer everywhere brings little."""',
  '    variant = VARIANTS[data["params"].get("drawn", 0)]',
  '    scores = [mark(data, variant["credit"], *field) for field in variant["fields"]]',
  '    if "task" in variant:',
  '        given = [data["submitted_answers"].get(field[0]) for field in variant["fields"]]',
  '        scores = [1.0 if solved(variant["task"], given) else 0.0]',
  '        for field in variant["fields"]:',
  '            data["partial_scores"][field[0]] = {"score": scores[0], "weight": 1}',
  '    lost = LOSSES[variant["credit"]] * sum(1 - score for score in scores) if len(scores) > 1 else 0',
  '    score = max(0.0, (sum(scores) - lost) / len(scores))',
  '    if variant["credit"] == "all" and score < 1:',
  '        score = 0.0',
  '    data["score"] = score',
  '',
  '',
  'def mark(data, credit, name, kind, accepted=(), names=None):',
  '    """From 0 to 1: texts in any spelling, sets by what is right less what is wrong."""',
  '    given = data["submitted_answers"].get(name)',
  '    if kind == "text":',
  '        score = 1.0 if tidy(given) in [tidy(text) for text in accepted] else 0.0',
  '    elif kind == "list":',
  '        score = 1.0 if listed(given, names) in accepted else 0.0',
  '    elif kind == "many":',
  '        score = net(data, credit, name, [given] if isinstance(given, str) else given or [])',
  '    else:',
  '        score = (data["partial_scores"].get(name) or {}).get("score") or 0.0',
  '    data["partial_scores"][name] = {"score": score, "weight": 1}',
  '    return score',
  '',
  '',
  'def net(data, credit, name, given):',
  '    right = {answer["key"] for answer in data["correct_answers"][name]}',
  '    if set(given) == right:',
  '        return 1.0',
  '    if credit == "all":',
  '        return 0.0',
  '    # The last option says that none is right.',
  '    wrong = max(1, min(len(right), len(data["params"][name]) - 1 - len(right)))',
  '    hits = len(right & set(given))',
  '    return max(0.0, hits / max(1, len(right)) - (len(set(given)) - hits) / wrong)',
  '',
  '',
  'def listed(text, names):',
  '    """What stands between commas, arrows or blanks, by its own name, once each."""',
  '    found = []',
  '    for piece in re.split(r"\\s*(?:[,;\\n]|->|→|⇒|=>)\\s*", str(text or "").strip().lower()):',
  '        found += [piece] if piece in names else re.split(r"[\\s\\-–—]+", piece)',
  '    return list(dict.fromkeys(names.get(each, each) for each in found if each != ""))',
  '',
  '',
  'def tidy(text):',
  '    return "".join(str(text or "").lower().split())',
];
