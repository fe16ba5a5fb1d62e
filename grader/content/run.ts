import { fail, ok } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import type { GeneticInput, LocalInput, PartInput } from '../types/input.ts';
import { ownProblemOf } from './authoredProblem.ts';
import { checkCooling } from './coolingOptions.ts';
import { otherKind } from './fileKind.ts';
import { readGenetic, readPart, refusePartKeys } from './geneticFile.ts';
import { parseJson } from './json.ts';
import { readProblem } from './problemFile.ts';
import { Problems } from './problems.ts';
import { readSchedule } from './scheduleFile.ts';
import { addSchemaProblems } from './schemaProblems.ts';
import type { RunFile } from './schemas/run.ts';
import { validators } from './validators.ts';

/** What run files hold: inputs of one kind, one a seed. */
export type RunInput = LocalInput | PartInput | GeneticInput;

/** Reads a run file: one input a seed, in the order of the file. */
export function parseRun(text: string, file: string | null): Result<RunInput[]> {
  const json = parseJson(text, file);
  const read = json.ok ? parseRunJson(json.value, file) : json;
  if (!read.ok || ownProblemOf(read.value) === null) return read;
  return fail({
    code: 'module-not-run',
    file,
    place: 'problem.module',
    found: 'a module',
    expected: 'a run file by itself, which has no exercise whose folder the module could lie in',
    hint: 'the exercise is checked with: cutoff lint FOLDER',
  });
}

/** As `parseRun`, from JSON that is already read. */
export function parseRunJson(json: unknown, file: string | null): Result<RunInput[]> {
  const other = otherKind(json, 'run', file);
  if (other !== null) return fail(other);
  const problems = new Problems(file);
  if (!problems.areKeys(json, { expected: 'an object with "title", "problem" and "seeds"' }))
    return problems.failure();
  const { run } = validators;
  if (!run(json)) {
    addSchemaProblems(problems, run.errors ?? [], '');
    return problems.failure();
  }
  const read = json as RunFile;
  const make = readKind(read, problems);
  checkSeeds(read.seeds, problems);
  return make === null || !problems.none ? problems.failure() : ok(read.seeds.map(make));
}

/** What makes an input of a seed, or null with what is wrong in `problems`. */
function readKind(file: RunFile, problems: Problems): ((seed: number) => RunInput) | null {
  const options = file.options ?? {};
  if (file.problem === undefined)
    return readPart(file, options, problems) ?? readGenetic(file, options, problems);
  refusePartKeys(file, 'problem', problems);
  const problem = readProblem(file.problem, 'problem', problems);
  checkCooling(file, options, problems);
  const schedule = file.schedule === undefined ? undefined : readSchedule(file.schedule, problems);
  if (problem === null || schedule === null) return null;
  return (seed) => ({
    kind: 'local',
    problem,
    seed,
    options,
    ...(schedule === undefined ? {} : { schedule }),
  });
}

function checkSeeds(seeds: readonly number[], problems: Problems): void {
  const first = new Map<number, number>();
  seeds.forEach((seed, index) => {
    const same = first.get(seed);
    if (same !== undefined)
      problems.add({
        code: 'repeated-seed',
        place: `seeds[${index}]`,
        found: String(seed),
        expected: 'a seed that is not there yet',
        hint: `it is the same run as seeds[${same}]`,
      });
    else first.set(seed, index);
  });
}
