/** A coordinate of a picture, to a tenth of a pixel. */
export const coordinate = (value: number): string => String(Math.round(value * 10) / 10 + 0);

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The path of a picture of ours as TikZ writes it: lines alone, by `M`, `L`, `H`, `V` and `Z`. */
export function texPath(d: string): string {
  let path = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const go = (toX: number, toY: number, isLine: boolean): void => {
    [x, y] = [toX, toY];
    if (!isLine) [startX, startY] = [x, y];
    path += `${isLine ? ' -- ' : ' '}(${coordinate(x)},${coordinate(y)})`;
  };
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLHVZmlhvz])([^A-Za-z]*)/g)) {
    const values = (numbers.match(NUMBER) ?? []).map(Number);
    const [dx, dy] = command === command.toLowerCase() ? [x, y] : [0, 0];
    switch (command.toUpperCase()) {
      case 'H':
        for (const value of values) go(command === 'h' ? x + value : value, y, true);
        break;
      case 'V':
        for (const value of values) go(x, command === 'v' ? y + value : value, true);
        break;
      case 'Z':
        path += ' -- cycle';
        [x, y] = [startX, startY];
        break;
      default:
        for (const [at, [px = 0, py = 0]] of pairs(values).entries()) {
          const [fromX, fromY] = at === 0 || command < 'a' ? [dx, dy] : [x, y];
          go(fromX + px, fromY + py, at > 0 || command.toUpperCase() === 'L');
        }
    }
  }
  return path.trim();
}

const pairs = (values: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.floor(values.length / 2) }, (_, at) => values.slice(2 * at, 2 * at + 2));
