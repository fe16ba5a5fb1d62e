/** The last second of the year 9999. */
const LATEST = 253_402_300_799;

/** The committer's time in the text of a commit; null where there is none. */
export function timeIn(commit: string): string | null {
  const head = commit.slice(0, Math.max(0, commit.indexOf('\n\n')));
  const line = head.split('\n').find((each) => each.startsWith('committer '));
  return line === undefined ? null : timeText(line);
}

/** `2026-02-02T03:40:00+01:00` for a line that ends in `> 1770000000 +0100`, as git writes who and when. */
export function timeText(line: string): string | null {
  const [, digits = '', sign = '', hours = '', minutes = ''] =
    /^ (\d{1,12}) ([+-])(\d\d)(\d\d)$/.exec(line.slice(line.lastIndexOf('>') + 1)) ?? [];
  const instant = Number(digits);
  if (digits === '' || instant > LATEST) return null;
  const isZone = Number(hours) < 24 && Number(minutes) < 60;
  const offset = isZone ? (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1) : 0;
  const wall = Math.min(LATEST, Math.max(0, instant + offset));
  return `${new Date(wall * 1000).toISOString().slice(0, 19)}${isZone ? `${sign}${hours}:${minutes}` : 'Z'}`;
}
