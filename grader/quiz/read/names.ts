import { nearest } from '../../content/nearest.ts';
import type { Unread } from '../../words/quiz/unreadWords.ts';
import type { Candidate, Event } from '../types.ts';
import { NOTHING, read, tidy, unread } from './numbers.ts';
import type { Read } from './numbers.ts';

/** One label: in any case where that is unambiguous, or another name of it that only one candidate has. */
function findLabel(
  written: string,
  among: readonly Candidate[],
): { readonly index: number } | { readonly why: Unread } {
  const text = tidy(written);
  const bare = text.replace(/^(?:leaf|node|branch|move|action)\s+/i, '');
  for (const tried of text === bare ? [text] : [text, bare]) {
    const folded = tried.toLowerCase();
    const steps: readonly ((candidate: Candidate) => boolean)[] = [
      ({ label }) => tidy(label) === tried,
      ({ label }) => tidy(label).toLowerCase() === folded,
      ({ alias }) => alias !== '' && tidy(alias).toLowerCase() === folded,
    ];
    for (const step of steps) {
      const found = among.filter(step);
      const [only, ...others] = found;
      if (only === undefined) continue;
      if (others.length === 0) return { index: only.index };
      const labels = found.map(({ label }) => label);
      return { why: { code: 'ambiguous-label', written: text, labels } };
    }
  }
  const labels = among.map(({ label }) => label);
  return { why: { code: 'no-such-label', written: text, nearest: nearest(bare, labels) } };
}

/**
 * Labels between commas, semicolons, arrows or blanks, ranges among them (`L3–L5`, `L3..L5`) where candidates
 * stand in a row. `none` is an answer; an empty text is not one.
 */
export function readNames(
  written: string | readonly string[],
  among: readonly Candidate[],
  ranges: boolean,
): Read<number[]> {
  const pieces =
    typeof written === 'string'
      ? piecesOf(written, among, ranges)
      : written.flatMap((piece) => piecesOf(piece, among, ranges));
  const [first, ...others] = pieces;
  if (first === undefined) return typeof written === 'string' ? null : read([]);
  if (others.length === 0 && NOTHING.test(tidy(first)) && 'why' in findLabel(first, among)) return read([]);
  const found: number[] = [];
  for (const piece of pieces) {
    const one = findLabel(piece, among);
    if ('index' in one) {
      if (!found.includes(one.index)) found.push(one.index);
      continue;
    }
    const range = ranges ? rangeOf(piece, among) : null;
    if (range === null) return unread(one.why);
    for (const index of range) if (!found.includes(index)) found.push(index);
  }
  return read(found);
}

/** A label may hold blanks and commas, so what is known as a whole is not taken apart. */
function piecesOf(text: string, among: readonly Candidate[], ranges: boolean): string[] {
  const written = text
    .normalize('NFKC')
    .replace(/^\s*[[({<]\s*|\s*[\])}>]\s*$/g, '')
    .trim();
  if (written === '') return /[[({]/.test(text) ? ['none'] : [];
  const isKnown = (piece: string): boolean => 'index' in findLabel(piece, among);
  if (isKnown(written)) return [written];
  return written
    .split(/\s*(?:[,;\n]|->|→|⇒|=>|\band\b)\s*/u)
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      if (isKnown(piece) || (ranges && rangeOf(piece, among) !== null)) return [piece];
      const closed = piece.replace(/\s*(-|\.\.+|…|\bto\b|[\u2010-\u2015])\s*/gu, '$1');
      const words = (ranges ? closed : piece)
        .split(ranges ? /\s+/u : /\s+|[-\u2010-\u2015]/u)
        .filter((word) => word !== '' && !/^(?:leaf|leaves|node|nodes|branch|branches)$/i.test(word));
      return words.length === 0 ? [piece] : words;
    });
}

/** `L3-L5`: every candidate from one to the other, in the order in which they stand. */
function rangeOf(piece: string, among: readonly Candidate[]): number[] | null {
  const text = piece.normalize('NFKC').trim();
  for (const dash of text.matchAll(/\s*(?:-|\.\.+|…|\bto\b|[\u2010-\u2015])\s*/gu)) {
    const [from, to] = [text.slice(0, dash.index), text.slice(dash.index + dash[0].length)].map((end) =>
      findLabel(end, among),
    );
    if (from === undefined || to === undefined || !('index' in from) || !('index' in to)) continue;
    const [first, last] = [
      among.findIndex(({ index }) => index === from.index),
      among.findIndex(({ index }) => index === to.index),
    ];
    if (first <= last) return among.slice(first, last + 1).map(({ index }) => index);
  }
  return null;
}

/** Cutoffs: `C alpha shallow; E β deep`. */
export function readEvents(
  written: string | readonly string[],
  among: readonly Candidate[],
  ask: readonly ('by' | 'kind')[],
): Read<Event[]> {
  const rows = (typeof written === 'string' ? written.split(/[;\n]|,(?![^(]*\))/u) : written)
    .map((row) => tidy(row))
    .filter((row) => row !== '');
  const [first, ...others] = rows;
  if (first === undefined) return typeof written === 'string' ? null : read([]);
  if (others.length === 0 && NOTHING.test(first)) return read([]);
  const events: Event[] = [];
  for (const row of rows) {
    const words = row
      .replace(/[():=]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '' && !/^(?:at|by|cutoff|cut|node)$/i.test(word));
    const pick = <T extends string>(names: Readonly<Record<string, T>>): T | null => {
      const at = words.findIndex(
        (word) => Object.hasOwn(names, word.toLowerCase()) && !among.some(({ label }) => label === word),
      );
      const [word] = at < 0 ? [] : words.splice(at, 1);
      return word === undefined ? null : (names[word.toLowerCase()] ?? null);
    };
    const kind = pick({ shallow: 'shallow', deep: 'deep' });
    const by = pick({
      alpha: 'alpha',
      beta: 'beta',
      α: 'alpha',
      β: 'beta',
      'α-cutoff': 'alpha',
      'β-cutoff': 'beta',
    });
    const node = findLabel(words.join(' '), among);
    if ('why' in node) return unread(node.why);
    if (ask.includes('by') && by === null) return unread({ code: 'cutoff-without-bound', written: row });
    if (ask.includes('kind') && kind === null) return unread({ code: 'cutoff-without-kind', written: row });
    if (!events.some((event) => event.node === node.index))
      events.push({
        node: node.index,
        by: ask.includes('by') ? by : null,
        kind: ask.includes('kind') ? kind : null,
      });
  }
  return read(events);
}
