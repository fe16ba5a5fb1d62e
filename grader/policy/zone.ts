/**
 * Times of day in a zone, exactly, by what `Intl` knows of time zones and by nothing else of it: an instant
 * is in seconds since 1970 in UTC, and `wall` is what a clock on the wall shows, as seconds as if it stood in
 * UTC. (A library of dates brings the same tables once more, or asks `Intl` as well.)
 */

const DAY = 86_400;

export interface Zone {
  readonly name: string;
  wallAt(instant: number): number;
  /** When a clock there shows this: none where it is put forward over it, two where it is put back. */
  instantsOf(wall: number): readonly number[];
}

export const UTC: Zone = { name: 'UTC', wallAt: (instant) => instant, instantsOf: (wall) => [wall] };

/** A zone by its IANA name; null where there is none of that name. */
export function zoneNamed(name: string): Zone | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
  const wallAt = (instant: number): number => {
    const parts = new Map(
      format.formatToParts(instant * 1000).map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    return (
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) /
      1000
    );
  };
  return {
    name,
    wallAt,
    instantsOf: (wall) => candidates(wallAt, wall).filter((instant) => wallAt(instant) === wall),
  };
}

/** Instants at which a clock would show this by the offsets that hold about then, the first one first. */
function candidates(wallAt: Zone['wallAt'], wall: number): number[] {
  const offsets = [wall - DAY, wall, wall + DAY].map((about) => wallAt(about) - about);
  return [...new Set(offsets)].map((offset) => wall - offset).sort((a, b) => a - b);
}

/**
 * So many days later at the same time of day; past it where clocks skip it, the second where they show it
 * twice.
 */
export function daysLater(zone: Zone, instant: number, days: number): number {
  if (days === 0) return instant;
  const wall = zone.wallAt(instant) + days * DAY;
  const found = zone.instantsOf(wall);
  return Math.max(...(found.length > 0 ? found : candidates(zone.wallAt, wall)));
}

/** How many days have begun since an instant, each at its time of day; 0 up to it. */
export function daysBegun(zone: Zone, since: number, instant: number): number {
  if (instant <= since) return 0;
  let days = Math.max(1, Math.floor((instant - since) / DAY) - 1);
  while (daysLater(zone, since, days) < instant) days += 1;
  return days;
}

/** `2026-03-01 23:59`, with seconds where there are any. */
export function wallText(wall: number): string {
  const text = new Date(wall * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return text.endsWith(':00') ? text.slice(0, -3) : text;
}
