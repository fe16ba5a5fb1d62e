import { maxNPseudocode } from '../../reference/adversarial/pseudocode.ts';
import type { Tree, TreeNode } from '../../reference/games/tree.ts';
import { playerWord } from '../picture/treeLabels.ts';
import { itemAt } from '../types/lookup.ts';
import {
  multiEnteredWords,
  multiEvaluatedWords,
  multiFinishedWords,
  multiUpdatedWords,
  vectorWords,
} from '../words/multiSteps.ts';
import type { NodeId } from '../words/nodes.ts';
import { shortNumber } from '../words/numbers.ts';

import { type MultiStep, stepThroughMulti } from './multiSteps.ts';
import type { Watched, Written } from './watched.ts';
import { moverLetter, writtenNumber } from './writing.ts';

/**
 * A search for several players, to be watched; `first` is what the first of them is called.
 *
 * @throws UnknownLeafError, NoEvaluationError as `solve` does.
 */
export function watchedMulti(tree: Tree, depth: number, first = 1): Watched {
  const { nodes } = tree;
  const steps = stepThroughMulti(tree, depth);
  const nodeOf = ({ node }: MultiStep): TreeNode => itemAt(nodes, node);
  const linesOf = (step: MultiStep): readonly string[] => {
    const who = nodeOf(step).player === 'chance' ? 'chance' : 'player';
    return LINES[step.kind].map((line) => `${step.kind === 'evaluate' ? 'player' : who}-${line}`);
  };
  const who = (at: number): string => playerWord(nodeOf(itemAt(steps, at)).player, first);
  const isBlank = (step: MultiStep): boolean => step.values === null;
  return {
    steps,
    code: maxNPseudocode(),
    hasBounds: false,
    shown(at) {
      const { kind, node, from, values } = itemAt(steps, at);
      const own = from === null ? null : { node: from.node, own: vectorWords(from.values, shortNumber) };
      return { kind, node, from: own, value: short(values), window: '' };
    },
    lines: (at) => linesOf(itemAt(steps, at)),
    tell: (at, idOf) => words(who(at), itemAt(steps, at), long, idOf),
    folding: {
      keyOf(at) {
        const step = itemAt(steps, at);
        const { kind, node, from, changes } = step;
        return [kind, nodeOf(step).player, node === 0, from?.isFirst, changes, isBlank(step)].join(' ');
      },
      patternOf(at) {
        const step = itemAt(steps, at);
        const own = step.from?.values;
        const name = (values: readonly number[] | null): string => (values === own ? '{own}' : '{value}');
        const named = (node: number): NodeId =>
          node === step.from?.node ? '{from}' : node === 0 ? null : '{node}';
        const text = words(who(at), step, name, named);
        return { kind: step.kind, lines: linesOf(step).join(' '), sign: '', text };
      },
      values(at) {
        const { values, from } = itemAt(steps, at);
        return { value: written(values), own: written(from?.values ?? null), alpha: null, beta: null };
      },
      leaf(node) {
        const { utility, value } = itemAt(nodes, node);
        return utility === null ? (value === null ? null : writtenNumber(value)) : written(utility);
      },
      mover: (node) => moverLetter(itemAt(nodes, node)),
    },
  };
}

const LINES: Readonly<Record<MultiStep['kind'], readonly string[]>> = {
  enter: ['enter', 'start'],
  evaluate: ['leaf'],
  update: ['update'],
  finish: ['return'],
};

const long = (values: readonly number[] | null): string => (values === null ? '' : vectorWords(values));
const short = (values: readonly number[] | null): string =>
  values === null ? '' : vectorWords(values, shortNumber);
const written = (values: readonly number[] | null): Written | null =>
  values === null ? null : { short: short(values), long: long(values) };

function words(
  who: string,
  { kind, node, values, from, changes }: MultiStep,
  write: (values: readonly number[] | null) => string,
  idOf: (node: number) => NodeId,
): string {
  if (kind === 'enter') return multiEnteredWords(idOf(node), who);
  if (kind === 'evaluate') return multiEvaluatedWords(idOf(node), write(values));
  if (from === null) return multiFinishedWords(write(values));
  return multiUpdatedWords(
    { node: idOf(node), who, values: write(values), changes },
    { node: idOf(from.node), values: write(from.values), isFirst: from.isFirst },
  );
}
