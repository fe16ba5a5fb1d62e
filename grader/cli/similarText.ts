import { visibleLine } from '../picture/visible.ts';
import type { Longest, Similar, SimilarPair } from '../similar/similar.ts';
import { EVIDENCE, howWords, leftOutWords, percent } from '../similar/words.ts';
import { count } from '../words/numbers.ts';

/** Pairs on the console; all are in the table and on the page. */
const MOST_TOLD = 20;

export const tableOf = ({ pairs }: Similar): string[][] => [
  ['a', 'a_name', 'b', 'b_name', 'b_from', 'similarity', 'words', 'longest', 'a_lines', 'b_lines', 'page'],
  ...pairs.map(({ a, b, similarity, words, longest, page }) => [
    a.id,
    a.name,
    b.id,
    b.name,
    b.from,
    similarity.toFixed(3),
    String(words),
    longest === null ? '' : String(longest.words),
    longest === null ? '' : `${longest.a.file}: ${longest.a.lines}`,
    longest === null ? '' : `${longest.b.file}: ${longest.b.lines}`,
    page ?? '',
  ]),
];

export function jsonOf(similar: Similar): object {
  const { programs, pairs, clusters, thresholds, share } = similar;
  const earlier = programs.filter(({ from }) => from !== '').length;
  return {
    compared: programs.length - earlier,
    earlier,
    ...thresholds,
    share,
    evidence: EVIDENCE,
    notes: leftOutWords(similar),
    pairs: pairs.map(({ a, b, similarity, words, longest, page }) => ({
      a: a.id,
      b: b.id,
      ...(b.from === '' ? {} : { from: b.from }),
      similarity: Number(similarity.toFixed(3)),
      words,
      longest,
      page,
    })),
    groups: clusters.map((cluster) => cluster.map(({ id }) => id)),
  };
}

export function linesOf(similar: Similar, out: string | undefined): string[] {
  const { programs, pairs } = similar;
  const who = (pair: SimilarPair): string =>
    `${visibleLine(pair.a.id)} and ${visibleLine(pair.b.id)}` +
    (pair.b.from === '' ? '' : ` (${visibleLine(pair.b.from)})`);
  return [
    `${count(programs.length, 'submission')} compared: ${count(pairs.length, 'pair')} to look at.`,
    ...pairs.slice(0, MOST_TOLD).map((pair) => {
      const longest = pair.longest === null ? '' : `; longest part ${longestWords(pair.longest)}`;
      return `  ${percent(pair.similarity).padStart(5)}  ${who(pair)}${longest}`;
    }),
    ...(pairs.length > MOST_TOLD ? [`  and ${count(pairs.length - MOST_TOLD, 'more pair')}`] : []),
    ...leftOutWords(similar),
    ...(pairs.length === 0 ? [howWords(similar)] : [EVIDENCE]),
    ...(out === undefined ? [] : [`Open ${out}/index.html; the table is in ${out}/pairs.csv.`]),
  ];
}

const longestWords = ({ words, a, b }: Longest): string =>
  `${count(words, 'word')}, lines ${a.lines} and ${b.lines}`;
