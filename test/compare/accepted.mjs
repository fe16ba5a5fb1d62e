import { readFileSync } from 'node:fs';

/**
 * Differences that are on purpose: `{ place?, field?, before?, after?, everywhere?, reason }`. What an entry
 * leaves out may be anything; `place` is a part of the place, and `field` its last part. A `*` in `before`
 * is any text; in `after`, `*` is the first such text, `$2` the second, and `…` any text. What is accepted
 * `everywhere` in one place is so in every other that says the same, such as a page.
 */
const ENTRIES = JSON.parse(readFileSync(new URL('./accepted.json', import.meta.url), 'utf8'));
const ACCEPTED = ENTRIES.map((entry) => ({ ...entry, pattern: patternOf(entry.before ?? '*') }));

/** Gives each difference the reason why it is on purpose, or none. */
export function withReasons(differences) {
  const everywhere = new Map();
  const direct = differences.map((difference) => {
    const entries = ACCEPTED.filter((entry) => accepts(entry, difference));
    const wide = entries.find((entry) => entry.everywhere === true);
    if (wide !== undefined) everywhere.set(kindOf(difference), wide.reason);
    return { ...difference, reason: entries[0]?.reason };
  });
  return direct.map((difference) => ({
    ...difference,
    reason: difference.reason ?? everywhere.get(kindOf(difference)),
  }));
}

/** Differences of one kind say the same. */
export const kindOf = ({ before, after }) => `${before}\0${after}`;

function accepts(entry, { place, before, after }) {
  if (entry.place !== undefined && !place.includes(entry.place)) return false;
  if (entry.field !== undefined && place.split('/').at(-1) !== entry.field) return false;
  const match = entry.pattern.exec(before);
  return match !== null && (entry.after === undefined || afterOf(entry.after, match).test(after));
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function patternOf(text) {
  return new RegExp(`^${text.split('*').map(escaped).join('(.*)')}$`, 's');
}

function afterOf(text, [, first = '*', second = '']) {
  const pattern = text
    .split(/(\*|\$2|…)/)
    .map((part) => (part === '…' ? '.*' : escaped(part === '*' ? first : part === '$2' ? second : part)));
  return new RegExp(`^${pattern.join('')}$`, 's');
}
