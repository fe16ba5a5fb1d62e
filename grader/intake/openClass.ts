import { freeId, folded, TWIN_NOTE } from '../observe/submission/classEntries.ts';
import { composeSubmission, emptySubmission } from '../observe/submission/composeSubmission.ts';
import { acceptsFor, byCodeUnit } from '../observe/submission/found.ts';
import { readStarter } from '../observe/submission/starter.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Submission } from '../types/submission.ts';
import { choose } from './attempts.ts';
import type { Choice } from './attempts.ts';
import { compare } from './compare.ts';
import type { Compared } from './compare.ts';
import { leftOver } from './names.ts';
import type { Enrolled } from './roster.ts';
import { below } from './wrapped.ts';
import type { Place } from './wrapped.ts';
import type { Attempt, Handed, Layout, LeftOver, Person } from './types.ts';

/** One piece of work in a class, ready to be read. */
export interface ClassWork {
  /** Of the first of its people. */
  readonly id: string;
  /** Several where a group handed it in. */
  readonly people: readonly Person[];
  readonly rule: string;
  /** What counts, as it stands in the class; empty where nothing does. */
  readonly where: readonly string[];
  readonly attempt: Attempt | null;
  /** How many there are. */
  readonly attempts: number;
  /** Why it is not read, in words to the student; absent where it is. */
  readonly note?: string;
  read(): Promise<Submission>;
}

/** Everybody in a class, and what is nobody's. */
export interface OpenClass {
  readonly layout: Layout;
  readonly work: readonly ClassWork[];
  readonly leftOver: readonly LeftOver[];
  /** Who is missing here or there; null without a roster. */
  readonly roster: Pick<Compared, 'unknown' | 'without'> | null;
  /** Who in the roster somebody is, by their id; empty without one. */
  readonly enrolled: ReadonlyMap<string, Enrolled>;
  close(): Promise<void>;
}

/** Finds everybody in a class that lies in some place by a layout, in order of id by code unit. */
export async function openClass(
  place: Place,
  layout: Layout,
  exercise: Exercise,
  choice: Choice,
  roster: readonly Enrolled[] | null = null,
): Promise<OpenClass> {
  const { source, prefix, entries } = place;
  const texts = new Map<string, string>();
  for (const path of layout.texts?.(entries) ?? []) {
    const text = await source.text(prefix + path);
    if (text !== null) texts.set(path, text);
  }
  const name = prefix === '' ? source.name : (prefix.slice(0, -1).split('/').at(-1) ?? '');
  const found = layout.find({ name, entries, texts });
  const accepts = acceptsFor(exercise);
  const starter = await readStarter(exercise.folder, accepts);
  const left: LeftOver[] = [...found.leftOver, ...source.unsafe.map((path) => leftOver(path, 'unsafe-path'))];
  const compared = roster === null ? null : compare(found.handed, roster);
  const work = withOwnIds(compared?.handed ?? found.handed).map((handed): ClassWork => {
    const picked = choose(handed, choice);
    const { people, rule, attempts } = handed;
    const id = people[0]?.id ?? '';
    const attempt = picked?.chosen ?? null;
    const note = noteOn(handed, attempt, layout);
    const used = new Set(attempt?.parts.map(({ path }) => path));
    for (const path of new Set(picked?.others.flatMap(({ parts }) => parts.map((part) => part.path))))
      if (!used.has(path)) left.push(leftOver(path, 'other-attempt'));
    return {
      id,
      people,
      rule,
      attempt,
      attempts: attempts.length,
      where: (attempt?.parts ?? attempts.flatMap(({ parts }) => parts)).map(({ path }) => path),
      ...(note === null ? {} : { note }),
      async read() {
        if (note !== null || attempt === null)
          return emptySubmission(id, { kind: 'withheld', note: note ?? '' });
        const files = await source.gather(below(prefix, attempt.parts), accepts);
        return { ...composeSubmission(id, files, exercise, starter), name: people[0]?.name ?? id };
      },
    };
  });
  return {
    layout,
    work: work.toSorted((a, b) => byCodeUnit(a.id, b.id)),
    roster: compared === null ? null : { unknown: compared.unknown, without: compared.without },
    enrolled: compared?.enrolled ?? new Map<string, Enrolled>(),
    leftOver: left.toSorted((a, b) => byCodeUnit(a.path, b.path)),
    close: () => source.close(),
  };
}

/** Why a piece of work cannot be read; null where it can. */
function noteOn({ isTwin }: Handed, attempt: Attempt | null, { title }: Layout): string | null {
  if (isTwin === true) return TWIN_NOTE;
  if (attempt === null)
    return (
      'There are several attempts, and nothing that can be read tells which was the last, so none was ' +
      'graded; keep one of them.'
    );
  return attempt.typed === true
    ? `The work was typed into ${title} and is not in a file, so it was not graded; save its code as a file.`
    : null;
}

/** Ids that are one, or would be one on a disk that ignores case, are told apart, and nobody is graded. */
function withOwnIds(handed: readonly Handed[]): Handed[] {
  const count = new Map<string, number>();
  for (const { id } of handed.flatMap(({ people }) => people))
    count.set(folded(id), (count.get(folded(id)) ?? 0) + 1);
  const taken = new Set<string>();
  return handed.map((each) => {
    const isTwin = each.isTwin === true || each.people.some(({ id }) => (count.get(folded(id)) ?? 0) > 1);
    const people = each.people.map((person) => ({ ...person, id: freeId(person.id, taken) }));
    return { ...each, people, ...(isTwin ? { isTwin: true as const } : {}) };
  });
}
