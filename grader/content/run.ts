import { ok } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import type { LocalInput, ProblemSpec } from '../types/input.ts';
import { parseJson } from './json.ts';
import { Problems } from './problems.ts';
import { addSchemaProblems } from './schemaProblems.ts';
import { validators } from './validators.ts';
import { describe } from './words.ts';

/** A run file that fits the schema. */
interface RunFile {
  readonly title: string;
  readonly problem: { readonly name: 'n-queens'; readonly n: number; readonly initial?: readonly number[] };
  readonly seeds: readonly number[];
  readonly options?: LocalInput['options'];
}

/** Reads a run file: one input a seed, in the order of the file. */
export function parseRun(text: string, file: string | null): Result<LocalInput[]> {
  const json = parseJson(text, file);
  return json.ok ? parseRunJson(json.value, file) : json;
}

/** As `parseRun`, from JSON that is already read. */
export function parseRunJson(json: unknown, file: string | null): Result<LocalInput[]> {
  const problems = new Problems(file);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    problems.add({ code: 'wrong-type', place: '', found: describe(json), expected: 'an object with "title", "problem" and "seeds"' });
    return problems.failure();
  }
  const { run } = validators;
  if (!run(json)) {
    addSchemaProblems(problems, run.errors!, '');
    return problems.failure();
  }
  const { problem, seeds, options } = json as RunFile;
  checkBoard(problem, problems);
  const first = new Map<number, number>();
  seeds.forEach((seed, index) => {
    if (first.has(seed)) problems.add({ code: 'repeated-seed', place: `seeds[${index}]`, found: String(seed), expected: 'a seed that is not there yet', hint: `it is the same run as seeds[${first.get(seed)!}]` });
    else first.set(seed, index);
  });
  if (!problems.none) return problems.failure();
  const spec: ProblemSpec = { name: problem.name, n: problem.n, initial: problem.initial ?? null };
  return ok(seeds.map((seed) => ({ kind: 'local', problem: spec, seed, options: options ?? {} })));
}

function checkBoard({ n, initial }: RunFile['problem'], problems: Problems): void {
  if (initial === undefined) return;
  if (initial.length !== n) {
    problems.add({ code: 'wrong-board', place: 'problem.initial', found: describe(initial), expected: `a list of ${n}, one a column` });
  }
  initial.forEach((row, column) => {
    if (row >= n) problems.add({ code: 'wrong-board', place: `problem.initial[${column}]`, found: String(row), expected: `a row from 0 to ${n - 1}`, ...(row === n ? { hint: 'rows are numbered from 0' } : {}) });
  });
}
