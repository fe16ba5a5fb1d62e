import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { atTop } from '../intake/names.ts';
import { openClass } from '../intake/openClass.ts';
import type { OpenClass } from '../intake/openClass.ts';
import { layoutNamed } from '../intake/recognise.ts';
import { isClassArchive, openArchiveAt } from '../intake/sources/archiveSource.ts';
import { folderSource, pathsSource } from '../intake/sources/folderSource.ts';
import type { Source } from '../intake/sources/source.ts';
import { LAYOUTS } from '../intake/types.ts';
import type { Layout, LayoutName } from '../intake/types.ts';
import { systemsPlace, unwrapped } from '../intake/wrapped.ts';
import type { Place } from '../intake/wrapped.ts';
import { idOf } from '../observe/submission/classEntries.ts';
import { isOtherArchive } from '../observe/submission/archives.ts';
import { acceptsFor } from '../observe/submission/found.ts';
import { printable } from '../observe/submission/printable.ts';
import type { Exercise } from '../types/exercise.ts';
import { list } from '../words/lists.ts';
import { type AttemptOptions, attemptRule, refuseTimeless } from './attemptRule.ts';
import { checkPlain, isOneStudents } from './plainClass.ts';
import { oneOf } from './didYouMean.ts';
import { patternPlace } from './idPattern.ts';
import { rosterOf } from './peopleTable.ts';
import { UserError } from './userError.ts';

export interface ClassOptions extends AttemptOptions {
  readonly layout?: string;
  readonly idPattern?: string;
  readonly roster?: string;
}

/** Opens the class that was named on the command line, and finds everybody in it. */
export async function classOf(
  paths: readonly string[],
  options: ClassOptions,
  exercise: Exercise,
  cwd: string,
): Promise<OpenClass> {
  const rule = await attemptRule(options, exercise, cwd);
  const wanted = oneOf('--layout', options.layout, LAYOUTS);
  if (wanted !== undefined && options.idPattern !== undefined)
    throw new UserError('--id-pattern and --layout both say how names are read; give one');
  const roster = options.roster === undefined ? null : await rosterOf(options.roster, cwd);
  const source = await sourceOf(paths, exercise, cwd);
  const top: Place = { source, prefix: '', entries: await source.list() };
  const { place, layout } =
    options.idPattern === undefined
      ? await layoutOf(top, wanted, paths, exercise, cwd)
      : await patternPlace(top, options.idPattern);
  const opened = await openClass(place, layout, exercise, rule, roster);
  refuseTimeless(rule(opened.enrolled), opened);
  if (opened.work.length === 0)
    throw new UserError(
      `${source.shown}: there are no submissions here; expected what a learning system gives, or a folder, ` +
        'a source file or an archive for each student',
    );
  return opened;
}

async function sourceOf(paths: readonly string[], exercise: Exercise, cwd: string): Promise<Source> {
  for (const path of paths)
    if (!existsSync(resolve(cwd, path))) throw new UserError(`${path}: there is no such file or folder`);
  const [first = '', ...others] = paths;
  const at = resolve(cwd, first);
  if (others.length > 0) {
    const names = paths.map((path) => ({ name: basename(resolve(cwd, path)), at: resolve(cwd, path) }));
    const twin = names.find(({ name }, index) => names.findIndex((each) => each.name === name) < index);
    if (twin !== undefined)
      throw new UserError(`${twin.name} is named twice, and would be one student; name each once`);
    for (const path of paths) await refuseClass(path, resolve(cwd, path));
    return pathsSource(names);
  }
  if (statSync(at).isDirectory()) return folderSource(at, first);
  if (!isClassArchive(first)) {
    if (isOtherArchive(first))
      throw new UserError(`${first}: this kind of archive is not opened here; unpack it, or make it a zip`);
    if (acceptsFor(exercise)(first) === null)
      throw new UserError(
        `${first}: this is no source file and no archive; name what the learning system gave, or the ` +
          'folder that holds the submissions',
      );
    return pathsSource([{ name: basename(at), at }]);
  }
  const source = await openArchiveAt(at, idOf(basename(at)), first);
  if (source !== null) return source;
  throw new UserError(
    `${first}: this is not a complete archive (perhaps the download was cut short); download it again`,
  );
}

/** A class that is named beside others would be taken for one student. */
async function refuseClass(path: string, at: string): Promise<void> {
  const source = statSync(at).isDirectory()
    ? folderSource(at, path)
    : isClassArchive(path)
      ? await openArchiveAt(at, path, path)
      : null;
  if (source === null) return;
  const found = await systemsPlace({ source, prefix: '', entries: await source.list() });
  await source.close();
  if (found === null) return;
  const from = found.layouts.map(({ title }) => title).join(' or ');
  throw new UserError(`${path}: this comes from ${from} and holds a class; name it alone`);
}

/** The layout that was asked for, or the only one that fits, and where in the source it stands. */
async function layoutOf(
  top: Place,
  wanted: LayoutName | undefined,
  paths: readonly string[],
  exercise: Exercise,
  cwd: string,
): Promise<{ readonly place: Place; readonly layout: Layout }> {
  const { shown } = top.source;
  if (wanted !== undefined)
    return { place: await wantedPlace(top, layoutNamed(wanted)), layout: layoutNamed(wanted) };
  const found = await systemsPlace(top);
  if (found !== null) {
    const [layout, ...others] = found.layouts;
    if (layout !== undefined && others.length === 0) return { place: found.place, layout };
    throw new UserError(
      `${shown}: this may come from ${list(
        found.layouts.map(({ title }) => title),
        { join: 'or' },
      )}; say which with --layout ${list(
        found.layouts.map(({ name }) => name),
        { join: 'or' },
      )}`,
    );
  }
  const layout = layoutNamed('plain');
  const isArchive = paths.length === 1 && isClassArchive(shown) && top.source.name !== '';
  if (isArchive && statSync(resolve(cwd, shown)).isFile()) {
    const place = await unwrapped(top);
    if (!isOneStudents(place, exercise)) return { place, layout };
    const at = resolve(cwd, shown);
    const alone = pathsSource([{ name: basename(at), at }]);
    return { place: { source: alone, prefix: '', entries: await alone.list() }, layout };
  }
  await checkPlain(top, exercise);
  return { place: top, layout };
}

/** Further in as long as one folder holds everything and the layout explains nothing. */
async function wantedPlace(top: Place, layout: Layout): Promise<Place> {
  const found = layout.name === 'plain' ? null : await systemsPlace(top);
  if (found?.layouts.includes(layout) === true) return found.place;
  if (layout.name === 'plain' || layout.fits(top.entries) > 0) return top;
  const place = await unwrapped(top);
  if (layout.fits(place.entries) > 0) return place;
  throw new UserError(
    `${top.source.shown}: nothing here is named as in ${layout.title} ` +
      `(${printable(atTop(top.entries)[0]?.path ?? 'there is nothing')}, for one)`,
  );
}
