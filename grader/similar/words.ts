import { visibleLine } from '../picture/visible.ts';
import { count } from '../words/numbers.ts';
import { listFirst } from '../words/lists.ts';
import type { Similar } from './similar.ts';

/** Said on every page and on the console. */
export const EVIDENCE =
  'Similar code is a reason to look, and no proof: people who learned together, or from the same page, ' +
  'write alike, and short programs have few ways to be written. Read both, and ask both, before you decide.';

export const CLUSTER_LIMIT = 50;
const MOST_NAMED = 5;

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What was not compared, and why, a sentence each. */
export function leftOutWords({ programs, tooCommon, isCut, share, unpaged }: Similar): string[] {
  const partly = programs.filter(({ leftOut }) => leftOut.length > 0);
  const empty = programs.filter(({ grams }) => !grams.some((gram) => gram !== null));
  const names = (of: typeof programs): string =>
    listFirst(
      of.map(({ id }) => visibleLine(id)),
      MOST_NAMED,
    );
  return [
    ...(tooCommon === 0
      ? []
      : [
          `${count(tooCommon, 'fragment')} that more than ${percent(share)} of the class ` +
            `${tooCommon === 1 ? 'has' : 'have'} ${tooCommon === 1 ? 'was' : 'were'} left out.`,
        ]),
    ...(partly.length === 0
      ? []
      : [`Too large to be compared whole, or too tangled to be parsed: files of ${names(partly)}.`]),
    ...(empty.length === 0 ? [] : [`Too short to be compared, or not code that is read: ${names(empty)}.`]),
    ...(isCut ? ['There was too much alike to look at all of it; what is rarest was looked at.'] : []),
    ...(unpaged === 0 ? [] : [`${count(unpaged, 'more pair')} without a page of their own; see pairs.csv.`]),
  ];
}

/** From when on a pair is reported. */
export const howWords = ({ thresholds, share }: Similar): string =>
  `A pair is reported from ${percent(thresholds.similarity)} on, where it shares at least ` +
  `${count(thresholds.words, 'word')}. Names, values, comments, types and layout count for nothing, ` +
  `nor does what was handed out or what more than ${percent(share)} of the class have. ` +
  'What few have counts most, and what two alone have counts in full.';
