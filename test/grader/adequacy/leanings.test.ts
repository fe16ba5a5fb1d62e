import { beforeAll, describe, expect, test } from 'vitest';
import {
  isNoticed,
  LEANING_SIZES,
  type LeaningRow,
  leaningRows,
} from '../../../grader/adequacy/leaningRows.ts';
import { lintLeanings } from '../../../grader/adequacy/lintLeanings.ts';
import { runSubjectOf } from '../../../grader/subjects/subjects.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { bundled } from '../../support/handedIn.ts';

const SUBJECT = runSubjectOf({ algorithm: 'reproduce' })!;
const IDS = SUBJECT.leanings.map(({ id }) => id);

let reproduce: Exercise;
beforeAll(async () => {
  const exercise = await bundled('reproduce');
  // Some runs of one check are enough here.
  const check = exercise.checks.find(({ kind }) => kind === 'evidence')!;
  const [item] = check.cases;
  const cases = [{ ...item!, inputs: item!.inputs.slice(0, 2) }];
  reproduce = { ...exercise, checks: [{ ...check, cases }] };
});

describe('measuring', () => {
  const plan = { seed: 1, leanings: 1 };
  const measure = (known: readonly LeaningRow[], ids: string[] = []): LeaningRow[] =>
    leaningRows(reproduce, { leanings: SUBJECT.leanings.slice(0, 1) }, plan, known, (_rows, name) =>
      ids.push(name),
    );

  test('goes up to the least size that is noticed, and keeps what is measured', () => {
    const rows = measure([]);
    expect(rows.map(({ size }) => size)).toEqual(LEANING_SIZES.slice(0, rows.length));
    expect(rows.slice(0, -1).filter(isNoticed)).toEqual([]);
    expect(rows.length === LEANING_SIZES.length || isNoticed(rows.at(-1)!)).toBe(true);
    const anew: string[] = [];
    expect(measure(rows.slice(1), anew)).toEqual(rows);
    expect(anew).toEqual([`${rows[0]!.leaning} of ${rows[0]!.size}`]);
  });

  test('keeps what was given up, and no row of too few gradings', () => {
    const few: LeaningRow = { leaning: IDS[0]!, size: 0.05, gradings: 50, caught: 0.9 };
    const most = { seed: 1, leanings: 1_000 };
    const asked: string[] = [];
    const stop = new Error('measured');
    const ask = (known: readonly LeaningRow[]): void =>
      expect(() =>
        leaningRows(
          reproduce,
          {
            leanings: [
              {
                ...SUBJECT.leanings[0]!,
                load: (lean) => {
                  asked.push(`${lean.size}`);
                  throw stop;
                },
              },
            ],
          },
          most,
          known,
          () => undefined,
        ),
      ).toThrow(stop);
    ask([few]);
    ask([{ ...few, gradings: 40 }]);
    ask([{ ...few, caught: 0.98 }]);
    expect(asked).toEqual(['0.1', '0.05', '0.05']);
  });
});

describe('lint', () => {
  const FILES = { table: 'mine/power.json', exercise: 'mine/exercise.json' };
  const rowsOf = (size: number, caught: number, gradings = 1_000): LeaningRow[] =>
    IDS.map((leaning) => ({ leaning, size, gradings, caught }));
  const lint = (
    notices: Readonly<Record<string, number>> | undefined,
    rows: readonly LeaningRow[],
  ): ReturnType<typeof lintLeanings> =>
    lintLeanings(
      { checks: reproduce.checks, ...(notices === undefined ? {} : { notices }) },
      SUBJECT,
      rows,
      FILES,
      1_000,
    );

  test('a table without leanings is short', () => {
    expect(lint(undefined, [])).toEqual({ short: IDS, problems: [] });
    expect(lint(undefined, rowsOf(0.4, 0.2, 50))).toEqual({ short: [], problems: [] });
    expect(lintLeanings({ checks: [] }, SUBJECT, [], FILES, 1_000).short).toEqual([]);
  });

  test('what is promised is measured often enough, in that size or a smaller one', () => {
    expect(lint({ cut: 0.2 }, rowsOf(0.2, 0.999))).toEqual({ short: [], problems: [] });
    expect(lint({ cut: 0.2 }, [...rowsOf(0.05, 0.1, 50), ...rowsOf(0.1, 1)])).toEqual({
      short: [],
      problems: [],
    });
    expect(lint({ cut: 0.2 }, rowsOf(0.3, 1)).short).toEqual(IDS);
    expect(lint({ cut: 0.2 }, rowsOf(0.2, 1, 999)).short).toEqual(IDS);
  });

  test('what gets through, and a choice that there is not', () => {
    expect(lint({ cut: 0.2 }, rowsOf(0.2, 0.998)).problems).toMatchObject(
      IDS.map((id) => ({
        code: 'leaning-let-through',
        file: FILES.table,
        found: `leanings of 0.2 (${id}), caught in 99.8 % of gradings`,
        expected: 'at least 99.9 %, since the exercise promises to notice them',
      })),
    );
    expect(lint({ cuts: 0.2 }, rowsOf(0.2, 1)).problems).toMatchObject([
      { code: 'unknown-choice', file: 'mine/exercise.json', place: 'notices.cuts', expected: '"cut"' },
    ]);
  });
});
