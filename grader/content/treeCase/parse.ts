import { ok } from '../../types/result.ts';
import type { Result } from '../../types/result.ts';
import { nearest } from '../nearest.ts';
import { Problems } from '../problems.ts';
import { didYouMean, oneOf } from '../../words/found.ts';
import { parseFields } from './fields.ts';
import type { Field } from './fields.ts';
import { names, readAlgorithm, readEvaluation, readName, readSuccessors, readWhole } from './readFields.ts';
import { TREE_CASE_CLASS } from './treeCase.ts';
import type { PlaceOf, Successor, TreeCase } from './treeCase.ts';
import { quote } from '../../words/quoting.ts';

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
