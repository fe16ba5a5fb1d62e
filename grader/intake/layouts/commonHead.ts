/** What several names begin with, up to and with the last mark in it; empty where there is one name. */
export function commonHead(names: readonly string[], mark: string): string {
  const [first = '', ...others] = new Set(names);
  if (others.length === 0) return '';
  let length = first.length;
  for (const name of others) {
    let same = 0;
    while (same < length && name[same] === first[same]) same += 1;
    length = same;
  }
  return first.slice(0, first.slice(0, length).lastIndexOf(mark) + 1);
}
