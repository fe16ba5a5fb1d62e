import { visibleLine } from '../picture/visible.ts';
import { grouped } from '../words/numbers.ts';
import { barSvg } from './checkParts.ts';
import type { ClassRow } from './classRow.ts';
import { exampleAnchor, EXAMPLES } from './examplesPage.ts';
import { hrefOf, nameOf } from './rowLinks.ts';

/** A mistake, and who made it. */
interface Made {
  readonly mistake: string;
  readonly title: string;
  readonly who: readonly ClassRow[];
}

/** The mistakes of a class, the commonest first. */
export function mistakesIn(rows: readonly ClassRow[]): Made[] {
  const made = new Map<string, Made & { readonly who: ClassRow[] }>();
  for (const row of rows) {
    for (const { mistake, title } of row.diagnoses) {
      const known = made.get(mistake) ?? { mistake, title, who: [] };
      made.set(mistake, known);
      known.who.push(row);
    }
  }
  // What is not known is counted too, but last, whatever its number.
  return [...made.values()].sort(
    (x, y) =>
      Number(x.mistake === 'unknown') - Number(y.mistake === 'unknown') ||
      y.who.length - x.who.length ||
      (x.mistake < y.mistake ? -1 : 1),
  );
}

/**
 * How many submissions each mistake was found in: what to teach again. `shown`: those of which the page of
 * examples has one, in its order.
 */
export function diagnosisParts(rows: readonly ClassRow[], shown: readonly string[]): object[] {
  const made = mistakesIn(rows);
  const most = Math.max(...made.map(({ who }) => who.length));
  return made.map(({ mistake, title, who }) => ({
    title: visibleLine(title),
    example: shown.includes(mistake) ? `./${EXAMPLES}#${exampleAnchor(shown.indexOf(mistake))}` : '',
    ...countedPart(who, most),
  }));
}

/** A bar for some of a class, and who they are. */
export const countedPart = (who: readonly ClassRow[], most: number): object => ({
  number: grouped(who.length),
  svg: barSvg(who.length / most),
  who: who.slice(0, MOST_NAMED).map((row) => ({ href: hrefOf(row), name: nameOf(row) })),
  more: who.length > MOST_NAMED ? grouped(who.length - MOST_NAMED) : '',
});

const MOST_NAMED = 12;
