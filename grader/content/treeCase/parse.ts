import { AGENT_ALGORITHMS, AGENT_CLASSES, agentClassOf } from '../../subjects/agentClasses.ts';
import type { AgentAlgorithm } from '../../types/exercise.ts';
import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { nearest } from '../nearest.ts';
import { Problems } from '../problems.ts';
import { didYouMean, oneOf, quote } from '../../words/found.ts';
import { parseFields } from './fields.ts';
import type { Field } from './fields.ts';
import { TREE_CASE_CLASS } from './treeCase.ts';
import type { PlaceOf, Successor, TreeCase } from './treeCase.ts';

const KEYS = [
  'class',
  'alg',
  'depth',
  'num_agents',
  'start_state',
  'win_states',
  'lose_states',
  'successors',
  'evaluation',
  'diagram',
] as const;
type Key = (typeof KEYS)[number];
const OPTIONAL: ReadonlySet<Key> = new Set(['win_states', 'lose_states', 'diagram', 'class']);
const MOST = 100;

/** A file of a case: its text, and the name that the user knows it by. */
export interface CaseText {
  readonly text: string;
  readonly file: string | null;
}

export interface ReadCase {
  readonly one: TreeCase;
  /** For what is found wrong later. */
  readonly placeOf: PlaceOf;
}

/**
 * Reads a case; `solution` is null when there is none. On failure the problems name every mistake, with its
 * file and line.
 */
export function parseTreeCase(test: CaseText, solution: CaseText | null): Result<ReadCase> {
  const problems = new Problems(test.file);
  const fields = parseFields(test.text, problems);
  const places = new Map<Successor, string>();
  const game = readTest(fields, places, problems);
  const inSolution = new Problems(solution?.file ?? null);
  const expected =
    solution === null ? null : readSolution(parseFields(solution.text, inSolution), inSolution);
  if (problems.none && inSolution.none) {
    const placeOf: PlaceOf = (part) =>
      (typeof part === 'string' ? placeOfField(fields.get(part)) : places.get(part)) ?? '';
    return ok({ one: { ...game, expected }, placeOf });
  }
  const failures = [problems, inSolution]
    .filter(({ none }) => !none)
    .flatMap((each) => each.failure().problems);
  return { ok: false, problems: failures };
}

const placeOfField = (field: Field | undefined): string | undefined =>
  field === undefined ? undefined : `line ${field.line}`;

/** Fields that are wrong are reported, and stand as nothing in what is returned. */
function readTest(
  fields: ReadonlyMap<string, Field>,
  places: Map<Successor, string>,
  problems: Problems,
): Omit<TreeCase, 'expected'> {
  // A field that could not be read is not missing too.
  const missing = problems.none ? KEYS.filter((key) => !fields.has(key) && !OPTIONAL.has(key)) : [];
  for (const [key, { line }] of fields) {
    if ((KEYS as readonly string[]).includes(key)) continue;
    const meant = nearest(
      key,
      KEYS.filter((known) => !fields.has(known)),
    );
    if (meant !== null && missing.includes(meant as Key)) missing.splice(missing.indexOf(meant as Key), 1);
    problems.add({
      code: 'unknown-field',
      place: `line ${line}`,
      found: `the field ${quote(key)}`,
      expected: oneOf(KEYS),
      ...didYouMean(meant),
    });
  }
  for (const key of missing)
    problems.add({
      code: 'missing-field',
      place: '',
      found: `no ${quote(key)}`,
      expected: `a field ${key}: "…"`,
    });

  const kind = fields.get('class');
  if (kind !== undefined && kind.text !== TREE_CASE_CLASS) {
    problems.add({
      code: 'not-a-tree-case',
      place: `line ${kind.line}`,
      found: `a case of class ${quote(kind.text)}`,
      expected: quote(TREE_CASE_CLASS),
      hint: 'only cases that are trees can be imported',
    });
  }
  return {
    algorithm: readAlgorithm(fields.get('alg'), problems),
    depth: readWhole(fields.get('depth'), problems),
    agents: readWhole(fields.get('num_agents'), problems),
    start: readName(fields.get('start_state'), problems),
    winStates: names(fields.get('win_states')),
    loseStates: names(fields.get('lose_states')),
    successors: readSuccessors(fields.get('successors'), places, problems),
    evaluation: readEvaluation(fields.get('evaluation'), problems),
    diagram: fields.get('diagram')?.text ?? null,
  };
}

function readAlgorithm(field: Field | undefined, problems: Problems): AgentAlgorithm {
  if (field === undefined) return 'minimax';
  const found = AGENT_ALGORITHMS.find((algorithm) => agentClassOf(algorithm) === field.text.trim());
  if (found !== undefined) return found;
  const classes = AGENT_CLASSES.map(({ name }) => name);
  problems.add({
    code: 'unknown-algorithm',
    place: `line ${field.line}`,
    found: quote(field.text),
    expected: oneOf(classes),
    ...didYouMean(nearest(field.text.trim(), classes)),
  });
  return 'minimax';
}

function readWhole(field: Field | undefined, problems: Problems): number {
  if (field === undefined) return 1;
  const text = field.text.trim();
  const value = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MOST) return value;
  problems.add({
    code: 'wrong-number',
    place: `line ${field.line}`,
    found: `${field.key}: ${quote(field.text)}`,
    expected: `a whole number from 1 to ${MOST}`,
  });
  return 1;
}

function readName(field: Field | undefined, problems: Problems): string {
  const [name, ...more] = names(field);
  if (field !== undefined && (name === undefined || more.length > 0))
    problems.add({
      code: 'wrong-name',
      place: `line ${field.line}`,
      found: `${field.key}: ${quote(field.text)}`,
      expected: 'the name of one state',
    });
  return name ?? '';
}

const names = (field: Field | undefined): string[] => words(field?.text ?? '');
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The lines of a text that say something, with their line numbers. */
function* linesOf(
  field: Field | undefined,
): Generator<{ readonly parts: readonly string[]; readonly place: string; readonly text: string }> {
  if (field === undefined) return;
  for (const [at, text] of field.text.split('\n').entries()) {
    const parts = words(text);
    if (parts.length > 0) yield { parts, place: `line ${field.textLine + at}`, text: text.trim() };
  }
}

function readSuccessors(
  field: Field | undefined,
  places: Map<Successor, string>,
  problems: Problems,
): Successor[] {
  const successors: Successor[] = [];
  const seen = new Map<string, string>();
  for (const { parts, place, text } of linesOf(field)) {
    const [state, action, next, ...more] = parts;
    if (state === undefined || action === undefined || next === undefined || more.length > 0) {
      problems.add({
        code: 'wrong-successor',
        place,
        found: quote(text),
        expected: 'a state, an action and the next state, such as A Left B',
      });
      continue;
    }
    const key = `${state} ${action}`;
    const other = seen.get(key);
    if (other !== undefined)
      problems.add({
        code: 'repeated-action',
        place,
        found: `action ${quote(action)} at ${quote(state)} again`,
        expected: 'each action of a state once',
        hint: `the first is on ${other}`,
      });
    else {
      seen.set(key, place);
      const successor = { state, action, next };
      places.set(successor, place);
      successors.push(successor);
    }
  }
  return successors;
}

function readEvaluation(field: Field | undefined, problems: Problems): Map<string, number> {
  const evaluation = new Map<string, number>();
  for (const { parts, place, text } of linesOf(field)) {
    const [state, written, ...more] = parts;
    const value = written === undefined ? NaN : readNumber(written);
    if (state === undefined || Number.isNaN(value) || more.length > 0)
      problems.add({
        code: 'wrong-evaluation',
        place,
        found: quote(text),
        expected: 'a state and a number, such as B 4.5',
      });
    else if (evaluation.has(state))
      problems.add({
        code: 'repeated-evaluation',
        place,
        found: `a second value for ${quote(state)}`,
        expected: 'each state once',
      });
    else evaluation.set(state, value + 0);
  }
  return evaluation;
}

/** A number as Python writes it; NaN when it is none, or too large. */
function readNumber(text: string): number {
  if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  const value = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : NaN;
}

function readSolution(fields: ReadonlyMap<string, Field>, problems: Problems): TreeCase['expected'] {
  for (const [key, { line }] of fields) {
    if (key !== 'action' && key !== 'generated')
      problems.add({
        code: 'unknown-field',
        place: `line ${line}`,
        found: `the field ${quote(key)}`,
        expected: oneOf(['action', 'generated']),
      });
  }
  const [action, generated] = [fields.get('action'), fields.get('generated')];
  for (const [key, field] of Object.entries({ action, generated })) {
    if (field === undefined)
      problems.add({
        code: 'missing-field',
        place: '',
        found: `no ${quote(key)}`,
        expected: `a field ${key}: "…"`,
      });
  }
  if (action === undefined || generated === undefined) return null;
  return { action: readName(action, problems), generated: names(generated) };
}
