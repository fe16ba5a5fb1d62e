import type { RunSubject } from '../subjects/subject.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { oneOf } from '../words/found.ts';
import { isJudgedByChance } from './judgedByChance.ts';
import { isNoticed, LEAST_CAUGHT, type LeaningRow } from './leaningRows.ts';

/** What a table lacks of what an exercise promises to notice. */
interface LackOfLeanings {
  /** Leanings that are not measured, or too seldom. */
  readonly short: readonly string[];
  readonly problems: readonly Problem[];
}

/** `files`: as they are told; `least`: gradings that a row rests on. */
export function lintLeanings(
  exercise: Pick<Exercise, 'notices' | 'checks'>,
  { leanings }: Pick<RunSubject, 'leanings'>,
  rows: readonly LeaningRow[],
  files: { readonly table: string; readonly exercise: string },
  least: number,
): LackOfLeanings {
  const short: string[] = [];
  const problems: Problem[] = [];
  const { notices = {} } = exercise;
  for (const { id, choice } of leanings) {
    const promised = notices[choice];
    if (promised === undefined) {
      if (rows.length === 0 && isJudgedByChance(exercise)) short.push(id);
      continue;
    }
    // What is noticed in a smaller size is noticed in this one.
    const upTo = rows.filter(({ leaning, size }) => leaning === id && size <= promised);
    if (upTo.some((row) => isNoticed(row) && row.gradings >= least)) continue;
    const through = upTo.find((row) => row.size === promised && !isNoticed(row));
    if (through === undefined) short.push(id);
    else
      problems.push({
        code: 'leaning-let-through',
        file: files.table,
        place: 'leanings',
        found: `leanings of ${promised} (${id}), caught in ${percent(through.caught)} of gradings`,
        expected: `at least ${percent(LEAST_CAUGHT)}, since the exercise promises to notice them`,
      });
  }
  const choices = [...new Set(leanings.map(({ choice }) => choice))];
  for (const choice of Object.keys(notices))
    if (!choices.includes(choice))
      problems.push({
        code: 'unknown-choice',
        file: files.exercise,
        place: `notices.${choice}`,
        found: JSON.stringify(choice),
        expected: choices.length === 0 ? 'no choice, as none is tested' : oneOf(choices),
      });
  return { short, problems };
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;
