/**
 * A stored result as it reads once whatever it points to stands where it is pointed from. Results hold
 * everything in place so far, so that there is nothing to do; a format that stores each tree once is undone
 * here, and here alone.
 */
export function expand(result) {
  return result;
}
