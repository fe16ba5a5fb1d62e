import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClassWork } from '../intake/classWork.ts';
import type { Enrolled } from '../intake/roster.ts';
import { byCodeUnit } from '../observe/submission/found.ts';
import type { Facts } from '../policy/course.ts';
import { attemptTimes } from '../policy/dates.ts';
import { inertJson } from '../words/inert.ts';
import { writeWhole } from './outFolder.ts';

/** What is known of a student and of what they handed in; what is not known is absent. */
interface Known {
  readonly id: string;
  /** As the learning system has it. */
  readonly when?: string;
  /** The same by a table, which counts before that. */
  readonly told?: string;
  readonly late?: true;
  readonly section?: string;
  /** Other ids, as the roster has them. */
  readonly ids?: readonly string[];
  /** Of several attempts, which counts, from 1 for the oldest, and how many there are. */
  readonly attempt?: number;
  readonly attempts?: number;
}

/**
 * `handed-in.json` in an out folder: when work was handed in and by whom, apart from what it came to. Not
 * there where nothing is known. By id.
 */
export type HandedIn = ReadonlyMap<string, Known>;

const NAME = 'handed-in.json';
const FORMAT = 1;

/** Empty where there is none, or none that this version can read. */
export async function readHandedIn(out: string): Promise<HandedIn> {
  const text = await readFile(join(out, NAME), 'utf8').catch(() => '');
  try {
    const found = JSON.parse(text) as { readonly format?: number; readonly students?: unknown } | null;
    const students = found?.format === FORMAT && Array.isArray(found.students) ? found.students : [];
    return new Map(students.map(knownOf).map((known) => [known.id, known]));
  } catch {
    return new Map();
  }
}

function knownOf(json: unknown): Known {
  const { id, when, told, late, section, ids, attempt, attempts } = (json ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (key: string, value: unknown): object =>
    typeof value === 'string' && value !== '' ? { [key]: value } : {};
  return {
    id: typeof id === 'string' ? id : '',
    ...text('when', when),
    ...text('told', told),
    ...(late === true ? { late } : {}),
    ...text('section', section),
    ...(Array.isArray(ids) ? { ids: ids.filter((each) => typeof each === 'string') } : {}),
    ...(typeof attempt === 'number' && typeof attempts === 'number' ? { attempt, attempts } : {}),
  };
}

/** Written only where something is known, so that there is no such file for a folder of programs. */
export async function writeHandedIn(out: string, handedIn: HandedIn): Promise<void> {
  const students = [...handedIn.values()]
    .filter((known) => Object.keys(known).length > 1)
    .sort((a, b) => byCodeUnit(a.id, b.id));
  if (students.length === 0 && (await readHandedIn(out)).size === 0) return;
  const file = { tool: 'cutoff', format: FORMAT, students };
  await writeWhole(out, NAME, `${inertJson(JSON.stringify(file, null, 1))}\n`);
}

/**
 * What was known before, and what a class tells now. Times of a table stay until another table has others, or
 * another attempt counts. Of work whose attempts are still to be graded, only whose it is.
 */
export function withClass(
  before: HandedIn,
  work: readonly ClassWork[],
  enrolled: ReadonlyMap<string, Enrolled>,
  absent: ReadonlyMap<string, Enrolled> = new Map(),
): HandedIn {
  const now = new Map(before);
  for (const [id, { ids, section }] of absent)
    now.set(id, { id, ...(section === '' ? {} : { section }), ...(ids.length === 0 ? {} : { ids }) });
  for (const each of work)
    for (const { id } of each.people) {
      const old: Known = before.get(id) ?? { id };
      const person = enrolled.get(id);
      const section = person?.section ?? old.section ?? '';
      const ids = person?.ids ?? old.ids ?? [];
      now.set(id, {
        id,
        ...(each.candidates === undefined || each.taken !== null ? timesOf(each, old, person) : times(old)),
        ...(section === '' ? {} : { section }),
        ...(ids.length === 0 ? {} : { ids }),
      });
    }
  return now;
}

type Times = Pick<Known, 'when' | 'told' | 'late' | 'attempt' | 'attempts'>;

const times = ({ when, told, late, attempt, attempts }: Known): Times => ({
  ...(when === undefined ? {} : { when }),
  ...(told === undefined ? {} : { told }),
  ...(late === undefined ? {} : { late }),
  ...(attempt === undefined || attempts === undefined ? {} : { attempt, attempts }),
});

function timesOf(
  { attempt, attempts, taken }: ClassWork,
  { told: before, attempt: last = attempts }: Known,
  person: Enrolled | undefined,
): Times {
  const number = taken?.number ?? attempts;
  const told =
    attemptTimes([person?.submitted ?? ''], attempts)[number - 1] ?? (last === number ? before : undefined);
  return {
    ...(attempt?.when === undefined ? {} : { when: attempt.when }),
    ...(told === undefined ? {} : { told }),
    ...(attempt?.late === true ? { late: true } : {}),
    ...(taken === null ? {} : { attempt: number, attempts }),
  };
}

/** With the times of a table; and the rows whose students are not in the class. */
export function withTable(
  before: HandedIn,
  ids: readonly string[],
  table: readonly Enrolled[],
): { readonly handedIn: HandedIn; readonly unknown: readonly Enrolled[] } {
  const now = new Map(before);
  const byId = new Map(
    ids.flatMap((id) =>
      [id, ...(before.get(id)?.ids ?? [])].map((each) => [each.toLowerCase(), id] as const),
    ),
  );
  const unknown: Enrolled[] = [];
  const rowsOf = new Map<string, string[]>();
  for (const row of table) {
    const id = row.ids.map((each) => byId.get(each.toLowerCase())).find((found) => found !== undefined);
    if (id === undefined) unknown.push(row);
    else rowsOf.set(id, [...(rowsOf.get(id) ?? []), row.submitted]);
  }
  for (const [id, rows] of rowsOf) {
    const { told: _, ...known } = now.get(id) ?? { id };
    const { attempts = 1, attempt = attempts } = known;
    const told = attemptTimes(rows, attempts)[attempt - 1];
    now.set(id, { ...known, ...(told === undefined ? {} : { told }) });
  }
  return { handedIn: now, unknown };
}

export const factsIn = (handedIn: HandedIn, id: string): Facts => {
  const { when = '', told = when, late = false, section = '', ids = [] } = handedIn.get(id) ?? { id };
  return { id, ids, section, when: told, isLate: late };
};
