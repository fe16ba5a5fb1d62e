import { alphaBeta } from '../../reference/adversarial/alphaBeta.ts';
import { iterativeDeepening } from '../../reference/adversarial/iterativeDeepening.ts';
import { connectFour } from '../../reference/games/connectFour.ts';
import { watch } from '../../reference/trace.ts';
import { lastOf } from '../types/lookup.ts';

/** `cutoff lab deepening --json`. */
export interface DeepeningReport {
  readonly lab: 'deepening';
  readonly rounds: readonly DeepeningRow[];
  readonly budgets: readonly BudgetedRow[];
}

/** One round of iterative deepening, to the end of its depth. */
export interface DeepeningRow {
  readonly depth: number;
  /** Nodes generated in this round, in all rounds so far, and by alpha–beta that goes there at once. */
  readonly nodes: number;
  readonly total: number;
  readonly atOnce: number;
  readonly action: string;
  readonly value: number;
}

/** What it knows when it has to stop. */
export interface BudgetedRow {
  readonly budget: number;
  /** The last round that was begun, and whether it was finished. */
  readonly depth: number;
  readonly finished: boolean;
  readonly action: string;
}

/**
 * Iterative deepening on connect four (fourth notes): what its rounds cost, and which move it has at hand
 * after so many nodes. Each round searches first what the one before found best, so that it may cost less
 * than to go there at once.
 *
 * @param progress Told the share done, in [0, 1].
 */
export function deepeningLab(
  { depth, budgets }: { readonly depth: number; readonly budgets: readonly number[] },
  progress: (done: number) => void = () => {},
): DeepeningReport {
  const game = connectFour();
  const { rounds } = iterativeDeepening(game, game.initial, { maxDepth: depth });
  progress(1 / 2);
  let total = 0;
  const rows = rounds.map(({ depth: plies, nodes, action, value }, at): DeepeningRow => {
    total += nodes;
    const watched = watch(game);
    alphaBeta(watched.game, game.initial, { depth: plies });
    progress(1 / 2 + (at + 1) / (3 * rounds.length));
    return { depth: plies, nodes, total, atOnce: watched.generated.length, action: action ?? '', value };
  });
  const stopped = budgets.map((budget): BudgetedRow => {
    const { rounds: made, action } = iterativeDeepening(game, game.initial, { budget });
    const last = made.length === 0 ? null : lastOf(made);
    return { budget, depth: last?.depth ?? 0, finished: last?.finished ?? false, action: action ?? '' };
  });
  progress(1);
  return { lab: 'deepening', rounds: rows, budgets: stopped };
}
