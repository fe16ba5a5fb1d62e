import type { Cut, Player } from '../../reference/game.ts';
import { type CodeLine, pseudocode } from '../../reference/adversarial/pseudocode.ts';
import type { SolveAlgorithm } from '../../reference/adversarial/searchTree.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { itemAt } from '../types/lookup.ts';
import { formatNumber } from '../words/numbers.ts';
import { linesOf } from './linesOf.ts';
import { boundSign, shownStep } from './shownSteps.ts';
import { stepWords } from './stepWords.ts';
import type { TreeStep } from './treeSteps.ts';
import type { Pattern, Watched, Written } from './watched.ts';
import { moverLetter, writtenNumber } from './writing.ts';

/** Steps of a search whose values are numbers, to be watched. */
export function watchedTree(
  { nodes }: Tree,
  steps: readonly TreeStep[],
  { algorithm, cut }: { readonly algorithm: SolveAlgorithm; readonly cut: Cut },
): Watched {
  const code = pseudocode(algorithm, cut);
  const hasBounds = keepsBounds(code);
  const moverAt = (step: TreeStep): Player => {
    const { player } = itemAt(nodes, step.node);
    return player === 'min' || player === 'chance' ? player : 'max';
  };
  return {
    steps,
    code,
    hasBounds,
    shown: (at) => shownStep(itemAt(steps, at), hasBounds),
    lines: (at) => linesOf(itemAt(steps, at), moverAt(itemAt(steps, at))),
    tell: (at, idOf) => stepWords(itemAt(steps, at), moverAt(itemAt(steps, at)), hasBounds, idOf),
    folding: {
      keyOf: (at) => keyOf(itemAt(steps, at), moverAt(itemAt(steps, at)), hasBounds),
      patternOf: (at) => patternFor(itemAt(steps, at), moverAt(itemAt(steps, at)), hasBounds),
      values(at) {
        const step = itemAt(steps, at);
        const { value, alpha, beta } = step;
        return {
          value: written(value),
          own: step.kind === 'update' ? written(step.from.value) : null,
          alpha: written(alpha),
          beta: written(beta),
        };
      },
      leaf: (node) => written(itemAt(nodes, node).value),
      mover: (node) => moverLetter(itemAt(nodes, node)),
    },
  };
}

const written = (value: number | null): Written | null => (value === null ? null : writtenNumber(value));

/** Whether a search narrows a window, so that steps are told with it. */
const keepsBounds = (code: readonly CodeLine[]): boolean => code.some(({ id }) => id.endsWith('-bound'));

/** Stand for what differs from step to step while its sentence is made; no number of a tree is these. */
const SIGNS = { value: 70_001.5, own: 70_002.5, alpha: 70_003.5, beta: 70_004.5 } as const;

function keyOf(step: TreeStep, player: Player, hasBounds: boolean): string {
  const parts: unknown[] = [step.kind, player, step.node === 0];
  if (step.kind === 'update') parts.push(step.from.bound, step.changes, step.movesBound);
  if (step.kind === 'cut') {
    const { by, kind, skipped } = step.cutoff;
    parts.push(by, kind, skipped, hasBounds && step.value === (by === 'beta' ? step.beta : step.alpha));
  }
  return parts.join(' ');
}

/** The sentence of such a step, with names where its nodes and numbers are. */
function patternFor(step: TreeStep, player: Player, hasBounds: boolean): Pattern {
  const { alpha, beta } = SIGNS;
  const at = { value: SIGNS.value, alpha, beta };
  const named: TreeStep =
    step.kind === 'update'
      ? { ...step, ...at, from: { ...step.from, value: SIGNS.own } }
      : step.kind === 'cut' && step.value === (step.cutoff.by === 'beta' ? step.beta : step.alpha)
        ? { ...step, alpha: SIGNS.value, beta: SIGNS.value, value: SIGNS.value }
        : { ...step, ...at };
  const from = step.kind === 'update' ? step.from.node : -1;
  const text = stepWords(named, player, hasBounds, (node) =>
    node === from && from !== step.node ? '{from}' : node === 0 ? null : '{node}',
  );
  return {
    kind: step.kind,
    lines: linesOf(step, player).join(' '),
    sign: step.kind === 'update' ? boundSign(step.from) : '',
    text: Object.entries(SIGNS).reduce(
      (sentence, [name, value]) => sentence.replaceAll(formatNumber(value), `{${name}}`),
      text,
    ),
  };
}
