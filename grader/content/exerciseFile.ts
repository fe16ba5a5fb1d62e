import { hasUtilities, subjectOf } from '../subjects/subjects.ts';
import type { Algorithm } from '../types/exercise.ts';
import { fail } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import { otherKind } from './fileKind.ts';
import { readPoints, wholeAsFraction } from './points.ts';
import { checkCase } from './caseRules.ts';
import { Problems } from './problems.ts';
import { checkAccepts, checkSeeded } from './checkKinds.ts';
import { addSchemaProblems } from './schemaProblems.ts';
import type { CheckFile } from './schemas/check.ts';
import type { ExerciseFile } from './schemas/exercise.ts';
import { validators } from './validators.ts';
import { oneOf } from '../words/found.ts';
import { quote } from '../words/quoting.ts';

/**
 * Checks `exercise.json` by itself: the schema, unique ids, exact points, kinds and cases that fit the
 * algorithm.
 */
export function readExerciseFile(json: unknown, file: string): Result<ExerciseFile> {
  const other = otherKind(json, 'exercise', file);
  if (other !== null) return fail(other);
  const problems = new Problems(file);
  if (
    !problems.areKeys(json, {
      expected: 'an object with "title", "algorithm", "entry", "files" and "checks"',
    })
  )
    return problems.failure();
  const { exercise } = validators;
  if (!exercise(json)) {
    addSchemaProblems(problems, exercise.errors ?? [], '', (place, found) =>
      place.endsWith('.points') ? wholeAsFraction(found) : undefined,
    );
    return problems.failure();
  }
  const read = json as ExerciseFile;
  if (read.files === undefined && read.command === undefined)
    problems.add({
      code: 'missing-key',
      place: '',
      found: 'no "files"',
      expected: '"files": a file name for each language',
    });
  checkUnique(
    read.checks.map(({ id }) => id),
    (index) => `checks[${index}].id`,
    'check',
    problems,
  );
  checkUnique(
    (read.rules ?? []).map(({ id }) => id),
    (index) => `rules[${index}].id`,
    'rule',
    problems,
  );
  checkAccepts(read.conventions?.accepts ?? [], read.algorithm, problems);
  if (hasUtilities(read) && (read.conventions?.ties ?? 'any') === 'any')
    problems.add({
      code: 'ties-left-open',
      place: 'conventions.ties',
      found: quote('any'),
      expected: '"first" or "last"',
      hint: 'which of equally good children is taken decides what the other players get',
    });
  read.checks.forEach((check, at) => checkCheck(check, read.algorithm, `checks[${at}]`, problems));
  if (read.checks.every(({ points }) => readPoints(points) === '0')) {
    problems.add({
      code: 'no-points',
      place: 'checks',
      found: 'checks worth 0 points in all',
      expected: 'more than 0 points',
    });
  }
  return problems.none ? { ok: true, value: read } : problems.failure();
}

function checkCheck(check: CheckFile, algorithm: Algorithm, place: string, problems: Problems): void {
  const subject = subjectOf({ algorithm });
  const isOfAgents = subject.kind === 'agents';
  const kinds = subject.checks;
  if (!kinds.includes(check.kind)) {
    problems.add({
      code: 'kind-does-not-fit',
      place: `${place}.kind`,
      found: quote(check.kind),
      expected: oneOf(kinds),
      hint: `that is what can be checked of ${algorithm}`,
    });
  } else {
    checkSeeded(check, algorithm, place, problems);
  }
  if (isOfAgents && check.agent === undefined)
    problems.add({
      code: 'missing-key',
      place,
      found: 'no "agent"',
      expected: '"agent": "minimax", "alpha-beta" or "expectimax", which says what class the check is about',
    });
  if (!isOfAgents && check.agent !== undefined)
    problems.add({
      code: 'key-without-other',
      place: `${place}.agent`,
      found: '"agent"',
      expected: `"agent" only where the algorithm is ${quote('agents')}`,
    });
  checkAtLeast(check, place, problems);
  checkUnique(
    check.cases.map(({ id }) => id),
    (index) => `${place}.cases[${index}].id`,
    'case of this check',
    problems,
  );
  check.cases.forEach((item, at) =>
    checkCase(item, algorithm, check.visibility, `${place}.cases[${at}]`, problems),
  );
}

/** Belongs to cases that share points, and must be possible. */
function checkAtLeast(
  { atLeast, kind, credit = 'share', cases }: CheckFile,
  place: string,
  problems: Problems,
): void {
  if (atLeast === undefined) return;
  if (kind === 'evidence' || credit === 'all')
    problems.add({
      code: 'key-without-other',
      place: `${place}.atLeast`,
      found: '"atLeast"',
      expected: '"atLeast" only where cases share the points',
    });
  else if (atLeast > cases.length)
    problems.add({
      code: 'too-large',
      place: `${place}.atLeast`,
      found: String(atLeast),
      expected: `at most ${cases.length}, as there are so many cases`,
    });
}

function checkUnique(
  ids: readonly string[],
  place: (index: number) => string,
  noun: string,
  problems: Problems,
): void {
  const seen = new Set<string>();
  ids.forEach((id, index) => {
    if (seen.has(id))
      problems.add({
        code: 'repeated-id',
        place: place(index),
        found: quote(id),
        expected: `an id that no other ${noun} has`,
      });
    seen.add(id);
  });
}
