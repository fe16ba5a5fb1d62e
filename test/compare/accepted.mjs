import { readFileSync } from 'node:fs';
import { isAt } from './isAt.mjs';
import { rewriter } from './rewrites.mjs';

/**
 * Differences that are on purpose: `{ place?, field?, before?, after?, everywhere?, reason }`. What an entry
 * leaves out may be anything; `place` is a part of the place, or a list of such parts, and `field` its last
 * part. A `*` in `before` is any text; in `after`, `*` is the first such text, `$2` the second, and `…` any
 * text. What is accepted `everywhere` in one place is so in every other that says the same, such as a page.
 * `pairs` are several of `before` and `after`.
 *
 * An entry with `rewrite` and `as` says how words are written now: see `rewriter`.
 */
const ENTRIES = JSON.parse(readFileSync(new URL('./accepted.json', import.meta.url), 'utf8'));

/** Gives each difference the reason why it is on purpose, or none. */
export function withReasons(differences, entries = ENTRIES) {
  const accepted = entries
    .filter(({ rewrite }) => rewrite === undefined)
    .flatMap((entry) => entry.pairs?.map(([before, after]) => ({ ...entry, before, after })) ?? [entry])
    .map((entry) => ({ ...entry, pattern: patternOf(entry.before ?? '*') }));
  const rewritten = rewriter(entries.filter(({ rewrite }) => rewrite !== undefined));
  const everywhere = new Map();
  const direct = differences.map((difference) => {
    const fitting = accepted.filter((entry) => accepts(entry, difference));
    const wide = fitting.find((entry) => entry.everywhere === true);
    if (wide !== undefined) everywhere.set(kindOf(difference), wide.reason);
    return { ...difference, reason: fitting[0]?.reason };
  });
  return direct.map((difference) => ({
    ...difference,
    reason: difference.reason ?? everywhere.get(kindOf(difference)) ?? rewritten(difference),
  }));
}

/** Differences of one kind say the same. */
export const kindOf = ({ before, after }) => `${before}\0${after}`;

function accepts(entry, { place, before, after }) {
  if (!isAt(entry, place)) return false;
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
