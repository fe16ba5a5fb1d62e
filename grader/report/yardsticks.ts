import type { ClassRow } from './classRow.ts';

/** Rows that were graded alike: by one form of the exercise and one version. */
export interface Yardstick {
  readonly exercise: string;
  readonly version: string;
  readonly rows: number;
}

/** By what a class was graded, the most rows first: several where results of several runs were mixed. */
export function yardsticksOf(rows: readonly ClassRow[]): Yardstick[] {
  const found = new Map<string, Yardstick>();
  for (const { exercise, version } of rows) {
    if (exercise === '') continue;
    const key = `${exercise} ${version}`;
    found.set(key, { exercise, version, rows: (found.get(key)?.rows ?? 0) + 1 });
  }
  return [...found].sort(([a, x], [b, y]) => y.rows - x.rows || (a < b ? -1 : 1)).map(([, each]) => each);
}

const SHORT = 8;

/** `These results are not comparable: 28 by exercise …`, where there are several. */
export function yardstickWords(yardsticks: readonly Yardstick[]): string {
  const isOneVersion = new Set(yardsticks.map(({ version }) => version)).size === 1;
  const each = yardsticks.map(
    ({ exercise, version, rows }) =>
      `${rows} by exercise ${exercise.slice(0, SHORT)}${isOneVersion ? '' : ` with Cutoff ${version}`}`,
  );
  return `These results are not comparable: ${each.join(', ')}.`;
}
