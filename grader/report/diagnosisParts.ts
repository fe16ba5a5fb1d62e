import { visibleLine } from '../picture/visible.ts';
import { grouped } from '../words/numbers.ts';
import { barSvg } from './checkParts.ts';
import type { ClassRow } from './classRow.ts';
import { hrefOf, nameOf } from './rowLinks.ts';

/** How many submissions each mistake was found in, the commonest first: what to teach again. */
export function diagnosisParts(rows: readonly ClassRow[]): object[] {
  const counts = new Map<string, { title: string; who: ClassRow[] }>();
  for (const row of rows) {
    for (const { mistake, title } of row.diagnoses) {
      const known = counts.get(mistake) ?? { title, who: [] };
      counts.set(mistake, known);
      known.who.push(row);
    }
  }
  // What is not known is counted too, but last, whatever its number.
  const order = [...counts].sort(
    ([a, x], [b, y]) =>
      Number(a === 'unknown') - Number(b === 'unknown') || y.who.length - x.who.length || (a < b ? -1 : 1),
  );
  const most = Math.max(...order.map(([, { who }]) => who.length));
  return order.map(([, { title, who }]) => ({
    title: visibleLine(title),
    number: grouped(who.length),
    svg: barSvg(who.length / most),
    who: who.slice(0, MOST_NAMED).map((row) => ({ href: hrefOf(row), name: nameOf(row) })),
    more: who.length > MOST_NAMED ? grouped(who.length - MOST_NAMED) : '',
  }));
}

const MOST_NAMED = 12;
