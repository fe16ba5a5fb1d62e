import { editsBetween } from './edits.mjs';

/**
 * Compares two texts line by line, calling `differ(before, after)` for each; gives how many lines were
 * compared.
 */
export function compareLines(before, after, differ) {
  const old = before.split('\n');
  if (before === after) return old.length;
  for (const { gone, come } of hunksOf(old, after.split('\n'))) {
    const count = Math.max(gone.length, come.length);
    for (let at = 0; at < count; at += 1) {
      const [was, is] = [gone[at] ?? '(no line)', come[at] ?? '(no line)'];
      if (was !== is) differ(was, is);
    }
  }
  return old.length;
}

/** What stands in place of what, between lines that both have in the same order. */
function hunksOf(old, fresh) {
  const hunks = [];
  let [from, to] = [-1, -1];
  for (const { isOld, at, other } of editsBetween(old, fresh)) {
    const [i, j] = isOld ? [at, other] : [other, at];
    if (hunks.length === 0 || i !== from || j !== to) hunks.push({ gone: [], come: [] });
    hunks.at(-1)[isOld ? 'gone' : 'come'].push((isOld ? old : fresh)[at]);
    [from, to] = isOld ? [i + 1, j] : [i, j + 1];
  }
  return hunks;
}
