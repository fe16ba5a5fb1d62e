import type { Zone } from './zone.ts';

/** What a date says: an instant, or the time on a wall in whatever zone; null where it is none. */
export type Said =
  { readonly kind: 'instant'; readonly instant: number } | { readonly kind: 'wall'; readonly wall: number };

const PARTS = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)? ?(Z|([+-])(\d\d):?(\d\d))?$/;

/** Reads `2026-03-01T23:59`, with seconds and with an offset if it has one. */
export function readDate(text: string): Said | null {
  const parts = PARTS.exec(text.trim());
  if (parts === null) return null;
  const number = (at: number): number => Number(parts[at] ?? 0);
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map(number) as Six;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  // A day that is not in its month is carried over into the next.
  const isReal =
    year >= 1970 &&
    new Date(wall * 1000).toISOString().slice(0, 16) ===
      `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}` &&
    second < 60;
  if (!isReal) return null;
  if (parts[7] === undefined) return { kind: 'wall', wall };
  if (parts[7] === 'Z') return { kind: 'instant', instant: wall };
  if (number(9) > 23 || number(10) > 59) return null;
  const offset = (number(9) * 60 + number(10)) * 60 * (parts[8] === '-' ? -1 : 1);
  return { kind: 'instant', instant: wall - offset };
}

type Six = [number, number, number, number, number, number];

/**
 * When something was handed in, in the student's favour: the first of two instants at which a clock shows
 * that time. Null where that cannot be known.
 */
export function handedInAt(text: string, zone: Zone | null): number | null {
  const said = readDate(text);
  if (said === null) return null;
  if (said.kind === 'instant') return said.instant;
  if (zone === null) return null;
  // Where clocks skip that time, whoever wrote it had not put theirs forward.
  return zone.instantsOf(said.wall)[0] ?? zone.instantsOf(said.wall + 3600)[0] ?? null;
}

/**
 * What a table tells of so many attempts, from the oldest on: with as many times as attempts each has its
 * own, whatever their order in the table; else the latest of them is that of the last attempt.
 */
export function attemptTimes(told: readonly string[], attempts: number): (string | undefined)[] {
  const texts = told
    .filter((text) => text !== '')
    .map((text) => ({ text, at: momentOf(text) }))
    .toSorted((a, b) => a.at - b.at || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
  if (texts.length === attempts) return texts;
  return Array.from({ length: attempts }, (_, at) => (at === attempts - 1 ? texts.at(-1) : undefined));
}

function momentOf(text: string): number {
  const said = readDate(text);
  return said === null ? Number.NEGATIVE_INFINITY : said.kind === 'instant' ? said.instant : said.wall;
}
