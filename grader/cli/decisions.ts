import { userInfo } from 'node:os';
import { Fraction } from 'fraction.js';
import { NOTHING_REMEMBERED } from '../batch/classFile.ts';
import { readOverrides, writeOverrides } from '../batch/overridesFile.ts';
import { writeClass, type WrittenClass } from '../batch/writeClass.ts';
import { standingOf } from '../policy/standing.ts';
import { createRenderer } from '../report/renderer.ts';
import type { Override } from '../types/overrides.ts';
import { list } from '../words/lists.ts';
import { type Found, studentIn } from './inFolder.ts';
import { problemsError, UserError } from './userError.ts';

/** What somebody decides about the points of a student. */
export interface Decision extends Pick<Override, 'id' | 'act' | 'reason'> {
  /** By default the login here. */
  readonly by?: string;
  /** By default now. */
  readonly when?: string;
}

/** Keeps decisions in a locked out folder, each with the next number; the class's files are not written. */
export async function keepDecisions(out: string, decisions: readonly Decision[]): Promise<Override[]> {
  const before = await readOverrides(out);
  if (!before.ok) throw problemsError(before.problems);
  for (const { act, id } of decisions) refuseMissing(act, before.value, id);
  const last = Math.max(0, ...before.value.map(({ number }) => number));
  const made = decisions.map(({ id, act, reason, by = login(), when = nowWords() }, at): Override => ({
    number: last + 1 + at,
    id,
    act,
    by,
    when,
    reason,
  }));
  await writeOverrides(out, [...before.value, ...made]);
  return made;
}

/** The class's files and pages, with what was decided; `id` is one of those whom it was about. */
export async function writeDecided(
  cwd: string,
  folder: string,
  id: string,
): Promise<{ readonly found: Found; readonly written: WrittenClass }> {
  const found = await studentIn(cwd, folder, id);
  const { out, exercise, members, memory, policy } = found;
  const content = { rows: [], exercise, members, memory: memory ?? NOTHING_REMEMBERED, policy };
  return { found, written: await writeClass(out, content, createRenderer()) };
}

/** Points as people write them: 7, 6.5, 20/3; null where the text is none. */
export const pointsIn = (text: string): Fraction | null =>
  /^\d{1,6}(\.\d{1,3}|\/[1-9]\d{0,5})?$/.test(text) ? new Fraction(text) : null;

/** A decision that is taken back must stand, and be about this student. */
function refuseMissing(act: Override['act'], before: readonly Override[], id: string): void {
  if (act.code !== 'withdraw') return;
  const own = standingOf(before).filter((each) => each.id === id);
  if (own.some(({ number }) => number === act.number)) return;
  const numbers = own.map(({ number }) => String(number));
  throw new UserError(
    `--withdraw: there is no decision ${act.number} about ${id}` +
      (numbers.length === 0 ? '' : `; there ${numbers.length === 1 ? 'is' : 'are'} ${list(numbers)}`),
  );
}

const nowWords = (): string => new Date().toISOString().slice(0, 16).replace('T', ' ').concat(' UTC');

function login(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
