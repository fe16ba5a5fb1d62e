import type { ClassWork } from '../intake/classWork.ts';
import type { OpenClass } from '../intake/openClass.ts';
import type { LeftOver, Reason } from '../intake/types.ts';
import { archiveNote, isOtherArchive } from '../observe/submission/archives.ts';
import { columns } from '../picture/columns.ts';
import { visibleLine } from '../picture/visible.ts';
import { cut, hang, wrap } from '../report/wrap.ts';
import { listFirst } from '../words/lists.ts';
import { attemptJson, attemptWords } from './attemptWords.ts';
import type { Context } from './context.ts';
import { EXIT, widthOf } from './io.ts';

const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'not-a-submission': 'tells of the class, and is no work',
  'name-does-not-fit': 'has no name of this form',
  'other-attempt': 'is another attempt',
  'typed-beside-files': 'was typed; the files count',
  'not-in-metadata': 'is not in submission_metadata.yml',
  'unsafe-path': 'has a path that leads out of the archive, or that is too long',
  'beside-unpacked': 'is an archive that is not opened; the folder of its name counts',
};

/** `Canvas: 30 submissions of 30 students.` and what else there is to know; null for a plain class. */
export function layoutLine({ layout, work, leftOver }: OpenClass): string | null {
  if (layout.name === 'plain' && leftOver.length === 0) return null;
  return `${summary({ layout, work, leftOver })}${leftOver.length === 0 ? '' : ' --dry-run shows what.'}`;
}

function summary({ layout, work, leftOver }: Pick<OpenClass, 'layout' | 'work' | 'leftOver'>): string {
  const people = work.reduce((sum, each) => sum + each.people.length, 0);
  const who = people === work.length ? '' : ` of ${people} students`;
  const what = work.length === 1 ? 'submission' : 'submissions';
  const left = leftOver.length === 0 ? '' : ` ${leftOver.length} left over.`;
  return `Layout: ${layout.title}. ${work.length} ${what}${who}.${left}`;
}

/** Who was found where, by which rule, and what is left over. JSON: `{ layout, submissions, leftOver }`. */
export function tellFound(found: OpenClass, json: boolean, { io, print, printJson }: Context): number {
  const { layout, work, leftOver } = found;
  if (json) {
    const roster = found.roster === null ? {} : { roster: found.roster };
    printJson({ layout: layout.name, submissions: work.map(asJson), leftOver, ...roster });
    return EXIT.done;
  }
  const width = widthOf(io.stdout);
  print(summary(found));
  print('');
  for (const line of table(work, width)) print(line);
  if (leftOver.length > 0) print('\nLeft over:');
  for (const line of leftOver.flatMap((each) => leftOverLines(each, width))) print(line);
  const roster = rosterLines(found.roster, Number.POSITIVE_INFINITY);
  if (roster.length > 0) print('');
  for (const line of roster.flatMap((each) => hang('  ', each.trim(), width))) print(line);
  print('\nNothing was graded.');
  return EXIT.done;
}

/** Who was found and is not in the roster, and who is and handed nothing in. */
export function rosterLines(roster: OpenClass['roster'], most = 10): string[] {
  if (roster === null) return [];
  const line = (what: string, people: readonly string[]): string[] =>
    people.length === 0 ? [] : [`  ${what}: ${listFirst(people.map(visibleLine), most)}.`];
  const nameOf = (name: string, id: string | undefined): string =>
    id === undefined || id === name ? name : name === '' ? id : `${name} (${id})`;
  return [
    ...line(
      'Not in the roster',
      roster.unknown.map(({ id, name }) => nameOf(name, id)),
    ),
    ...line(
      'In the roster, and nothing was found of them',
      roster.without.map(({ ids, name }) => nameOf(name, ids[0])),
    ),
  ];
}

const asJson = ({ people, rule, where, attempt, note, ...several }: ClassWork): unknown => ({
  people,
  rule,
  where,
  ...attemptJson(several),
  when: attempt?.when ?? null,
  late: attempt?.late === true,
  mark: attempt?.mark ?? null,
  note: noteOf(note, where),
});

/** A line for each person with id and name, and below it where the work lies. */
function table(work: readonly ClassWork[], width: number): string[] {
  const ids = work.flatMap(({ people }) => people.map(({ id }) => columns(visibleLine(id))));
  const wide = Math.min(Math.max(...ids, 0), Math.floor(width / 3));
  return work.flatMap((each) => {
    const heads = each.people.map(({ id, name }) => {
      const shown = cut(visibleLine(id), wide);
      const gap = ' '.repeat(Math.max(0, wide - columns(shown)));
      return cut(name === id ? shown : `${shown}${gap}  ${visibleLine(name)}`, width);
    });
    const note = noteOf(each.note, each.where);
    const notes = note === null ? [] : hang('    ', note, width);
    return [...heads, ...hang('    ', whereText(each), width), ...notes];
  });
}

/** Why work will be withheld, as far as names tell; null where they do not. */
const noteOf = (note: string | undefined, where: readonly string[]): string | null =>
  note ?? (where.length > 0 && where.every(isOtherArchive) ? `${archiveNote(where)}.` : null);

function whereText({ rule, where, attempt, ...several }: ClassWork): string {
  const facts = [
    rule,
    ...attemptWords(several),
    ...(attempt?.when === undefined ? [] : [attempt.when.replace('T', ' ')]),
    ...(attempt?.late === true ? ['late'] : []),
    ...(attempt?.mark === undefined ? [] : [`commit ${attempt.mark.slice(0, 10)}`]),
  ];
  return `${listFirst(where.map(visibleLine), 4)} (${facts.join('; ')})`;
}

const leftOverLines = ({ path, why }: LeftOver, width: number): string[] =>
  wrap(`${visibleLine(path)}: ${REASON_WORDS[why]}`, width - 2).map((line) => `  ${line}`);
