/**
 * More cells than this are not filled for two texts, which then differ from their first line that differs to
 * their last.
 */
const MOST_CELLS = 4_000_000;

/**
 * Compares two texts line by line, calling `differ(before, after)` for each; gives how many lines were
 * compared.
 */
export function compareLines(before, after, differ) {
  if (before === after) return before.split('\n').length;
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end))
    end += 1;
  const hunks = changesOf(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  for (const { gone, come } of hunks) {
    const count = Math.max(gone.length, come.length);
    for (let at = 0; at < count; at += 1) differ(gone[at] ?? '(no line)', come[at] ?? '(no line)');
  }
  return old.length;
}

/** What stands in place of what, between the lines that both have in the same order. */
function changesOf(old, fresh) {
  if (old.length * fresh.length > MOST_CELLS) return [{ gone: old, come: fresh }];
  const longest = longestCommon(old, fresh);
  const hunks = [];
  let hunk = null;
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      hunk = null;
      i += 1;
      j += 1;
      continue;
    }
    if (hunk === null) hunks.push((hunk = { gone: [], come: [] }));
    const takesOld = j === fresh.length || (i < old.length && longest[i + 1][j] >= longest[i][j + 1]);
    if (takesOld) hunk.gone.push(old[i++]);
    else hunk.come.push(fresh[j++]);
  }
  return hunks;
}

/** `[i][j]`: how many lines the two have in common, in order, from there on. */
function longestCommon(old, fresh) {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      rows[i][j] = old[i] === fresh[j] ? rows[i + 1][j + 1] + 1 : Math.max(rows[i + 1][j], rows[i][j + 1]);
    }
  }
  return rows;
}
