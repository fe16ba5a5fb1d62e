import type { ClassRow } from '../report/classRow.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Problem } from '../types/result.ts';
import type { Report } from '../types/report.ts';
import { NOTHING_REMEMBERED, readClassFile } from './classFile.ts';
import type { ClassPolicy } from './classPolicy.ts';
import { leftOverIn, membersOf } from './classList.ts';
import { storedOf } from './storedRow.ts';
import { withSource } from './storedSource.ts';
import { writeClass, type WrittenClass } from './writeClass.ts';
import { renderResult, writeResult } from './writeResult.ts';

export interface Rerendered extends WrittenClass {
  readonly exercise: Report['exercise'] | null;
  /** Stored results that cannot be read; their files are left as they are. */
  readonly problems: readonly Problem[];
  /** Ids of those in the class who have no result yet. */
  readonly missing: readonly string[];
}

export interface RerenderOptions {
  readonly afterDue: boolean;
  /** By what points are adjusted, and the course's file where there is one. */
  readonly policy: ClassPolicy | null;
  readonly course?: string | undefined;
  readonly bom?: boolean | undefined;
}

/**
 * Writes every report of a graded class again from its stored staff result, without running anything.
 *
 * `afterDue` lets students see the checks that open after the due date.
 */
export async function rerender(out: string, options: RerenderOptions): Promise<Rerendered> {
  const renderer = createRenderer();
  const rows: ClassRow[] = [];
  const problems: Problem[] = [];
  const missing: string[] = [];
  let exercise: Report['exercise'] | null = null;
  const memory = await readClassFile(out);
  const members = await membersOf(out, memory);
  for (const member of members) {
    const { folder } = member;
    const stored = await storedOf(out, folder);
    if (stored.kind === 'report') {
      const report = await withSource(out, folder, stored.report);
      exercise ??= report.exercise;
      if (report.exercise.slug === exercise.slug) {
        const rendered = renderResult(report, renderer, { afterDue: options.afterDue, folder });
        await writeResult(rendered, out);
        rows.push(rendered.row);
        continue;
      }
      problems.push({
        code: 'another-exercise',
        file: `${folder}/staff/result.json`,
        place: 'exercise.slug',
        found: report.exercise.slug,
        expected: exercise.slug,
        hint: 'keep one exercise to a folder',
      });
    }
    if (stored.kind === 'unreadable') problems.push(...stored.problems);
    if (stored.kind === 'missing') missing.push(member.id);
  }
  if (exercise === null)
    return {
      rows,
      absent: [],
      exercise,
      problems,
      missing,
      leftOver: await leftOverIn(out, members),
      keptAside: null,
      strangers: [],
    };
  const { afterDue, policy } = options;
  const course = 'course' in options ? options.course : memory?.course;
  const remembered = {
    ...(memory ?? NOTHING_REMEMBERED),
    afterDue,
    course,
    bom: options.bom ?? memory?.bom,
  };
  const written = await writeClass(out, { rows, exercise, members, memory: remembered, policy }, renderer);
  return { ...written, exercise, problems, missing };
}
