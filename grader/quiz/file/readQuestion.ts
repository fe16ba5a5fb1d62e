import type { Cut } from '../../../reference/game.ts';
import { readPoints } from '../../content/points.ts';
import type { Problems } from '../../content/problems.ts';
import { oneOf } from '../../words/found.ts';
import { kindNamed } from '../kinds/kinds.ts';
import type { Question } from '../kinds/kinds.ts';
import type { AnyQuestion, QuestionKind } from '../question/kind.ts';
import { QUESTION_REF, withDefault } from '../question/optionSchema.ts';
import type { Figure } from '../types.ts';
import { COMMON_KEYS, SEARCH_KEYS } from './questionFile.ts';
import type { Complain, QuestionFile } from './questionFile.ts';
import { readSearchSettings } from './searchSettings.ts';
import { quote } from '../../words/quoting.ts';

/** What questions of a quiz are read against. */
export interface QuizSoFar {
  readonly convention: Cut;
  readonly figures: ReadonlyMap<string, Figure>;
  readonly problems: Problems;
}

/** What a question goes by: in files, and among people. */
export type Called = Pick<AnyQuestion, 'id' | 'number'>;

/** Reads a question; keys that its kind has no use for are mistakes. Null when something is wrong. */
export function readQuestion(
  file: QuestionFile,
  called: Called,
  quiz: QuizSoFar,
  place: string,
): Question | null {
  const kind = kindNamed(file.kind);
  let isFine = true;
  const complain: Complain = (code, key, found, expected) => {
    isFine = false;
    quiz.problems.add({ code, place: key === '' ? place : `${place}.${key}`, found, expected });
  };
  checkKeys(file, kind, complain);
  const innerKind = file.of === undefined ? null : kindNamed(file.of.kind);
  const figureKinds = (innerKind ?? kind).figures;
  const figure = readFigureName(file.figure ?? file.of?.figure, figureKinds, quiz.figures, complain);
  const how = readSearchSettings(file, kind, quiz.convention, figure, complain);
  if (innerKind !== null && (innerKind.inner !== undefined || innerKind.whyNot !== undefined))
    complain('kind-does-not-fit', 'of.kind', quote(innerKind.name), 'a kind whose answers can be listed');
  const of = file.of === undefined ? null : readInner(file, file.of, called, quiz, place);
  if (!isFine || (file.of !== undefined && of === null)) return null;
  const question: AnyQuestion = {
    ...called,
    kind: file.kind,
    figure: figure?.id ?? '',
    text: file.text ?? '',
    points: readPoints(file.points ?? 1),
    credit: file.credit ?? 'net',
    how,
    ...optionsOf(file, kind, of),
    expect: file.expect,
  };
  const problem = kind.optionProblem?.(question) ?? null;
  if (problem !== null) complain(problem.code, problem.key, problem.found, problem.expected);
  // The schema holds each key to its type, and each kind's keys were just read.
  return isFine ? (question as Question) : null;
}

/** The question inside a question, about the same figure unless it names another. */
function readInner(
  file: QuestionFile,
  inner: QuestionFile,
  called: Called,
  quiz: QuizSoFar,
  place: string,
): Question | null {
  const about = file.figure === undefined ? {} : { figure: file.figure };
  const convention = file.convention ?? quiz.convention;
  return readQuestion({ ...inner, ...about }, called, { ...quiz, convention }, `${place}.of`);
}

/** The options of a kind, filled in where they are left out. */
function optionsOf(
  file: QuestionFile,
  { keys }: QuestionKind,
  of: Question | null,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(keys).map(([key, schema]) => [
      key,
      schema['$ref'] === QUESTION_REF ? of : withDefault(schema, file[key]),
    ]),
  );
}

/** Each key must be one of the kind's own, and say what that kind can be asked. */
function checkKeys(file: QuestionFile, kind: QuestionKind, complain: Complain): void {
  const own = [...(kind.search === undefined ? [] : SEARCH_KEYS), ...Object.keys(kind.keys)];
  for (const key of Object.keys(file)) {
    if (!COMMON_KEYS.includes(key) && !own.includes(key))
      complain(
        'key-does-not-fit',
        key,
        `"${key}" in a question of kind "${kind.name}"`,
        own.length === 0 ? 'no such key' : `only ${oneOf(own)}`,
      );
  }
  for (const key of kind.required ?? []) {
    if (!Object.hasOwn(file, key))
      complain('missing-key', '', `no "${key}"`, `"${key}", in a question of kind "${kind.name}"`);
  }
  for (const [key, schema] of Object.entries(kind.keys)) {
    const written = file[key];
    // The schema of all kinds takes the words of each.
    if (typeof written === 'string' && schema.enum !== undefined && !schema.enum.includes(written))
      complain('wrong-value', key, quote(written), oneOf(schema.enum));
  }
}

/** The figure named, else the only one that fits. */
function readFigureName(
  name: string | undefined,
  kinds: readonly string[],
  figures: ReadonlyMap<string, Figure>,
  complain: Complain,
): Figure | null {
  if (kinds.length === 0) {
    if (name !== undefined)
      complain('key-does-not-fit', 'figure', quote(name), 'no figure: this kind of question needs none');
    return null;
  }
  const wanted = `a ${kinds.join(' or a ')}`;
  if (name !== undefined) {
    const found = figures.get(name);
    if (found === undefined)
      complain(
        'unknown-figure',
        'figure',
        quote(name),
        figures.size === 0 ? `${wanted} among the quiz's figures` : oneOf([...figures.keys()]),
      );
    else if (!kinds.includes(found.kind))
      complain('figure-does-not-fit', 'figure', `${quote(name)}, a ${found.kind}`, wanted);
    return found ?? null;
  }
  const fitting = [...figures.values()].filter(({ kind }) => kinds.includes(kind));
  const [only, ...others] = fitting;
  if (only === undefined)
    complain('missing-key', '', `no figure that is ${wanted}`, `${wanted} among the quiz's figures`);
  else if (others.length > 0)
    complain('missing-key', '', 'no "figure"', `"figure": ${oneOf(fitting.map(({ id }) => id))}`);
  return others.length === 0 ? (only ?? null) : null;
}
