import { resolve } from 'node:path';
import type { Report } from '../types/report.ts';
import { fail, ok, type Result } from '../types/result.ts';
import type { ClassFile } from './classFile.ts';
import { type ClassPolicy, courseFrom, policyIn } from './classPolicy.ts';
import { readHandedIn, writeHandedIn } from './handedIn.ts';
import { joinOverrides, readOverrides, writeOverrides } from './overridesFile.ts';

interface Part {
  readonly name: string;
  readonly path: string;
  readonly memory: ClassFile;
}

/** What the parts of a class know apart from results. */
export interface MergedPolicy {
  /** Where the course's file is from the new folder, as its `class.json` says it. */
  course(out: string): { readonly course?: string };
  /** Writes what people decided and when work was handed in, and gives the policy of the whole. */
  adjust(out: string): Promise<Result<ClassPolicy | null>>;
}

/** Joins them; refused where parts go by other courses, or where some of it cannot be read. */
export async function mergedPolicy(
  parts: readonly Part[],
  exercise: Report['exercise'],
): Promise<Result<MergedPolicy>> {
  const courseOf = ({ path, memory }: Part): string | null =>
    memory.course === undefined ? null : resolve(path, memory.course);
  const [first] = parts;
  const course = first === undefined ? null : courseOf(first);
  for (const part of parts) {
    if (courseOf(part) !== course)
      return fail({
        code: 'misfit',
        file: part.name,
        place: '',
        found: 'another course, or none',
        expected: `the course that ${first?.name ?? ''} goes by`,
      });
    const policy = await policyIn(part.path, part.memory.course, exercise);
    if (!policy.ok) return policy;
  }
  const fromNew = (out: string): { readonly course?: string } =>
    course === null ? {} : { course: courseFrom(out, course) };
  return ok({
    course: fromNew,
    async adjust(out) {
      const handedIn = await Promise.all(parts.map(({ path }) => readHandedIn(path)));
      await writeHandedIn(out, new Map(handedIn.flatMap((known) => [...known])));
      const overrides = await Promise.all(parts.map(({ path }) => readOverrides(path)));
      const joined = joinOverrides(overrides.map((read) => (read.ok ? read.value : [])));
      if (joined.length > 0) await writeOverrides(out, joined);
      return policyIn(out, fromNew(out).course, exercise);
    },
  });
}
