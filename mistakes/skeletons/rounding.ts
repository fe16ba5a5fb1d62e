/** Halves are rounded to the even neighbour, as Python's `round` does. */
export function halfToEven(value: number): number {
  const down = Math.floor(value);
  return value - down === 0.5 ? down + Math.abs(down % 2) : Math.round(value);
}
