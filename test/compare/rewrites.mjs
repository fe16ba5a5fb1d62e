import { isAt } from './isAt.mjs';

/**
 * A function that says why a difference is on purpose where the text before, written as it is written now, is
 * the text after, letter for letter. An entry is `{ rewrite, as, place?, field?, reason }`: a regular
 * expression, and what stands in the place of all that it matches. Several may have a part in one text, in
 * the order in which they are listed; those that are not needed are left out.
 */
export function rewriter(entries) {
  const rules = entries.map((entry) => ({ ...entry, pattern: new RegExp(entry.rewrite, 'gu') }));
  return ({ place, before, after }) => {
    const here = rules.filter((rule) => isAt(rule, place));
    const ways = rewritings(before, here).filter(({ text }) => text === after);
    const [shortest] = ways.sort((a, b) => a.reasons.length - b.reasons.length);
    return shortest && [...new Set(shortest.reasons)].join(' ');
  };
}

/** Each text that some of the rules make of one, with their reasons. */
function rewritings(text, rules) {
  return rules.reduce(
    (all, { pattern, as, reason }) => [
      ...all,
      ...all.flatMap(({ text: before, reasons }) => {
        const after = before.replace(pattern, as);
        return after === before ? [] : [{ text: after, reasons: [...reasons, reason] }];
      }),
    ],
    [{ text, reasons: [] }],
  );
}
