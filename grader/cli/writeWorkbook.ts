import { basename, dirname, resolve } from 'node:path';
import type { ClassRows } from '../batch/classRows.ts';
import { marksTable } from '../batch/grades.ts';
import { writeWhole } from '../batch/outFolder.ts';
import { workbookOf } from '../gradebook/workbook.ts';
import { count } from '../words/numbers.ts';
import type { Context } from './context.ts';
import { writingTo } from './userError.ts';

/** The marks of a class in a workbook of their own. JSON: how many `students`, and the heads as `columns`. */
export async function writeWorkbook(
  { rows, exercise }: ClassRows,
  file: string,
  isJson: boolean,
  { io, print, printJson }: Context,
): Promise<void> {
  const table = marksTable(rows, exercise);
  const bytes = await workbookOf(table);
  const out = resolve(io.cwd, file);
  await writingTo(dirname(out), () => writeWhole(dirname(out), basename(out), bytes));
  if (isJson) printJson({ students: rows.length, columns: table[0] });
  else print(`${count(rows.length, 'student')} and ${count(exercise.checks.length, 'check')}, in ${file}.`);
}
