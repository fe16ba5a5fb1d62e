import { atTop, groupBy } from '../intake/names.ts';
import type { Listed } from '../intake/types.ts';
import { inside, type Place } from '../intake/wrapped.ts';
import { isArchive } from '../observe/submission/archives.ts';
import { acceptsFor, baseName } from '../observe/submission/found.ts';
import { listed } from '../observe/submission/printable.ts';
import type { Exercise } from '../types/exercise.ts';
import { UserError } from './userError.ts';

/** Refuses a folder that is one student's, and one that lies above several classes or one. */
export async function checkPlain(top: Place, exercise: Exercise): Promise<void> {
  const { source } = top;
  const names = Object.values(exercise.files);
  const own = atTop(top.entries).find(({ path, kind }) => kind === 'file' && names.includes(path));
  if (own !== undefined && source.name !== '')
    throw new UserError(
      `${source.shown}: this looks like one submission (it holds ${own.path}); name the folder above it, ` +
        'or use "cutoff check"',
    );
  const { prefix, entries } = await lastAlone(top);
  const tops = atTop(entries);
  const byTop = groupBy(entries, ({ path }) => path.split('/', 1)[0] ?? '');
  const accepts = acceptsFor(exercise);
  const studentsOf = (top: Listed): string[] => {
    const inside = byTop.get(top.path) ?? [];
    const folders = studentsIn(top, inside, names);
    // A file for each student looks like one student's work of several files, but for a folder that is alone.
    return folders.length > 0 || tops.length > 1 ? folders : filesIn(top, inside, names, accepts);
  };
  const classes = tops.filter((top) => studentsOf(top).length > 1);
  const [first] = classes;
  if (first === undefined || classes.length < tops.length) return;
  throw new UserError(
    `${source.shown}: ${prefix}${first.path} looks like several students (${listed(studentsOf(first))}); ` +
      `expected a folder, a source file or an archive for each student. Name the folder further in, ` +
      `${source.shown}/${prefix}${first.path}, or add --layout plain if it is one student's`,
  );
}

/** The place of the last folder that is alone, where folders wrap folders; else the place itself. */
async function lastAlone(place: Place): Promise<Place> {
  const [only, ...others] = atTop(place.entries);
  if (only?.kind !== 'folder' || others.length > 0) return place;
  const next = await inside(place, only.path);
  const [inner, ...more] = atTop(next.entries);
  return inner?.kind === 'folder' && more.length === 0 ? lastAlone(next) : place;
}

/** Folders within a folder that each hold a file of the name that the exercise asks for. */
function studentsIn(top: Listed, entries: readonly Listed[], names: readonly string[]): string[] {
  if (top.kind !== 'folder') return [];
  const files = entries.filter(({ kind }) => kind === 'file');
  if (files.some(({ path }) => names.includes(path.slice(top.path.length + 1)))) return [];
  const holding = files.flatMap(({ path }) => {
    const [student = '', file, ...deeper] = path.slice(top.path.length + 1).split('/');
    return file !== undefined && deeper.length === 0 && names.includes(file) ? [student] : [];
  });
  return [...new Set(holding)];
}

/** Programs that lie in a folder, none of them of the name that the exercise asks for; else nothing. */
function filesIn(
  top: Listed,
  entries: readonly Listed[],
  names: readonly string[],
  accepts: ReturnType<typeof acceptsFor>,
): string[] {
  if (top.kind !== 'folder' || entries.some(({ path }) => names.includes(baseName(path)))) return [];
  return entries
    .filter(({ path, kind }) => kind === 'file' && accepts(path) === 'program')
    .map(({ path }) => path.slice(top.path.length + 1))
    .filter((path) => !path.includes('/'));
}

/** Whether what an archive holds is one student's work; refused where it may as well be a class. */
export function isOneStudents({ source, entries }: Place, exercise: Exercise): boolean {
  const accepts = acceptsFor(exercise);
  const tops = atTop(entries);
  const programs = tops.filter(({ path, kind }) => kind === 'file' && accepts(path) === 'program');
  if (programs.some(({ path }) => Object.values(exercise.files).includes(path))) return true;
  const names = Object.values(exercise.files);
  const isInFolder = entries.some(
    ({ path, kind }) => kind === 'file' && path.includes('/') && names.includes(baseName(path)),
  );
  if (programs.length === 0 || isInFolder || tops.some(({ path }) => isArchive(path))) return false;
  if (programs.length === 1) return true;
  throw new UserError(
    `${source.shown}: this may be one student's work or a file for each student (${listed(
      programs.map(({ path }) => path),
    )}); add --layout plain if each is a student's, or put the archive into a folder if it is one student's`,
  );
}
