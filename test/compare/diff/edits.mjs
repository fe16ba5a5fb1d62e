/** Two texts that need more edits than this are taken to differ in every line. */
const MOST_EDITS = 3_000;

/**
 * The fewest lines to leave out of one text and to put in from another (Myers, An O(ND) Difference Algorithm
 * and Its Variations, 1986). Each is `{ isOld, at, other }`: a line of the old or of the fresh text, and
 * where the other text is then.
 */
export function editsBetween(old, fresh) {
  const most = Math.min(MOST_EDITS, old.length + fresh.length);
  const furthest = new Int32Array(2 * most + 3);
  const trace = [];
  for (let count = 0; count <= most; count += 1) {
    trace.push(reachOf(furthest.slice(most - count, most + count + 3), count));
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let at = startOf(trace[count], diagonal, count);
      while (at < old.length && at - diagonal < fresh.length && old[at] === fresh[at - diagonal]) at += 1;
      furthest[most + 1 + diagonal] = at;
      if (at >= old.length && at - diagonal >= fresh.length) return backFrom(old, fresh, trace);
    }
  }
  return [
    ...old.map((_, at) => ({ isOld: true, at, other: 0 })),
    ...fresh.map((_, at) => ({ isOld: false, at, other: old.length })),
  ];
}

/** How far each diagonal from −count − 1 to count + 1 reaches. */
const reachOf = (reached, count) => (diagonal) => reached[diagonal + count + 1];

/** Whether a path on a diagonal comes from the one above, by a line of the fresh text. */
const comesDown = (reach, diagonal, count) =>
  diagonal === -count || (diagonal !== count && reach(diagonal - 1) < reach(diagonal + 1));

const startOf = (reach, diagonal, count) =>
  comesDown(reach, diagonal, count) ? reach(diagonal + 1) : reach(diagonal - 1) + 1;

function backFrom(old, fresh, trace) {
  const edits = [];
  let [i, j] = [old.length, fresh.length];
  for (let count = trace.length - 1; count > 0; count -= 1) {
    const isFresh = comesDown(trace[count], i - j, count);
    const diagonal = i - j + (isFresh ? 1 : -1);
    i = trace[count](diagonal);
    j = i - diagonal;
    edits.push(isFresh ? { isOld: false, at: j, other: i } : { isOld: true, at: i, other: j });
  }
  return edits.reverse();
}
