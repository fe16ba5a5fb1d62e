/**
 * The rows of an experiment, made one after the other. `progress` is told the share done of all, where each
 * takes as long as `weightOf` says.
 */
export function inParts<Way, Row>(
  ways: readonly Way[],
  weightOf: (way: Way) => number,
  make: (way: Way, progress: (done: number) => void) => Row,
  progress: (done: number) => void,
): Row[] {
  const all = ways.reduce((sum, way) => sum + weightOf(way), 0);
  let before = 0;
  return ways.map((way) => {
    const weight = weightOf(way);
    const row = make(way, (done) => progress((before + done * weight) / all));
    before += weight;
    return row;
  });
}
