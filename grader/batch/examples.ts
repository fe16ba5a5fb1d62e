import type { ClassRow } from '../report/classRow.ts';
import { mistakesIn } from '../report/diagnosisParts.ts';
import type { ClassExample } from '../report/examplesPage.ts';
import { forStudent } from '../report/forStudent.ts';
import { type Somebody, namesIn } from './handback/names.ts';
import { storedOf } from './storedRow.ts';

/** How many submissions are looked at for one that may be shown. */
const MOST_TRIED = 5;

/**
 * One submission for each mistake of a class, by what every student may see before the due date: one that
 * nothing else explains, with the smallest example. What has anybody's name or id in it is passed over; then
 * the mistake stands alone.
 */
export async function examplesIn(out: string, rows: readonly ClassRow[]): Promise<ClassExample[]> {
  const everybody = rows.map(({ id, name }): Somebody => ({ ids: [id], name }));
  const named = namesIn(everybody);
  const examples: ClassExample[] = [];
  for (const { mistake, who } of mistakesIn(rows)) {
    const fit = who.filter(({ teaches }) => teaches?.mistakes.includes(mistake) === true).sort(byWorth);
    let best: ClassExample | null = null;
    for (const row of fit.slice(0, MOST_TRIED)) {
      const stored = await storedOf(out, row.folder);
      if (stored.kind !== 'report') continue;
      const { diagnoses, counterexample, submission } = forStudent(stored.report);
      const diagnosis = diagnoses.find((each) => each.mistake === mistake);
      if (diagnosis === undefined) continue;
      const { language } = submission;
      const plain = { diagnosis, number: who.length, language, counterexample: null };
      if (isNamed(plain)) continue;
      best ??= plain;
      if (counterexample === undefined) break;
      const { printed: _, ...shown } = counterexample;
      const whole = { ...plain, counterexample: shown };
      if (isNamed(whole)) continue;
      best = whole;
      break;
    }
    if (best !== null) examples.push(best);
  }
  return examples;

  function isNamed(example: ClassExample): boolean {
    return named(textOf(example), { ids: [], name: '' }).length > 0;
  }
}

/** All that a page may show of it, as text. */
const textOf = (example: ClassExample): string => JSON.stringify(example).replaceAll(/[<>\\]/g, ' ');

/** The best to show first: alone, with the smallest example, and then by what no name has to do with. */
function byWorth(a: ClassRow, b: ClassRow): number {
  const [x, y] = [a, b].map(({ teaches, diagnoses, hash }) => ({
    others: diagnoses.length,
    size: teaches === undefined || teaches.size === 0 ? Infinity : teaches.size,
    hash,
  })) as [Worth, Worth];
  if (x.others !== y.others) return x.others - y.others;
  if (x.size !== y.size) return x.size - y.size;
  return x.hash < y.hash ? -1 : Number(x.hash > y.hash);
}

interface Worth {
  readonly others: number;
  readonly size: number;
  readonly hash: string;
}
