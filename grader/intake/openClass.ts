import { freeId, folded } from '../observe/submission/classEntries.ts';
import { acceptsFor, byCodeUnit } from '../observe/submission/found.ts';
import { readStarter } from '../observe/submission/readStarter.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Rule } from './attempts.ts';
import { workOf } from './classWork.ts';
import type { ClassWork } from './classWork.ts';
import { compare } from './compare.ts';
import type { Compared } from './compare.ts';
import type { Head } from './git/head.ts';
import { headOf } from './git/headOf.ts';
import { leftOver } from './names.ts';
import type { Enrolled } from './roster.ts';
import type { Place } from './wrapped.ts';
import type { Handed, Layout, LeftOver } from './types.ts';

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

/**
 * Finds everybody in a class that lies in some place by a layout, in order of id by code unit. `ruleWith`
 * says which of several attempts counts, given who in the roster somebody is.
 */
export async function openClass(
  place: Place,
  layout: Layout,
  exercise: Exercise,
  ruleWith: (enrolled: Compared['enrolled']) => Rule,
  roster: readonly Enrolled[] | null = null,
): Promise<OpenClass> {
  const { source, prefix, entries } = place;
  const texts = new Map<string, string>();
  for (const path of layout.texts?.(entries) ?? []) {
    const text = await source.text(prefix + path);
    if (text !== null) texts.set(path, text);
  }
  const heads = new Map<string, Head>();
  for (const path of layout.repositories?.(entries) ?? []) {
    const head = await headOf(source, prefix + path);
    if (head !== null) heads.set(path, head);
  }
  const name = prefix === '' ? source.name : (prefix.slice(0, -1).split('/').at(-1) ?? '');
  const found = layout.find({ name, entries, texts, heads });
  const accepts = acceptsFor(exercise);
  const starter = await readStarter(exercise.folder, accepts);
  const left: LeftOver[] = [...found.leftOver, ...source.unsafe.map((path) => leftOver(path, 'unsafe-path'))];
  const compared = roster === null ? null : compare(found.handed, roster);
  const enrolled: Compared['enrolled'] = compared?.enrolled ?? new Map<string, Enrolled>();
  const rule = ruleWith(enrolled);
  const reading = { source, prefix, accepts, layout, exercise, starter, rule };
  const handed = withOwnIds(compared?.handed ?? found.handed);
  const work = handed.map((each) => workOf(each, reading));
  left.push(...work.flatMap((each) => each.others).map((path) => leftOver(path, 'other-attempt')));
  return {
    layout,
    work: work.toSorted((a, b) => byCodeUnit(a.id, b.id)),
    roster: compared === null ? null : { unknown: compared.unknown, without: compared.without },
    enrolled,
    leftOver: left.toSorted((a, b) => byCodeUnit(a.path, b.path)),
    close: () => source.close(),
  };
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
