/**
 * Whole numbers from here on are only made rounder: nobody reads them digit by digit, and halving takes
 * dozens of steps.
 */
const LARGE = 1_000_000;

/**
 * Numbers that are easier on the eye: 0, without sign, whole, and ever closer to the number itself; or
 * rounder, if it is large.
 */
export function* simplerNumbers(value: number): Generator<number> {
  if (value === 0) return;
  yield 0;
  if (!Number.isFinite(value)) {
    yield* value > 0 ? [1, 10] : [1, -1, -10];
    return;
  }
  if (value < 0) yield -value;
  const whole = Math.trunc(value);
  if (whole !== value) {
    yield value > 0 ? 1 : -1;
    if (whole !== 0) yield whole;
    if (Math.abs(value) !== 0.5) yield value > 0 ? 0.5 : -0.5;
    return;
  }
  if (Math.abs(value) >= LARGE) {
    yield* rounder(value);
    return;
  }
  for (let step = Math.trunc(value / 2); step !== 0; step = Math.trunc(step / 2))
    if (value - step !== value) yield value - step;
}

/**
 * Smaller numbers with one digit that is not 0, the powers of ten first; then the number itself, cut off
 * after ever more digits.
 */
function* rounder(value: number): Generator<number> {
  const [sign, size] = [Math.sign(value), Math.abs(value)];
  let power = 1;
  for (; power * 10 <= size; power *= 10) if (power < size) yield sign * power;
  for (let first = 1; first * power < size; first += 1) yield sign * first * power;
  for (let last = power / 10; last >= 1; last /= 10) {
    const cut = Math.floor(size / last) * last;
    if (cut < size) yield sign * cut;
  }
}
