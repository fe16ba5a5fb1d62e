import { readFileSync } from 'node:fs';

/**
 * Differences that are on purpose: `{ field?, before?, after?, reason }`. What an entry leaves out may be
 * anything; `field` is the last part of the place. A `*` in `before` is any text, and in `after` that same
 * text.
 */
const ENTRIES = JSON.parse(readFileSync(new URL('./accepted.json', import.meta.url), 'utf8'));
const ACCEPTED = ENTRIES.map((entry) => ({ ...entry, pattern: patternOf(entry.before ?? '*') }));

export function isAccepted({ place, before, after }) {
  return ACCEPTED.some((entry) => {
    if (entry.field !== undefined && place.split('/').at(-1) !== entry.field) return false;
    const match = entry.pattern.exec(before);
    if (match === null) return false;
    return entry.after === undefined || entry.after.replace('*', () => match[1] ?? '*') === after;
  });
}

function patternOf(text) {
  const [start, ...rest] = text.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${start}${rest.length === 0 ? '' : `(.*)${rest.join('\\*')}`}$`, 's');
}
