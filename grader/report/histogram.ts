import { itemAt } from '../types/lookup.ts';
import { element, svg, svgText } from '../picture/markup.ts';
import { count, grouped } from '../words/numbers.ts';

export interface Bin {
  /** `20–30 %`; the last also holds full marks. */
  readonly label: string;
  readonly number: number;
}

const BINS = 10;

/** How many shares of the full score, each from 0 to 1, fall into each tenth. */
export function histogram(shares: readonly number[]): Bin[] {
  const numbers = new Array<number>(BINS).fill(0);
  for (const share of shares) {
    const bin = Math.max(0, Math.min(BINS - 1, Math.floor(share * BINS)));
    numbers[bin] = itemAt(numbers, bin) + 1;
  }
  return numbers.map((number, bin) => ({ label: `${bin * 10}–${(bin + 1) * 10} %`, number }));
}

/** Bars with their numbers on top; `total` is how many there are in all. */
export function histogramSvg(bins: readonly Bin[], total: number): string {
  const [width, height, floor] = [560, 190, 160];
  const step = width / bins.length;
  const highest = bins.reduce((most, { number }) => Math.max(most, number), 1);
  const words = bins
    .filter(({ number }) => number > 0)
    .map(({ label, number }) => `${label}: ${grouped(number)}`)
    .join('; ');
  return svg(
    {
      title: 'How scores are spread',
      description: `${count(total, 'score')} by share of the full marks. ${words}.`,
      width,
      height,
    },
    bins
      .map(({ number }, bin) => {
        const tall = (number / highest) * (floor - 24);
        const x = bin * step;
        return [
          element('rect', {
            class: 'pic-bar',
            x: x + 3,
            y: floor - Math.max(tall, 1),
            width: step - 6,
            height: Math.max(tall, 1),
            rx: 2,
          }),
          number === 0 ? '' : svgText(grouped(number), x + step / 2, floor - tall - 7, 'pic-value'),
          svgText(`${bin * 10}`, x, floor + 18, 'pic-action', bin === 0 ? 'start' : 'middle'),
        ].join('');
      })
      .join('') + svgText('100 %', width, floor + 18, 'pic-action', 'end'),
  );
}
