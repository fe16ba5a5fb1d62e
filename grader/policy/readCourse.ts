import { createRequire } from 'node:module';
import { join } from 'node:path';
import { otherKind } from '../content/fileKind.ts';
import { parseJson } from '../content/json.ts';
import { wholeAsFraction } from '../content/points.ts';
import { Problems } from '../content/problems.ts';
import { addSchemaProblems } from '../content/schemaProblems.ts';
import type { CourseFile } from '../content/schemas/course.ts';
import type { Validator } from '../content/validators.ts';
import { fail, type Result } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';
import type { Course } from './course.ts';
import { CourseReader } from './courseReader.ts';

const fitsSchema = (): Validator =>
  (
    createRequire(import.meta.url)(join(packageRoot(), 'dist', 'validators', 'results.cjs')) as Readonly<
      Record<'course', Validator>
    >
  ).course;

/** Reads `course.json`, with one problem for each mistake. */
export function readCourse(text: string, file: string): Result<Course> {
  const parsed = parseJson(text, file);
  if (!parsed.ok) return parsed;
  const other = otherKind(parsed.value, 'course', file);
  if (other !== null) return fail(other);
  const problems = new Problems(file);
  if (!problems.areKeys(parsed.value, { expected: 'an object with "assignments"' }))
    return problems.failure();
  const fits = fitsSchema();
  if (!fits(parsed.value)) {
    addSchemaProblems(problems, fits.errors ?? [], '', (place, found) =>
      /\.(points|off|most|hours)$/.test(place) ? wholeAsFraction(found) : undefined,
    );
    return problems.failure();
  }
  const course = new CourseReader(parsed.value as unknown as CourseFile, problems).read();
  return problems.none ? { ok: true, value: course } : problems.failure();
}
