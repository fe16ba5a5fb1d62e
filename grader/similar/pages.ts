import { visible, visibleLine } from '../picture/visible.ts';
import { loadTemplates } from '../report/templates.ts';
import { itemAt } from '../types/lookup.ts';
import { VERSION } from '../types/version.ts';
import { count, grouped } from '../words/numbers.ts';
import { linesOf } from './lines.ts';
import type { Program } from './program.ts';
import type { Region } from './regions.ts';
import type { Similar, SimilarPair } from './similar.ts';
import { CLUSTER_LIMIT, EVIDENCE, howWords, leftOutWords, percent } from './words.ts';

/** Writes the pages of a class's similarity: one file each, nothing fetched, everything escaped. */
export interface SimilarPages {
  index(similar: Similar, title: string): string;
  pair(pair: SimilarPair, title: string): string;
}

/** Marks take turns in this many tints; their numbers tell them apart. */
const TINTS = 6;

export function createSimilarPages(): SimilarPages {
  const templates = loadTemplates();
  const [index, pair] = [templates.page('similar'), templates.page('similarPair')];
  const assets = templates.assets('', ['base', 'figures', 'similar'], 'similar');
  return {
    index: (similar, title) => index({ ...indexPart(similar, title), ...assets }),
    pair: (each, title) => pair({ ...pairPart(each, title), ...assets }),
  };
}

const nameOf = ({ name, id, from }: Program): object => ({
  name: visibleLine(name === '' ? id : name),
  id: name === id || name === '' ? '' : visibleLine(id),
  from: visibleLine(from),
});

function indexPart(similar: Similar, title: string): object {
  const { pairs, clusters, programs } = similar;
  const earlier = programs.filter(({ from }) => from !== '').length;
  return {
    title: `${visibleLine(title)}: similar work`,
    heading: visibleLine(title),
    evidence: EVIDENCE,
    version: VERSION,
    figures: [
      { value: grouped(programs.length - earlier), label: 'compared' },
      ...(earlier === 0 ? [] : [{ value: grouped(earlier), label: 'of other classes' }]),
      { value: grouped(pairs.length), label: pairs.length === 1 ? 'pair' : 'pairs' },
      { value: grouped(clusters.length), label: clusters.length === 1 ? 'group' : 'groups' },
    ],
    how: howWords(similar),
    notes: leftOutWords(similar),
    pairs: pairs.map((pair) => ({
      href: pair.page === null ? '' : `./${pair.page}`,
      a: nameOf(pair.a),
      b: nameOf(pair.b),
      similarity: percent(pair.similarity),
      words: grouped(pair.words),
      longest: longestPart(pair),
    })),
    clusters: clusters
      .filter((cluster) => cluster.length > 2)
      .map((cluster) => ({
        size: grouped(cluster.length),
        who: cluster.slice(0, CLUSTER_LIMIT).map(nameOf),
        more: cluster.length > CLUSTER_LIMIT ? grouped(cluster.length - CLUSTER_LIMIT) : '',
      })),
  };
}

const longestPart = ({ longest }: SimilarPair): string =>
  longest === null ? '' : `${count(longest.words, 'word')}, lines ${longest.a.lines} and ${longest.b.lines}`;

function pairPart(pair: SimilarPair, title: string): object {
  const [a, b] = [nameOf(pair.a), nameOf(pair.b)];
  return {
    title: `Similar work: ${visibleLine(pair.a.id)} and ${visibleLine(pair.b.id)}`,
    heading: visibleLine(title),
    evidence: EVIDENCE,
    version: VERSION,
    a,
    b,
    similarity: percent(pair.similarity),
    words: grouped(pair.words),
    regions: pair.regions.map((region, at) => ({
      number: at + 1,
      tint: at % TINTS,
      words: count(region.length, 'word'),
      a: linesOf(pair.a, region.a, region.length),
      b: linesOf(pair.b, region.b, region.length),
    })),
    sides: [
      { ...a, side: 'a', other: 'b', files: filesPart(pair.a, pair.regions, 'a') },
      { ...b, side: 'b', other: 'a', files: filesPart(pair.b, pair.regions, 'b') },
    ],
  };
}

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

function filesPart(program: Program, regions: readonly Region[], side: 'a' | 'b'): object[] {
  const marks = regions.map((region, at) => {
    const [first, last] = [region[side], region[side] + region.length - 1];
    const token = itemAt(program.tokens, first);
    return { file: token.file, from: token.from, to: itemAt(program.tokens, last).to, number: at + 1 };
  });
  return program.files.map(({ path, text }, file) => ({
    path: visibleLine(path),
    lines: linesPart(
      text,
      marks.filter((mark) => mark.file === file).sort((x, y) => x.from - y.from),
    ),
  }));
}

/** Lines as pieces that are lit or not; the first piece of a mark carries its number. */
function linesPart(text: string, marks: readonly Mark[]): object[] {
  let [start, next] = [0, 0];
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const pieces: object[] = [];
    const add = (from: number, to: number, mark: Mark | null): void => {
      if (to <= from) return;
      pieces.push({
        text: visible(text.slice(from, to)),
        tint: mark === null ? '' : `t${(mark.number - 1) % TINTS}`,
        number: mark === null ? '' : mark.number,
        isFirst: mark !== null && from === mark.from,
      });
    };
    let at = start;
    for (let mark = marks[next]; mark !== undefined && mark.from < end; mark = marks[next]) {
      const indent = mark.from < start ? (/^[ \t]*/.exec(line)?.[0].length ?? 0) : 0;
      const lit = Math.max(start + indent, mark.from);
      add(at, lit, null);
      at = Math.min(end, mark.to);
      add(lit, at, mark);
      if (mark.to > end) break;
      next += 1;
    }
    add(at, end, null);
    start = end + 1;
    return { pieces };
  });
}
