import type { Tree } from '../../../reference/games/tree.ts';
import { algorithmFor } from '../../adequacy/treeExercise.ts';
import { weighTree } from '../../adequacy/weighTree.ts';
import { parseAnyTree } from '../../content/anyTree.ts';
import { blameWords, generateTree, MOST_LEAVES, noDeepCutoff } from '../../quiz/make/generate.ts';
import { SEARCH_SUBJECTS } from '../../subjects/subjects.ts';
import type { GameAlgorithm } from '../../types/exercise.ts';
import { formatProblem } from '../../types/result.ts';
import { AUTHOR_WORDS as WORDS } from '../../words/authorPage.ts';
import { scope } from '../engine/scope.ts';
import { treeText } from '../tree/treeText.ts';
import type { FromAuthor, ToAuthor, Wish } from './protocol.ts';

/** Nodes of a tree that is weighed while one types: each of some hundred searches goes through all of it. */
const MOST_WEIGHED = 2_000;

/** The worker for authors: what a tree tells apart, and trees that are made to order. */
export function serveAuthor(): void {
  scope.onmessage = ({ data }) => {
    const asked = data as ToAuthor;
    scope.postMessage(asked.kind === 'weigh' ? weighed(asked) : drawn(asked));
  };
}

function weighed({ text, algorithm, depth }: Extract<ToAuthor, { kind: 'weigh' }>): FromAuthor {
  const read = parseAnyTree(text, WORDS.tree);
  if (!read.ok) return refused('weigh', read.problems.map(formatProblem));
  const { tree } = read.value;
  if (tree.nodes.length > MOST_WEIGHED)
    return refused('weigh', [WORDS.tooLarge(tree.nodes.length, MOST_WEIGHED)]);
  const known = algorithmOf(algorithm, tree);
  const result = weighTree(tree, WORDS.tree, known, depth ?? Infinity);
  return result.ok
    ? { kind: 'weighed', algorithm: known, weighed: result.value }
    : refused('weigh', result.problems.map(formatProblem));
}

const algorithmOf = (name: string, tree: Tree): GameAlgorithm =>
  SEARCH_SUBJECTS.find((subject) => subject.name === name)?.name ?? algorithmFor(tree);

function drawn({ seed, wish }: Extract<ToAuthor, { kind: 'draw' }>): FromAuthor {
  const { branching, plies, lowest, highest } = wish;
  if (!(lowest <= highest)) return refused('draw', [WORDS.lowestFirst]);
  if (branching ** plies > MOST_LEAVES) return refused('draw', [WORDS.tooMany(MOST_LEAVES)]);
  const shape = {
    branching: Array.from({ length: plies }, () => branching),
    levels: ['max', 'min'],
    values: [lowest, highest],
    cut: 'non-strict',
  } as const;
  const objection = wish.deep ? noDeepCutoff(shape) : null;
  if (objection !== null) return refused('draw', [objection]);
  const found = generateTree(seed, shape, constraintsOf(wish));
  return found.ok
    ? { kind: 'drawn', text: treeText({ ...found.tree, title: WORDS.drawn(seed) }, '') }
    : refused('draw', [blameWords(found.blame)]);
}

const constraintsOf = ({ cutoffs, deep, uniqueBest, isFree }: Wish) => ({
  ...(cutoffs > 0 ? { cutoffs: [cutoffs, Infinity] as const } : {}),
  ...(deep ? { deep } : {}),
  ...(uniqueBest ? { uniqueBest } : {}),
  ...(isFree ? { convention: 'free' as const } : {}),
});

const refused = (of: ToAuthor['kind'], lines: readonly string[]): FromAuthor => ({
  kind: 'refused',
  of,
  lines,
});
