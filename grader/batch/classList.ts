import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassFile } from './classFile.ts';
import { idsInGrades } from './grades.ts';
import { readResult, resultFolders } from './outFolder.ts';
import { segmentOf } from './segment.ts';
import { parseReport } from './storedReport.ts';

/** Somebody in a class, and the folder of the results, which need not be there yet. */
export interface Member {
  readonly id: string;
  readonly folder: string;
}

export const memberOf = (id: string): Member => ({ id, folder: segmentOf(id) });

/**
 * Who belongs to the class of an out folder: those that `class.json` names; where there is none, those in
 * `grades.csv`. Where that is missing too, not as we write it, or names a student of whom there is no result,
 * everybody with a result: better one too many than one lost.
 */
export async function membersOf(out: string, memory: ClassFile | null): Promise<Member[]> {
  if (memory !== null) return memory.students.map(memberOf);
  const found = await resultFolders(out);
  const ids = idsInGrades(await readFile(join(out, 'grades.csv'), 'utf8').catch(() => ''));
  const listed = ids?.map(memberOf);
  if (listed?.every(({ folder }) => found.includes(folder)) === true) return listed;
  const members: Member[] = [];
  for (const folder of found) {
    const stored = parseReport(await readResult(out, folder), folder);
    members.push({ id: stored.ok ? stored.value.submission.id : folder, folder });
  }
  return members;
}

/** Folders with results of students who are not in the class, from earlier runs. */
export async function leftOverIn(out: string, members: readonly Member[]): Promise<string[]> {
  const folders = new Set(members.map(({ folder }) => folder));
  return (await resultFolders(out)).filter((folder) => !folders.has(folder));
}
