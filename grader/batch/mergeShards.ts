import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { byCodeUnit } from '../observe/submission/found.ts';
import { classRow, type ClassRow } from '../report/classRow.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Report } from '../types/report.ts';
import { yardsticksOf } from '../report/yardsticks.ts';
import { list } from '../words/lists.ts';
import { fail, ok, type Problem, type Result } from '../types/result.ts';
import { type ClassFile, readClassFile } from './classFile.ts';
import { memberOf } from './classList.ts';
import { mergedPolicy } from './mergePolicy.ts';
import { type Shard, shardWords } from './shard.ts';
import { storedOf } from './storedRow.ts';
import { writeClass, type WrittenClass } from './writeClass.ts';

/** A folder with the results of one part of a class. */
export interface ShardFolder {
  /** As it was named. */
  readonly name: string;
  readonly path: string;
}

interface Part extends ShardFolder {
  readonly shard: Shard;
  readonly memory: ClassFile;
  readonly rows: readonly ClassRow[];
  readonly exercise: Report['exercise'] | null;
}

/**
 * Joins the parts of a class that were graded apart: the files are those that one run would have written.
 * Parts that do not fit together, or of which some is missing, are refused, and nothing is written.
 */
export async function mergeShards(
  folders: readonly ShardFolder[],
  out: string,
): Promise<Result<WrittenClass>> {
  const parts: Part[] = [];
  for (const folder of folders) {
    const part = await readPart(folder);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const problems = misfits(parts);
  const [first] = parts;
  const exercise = parts.find((part) => part.exercise !== null)?.exercise ?? null;
  if (problems.length > 0 || first === undefined || exercise === null)
    return { ok: false, problems: problems.length > 0 ? problems : [nobody(first?.name ?? '')] };
  const policy = await mergedPolicy(parts, exercise);
  if (!policy.ok) return policy;
  for (const { path, rows } of parts)
    for (const { folder } of rows)
      await cp(join(path, folder), join(out, folder), { recursive: true, preserveTimestamps: true });
  const rows = parts.flatMap((part) => part.rows);
  const { course, adjust } = policy.value;
  const { command, afterDue, bom } = first.memory;
  const absent = parts.flatMap((part) => part.memory.absent ?? []).sort((a, b) => byCodeUnit(a.id, b.id));
  const memory = { command, afterDue, bom, grades: '', ...course(out), absent };
  const members = rows.map(({ id }) => memberOf(id));
  const adjusted = await adjust(out);
  if (!adjusted.ok) return adjusted;
  return ok(
    await writeClass(out, { rows, exercise, members, memory, policy: adjusted.value }, createRenderer()),
  );
}

async function readPart(folder: ShardFolder): Promise<Result<Part>> {
  const memory = await readClassFile(folder.path);
  const shard = memory?.shard;
  if (memory === null || shard === undefined)
    return fail({
      code: 'not-a-shard',
      file: folder.name,
      place: '',
      found: memory === null ? 'no results' : 'the results of a whole class',
      expected: 'what "cutoff grade --shard" wrote',
    });
  const rows: ClassRow[] = [];
  let exercise: Report['exercise'] | null = null;
  for (const { id, folder: own } of memory.students.map(memberOf)) {
    const stored = await storedOf(folder.path, own);
    if (stored.kind === 'unreadable') return { ok: false, problems: stored.problems };
    if (stored.kind === 'missing')
      return fail({
        code: 'unfinished-shard',
        file: folder.name,
        place: '',
        found: `that ${JSON.stringify(id)} is not graded yet`,
        expected: 'a part that is finished',
        hint: 'run its "cutoff grade" again, and it goes on',
      });
    exercise ??= stored.report.exercise;
    rows.push(classRow(stored.report, own));
  }
  return ok({ ...folder, shard, memory, rows, exercise });
}

/** Why parts do not make one class. */
function misfits(parts: readonly Part[]): Problem[] {
  const [first] = parts;
  if (first === undefined) return [];
  const { of } = first.shard;
  const { command, afterDue } = first.memory;
  const [yardstick] = yardsticksOf(parts.flatMap(({ rows }) => rows));
  const problems: Problem[] = [];
  const say = ({ name }: ShardFolder, found: string, expected: string): void =>
    void problems.push({ code: 'misfit', file: name, place: '', found, expected });
  const byPart = new Map<number, string>();
  const byStudent = new Map<string, string>();
  for (const part of parts) {
    const { shard, memory, rows, exercise } = part;
    const before = byPart.get(shard.part);
    byPart.set(shard.part, part.name);
    if (shard.of !== of) say(part, `part ${shardWords(shard)}`, `one of ${of} parts`);
    else if (before !== undefined) say(part, `part ${shardWords(shard)} again`, `it once, as ${before}`);
    if (exercise !== null && parts.some((other) => (other.exercise ?? exercise).slug !== exercise.slug))
      say(part, `results of ${exercise.slug}`, 'one exercise in all parts');
    if (
      yardsticksOf(rows).some(
        (own) => own.exercise !== yardstick?.exercise || own.version !== yardstick.version,
      )
    )
      say(
        part,
        'results of another form of the exercise, or of another version',
        'parts that were graded alike',
      );
    if (JSON.stringify(memory.command) !== JSON.stringify(command) || memory.afterDue !== afterDue)
      say(part, 'another --command, or pages that are open after the due date', `what ${first.name} has`);
    for (const { id, folder } of rows) {
      const twin = byStudent.get(folder);
      if (twin !== undefined) say(part, `${JSON.stringify(id)}, as in ${twin}`, 'each student once');
      byStudent.set(folder, part.name);
    }
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((part) => !byPart.has(part));
  if (missing.length > 0)
    say(first, `no part ${list(missing.map((part) => shardWords({ part, of })))} beside it`, 'all parts');
  return problems;
}

const nobody = (file: string): Problem => ({
  code: 'nobody',
  file,
  place: '',
  found: 'parts without a student',
  expected: 'at least one result',
});
