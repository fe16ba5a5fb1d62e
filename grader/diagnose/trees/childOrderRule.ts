import type { Game } from '../../../reference/game.ts';
import { reorder } from '../../../reference/trace.ts';
import { type Order, childOrder } from '../../reading/childOrder.ts';
import type { Unrolled } from '../../reading/unrolled.ts';
import type { Signature } from './signature.ts';

/** In which order a submission goes through children, the same in all of its runs if there is one rule. */
export type ChildOrderRule = 'given' | 'reversed' | 'own';

/** What tells the order of children in a run. */
export interface OrderedRun {
  readonly unrolled: Unrolled;
  readonly seen: Pick<Signature, 'evaluated'>;
}

/**
 * The plainest rule that fits what was seen of every run; of two that do, the one by which fewer first
 * children were passed over.
 */
export function childOrderRule(runs: readonly OrderedRun[]): ChildOrderRule {
  const fitting = (['given', 'reversed'] as const)
    .map((name) => ({ name, ...runs.map((run) => fit(run, name)).reduce(both, { fits: true, starts: 0 }) }))
    .filter(({ fits }) => fits);
  return fitting.sort((a, b) => b.starts - a.starts)[0]?.name ?? 'own';
}

interface Fit {
  /** Whether children were entered in that order, however many. */
  readonly fits: boolean;
  /** Nodes where the first child in that order was entered. */
  readonly starts: number;
}

const both = (a: Fit, b: Fit): Fit => ({ fits: a.fits && b.fits, starts: a.starts + b.starts });

function fit({ unrolled, seen }: OrderedRun, name: 'given' | 'reversed'): Fit {
  const own = childOrder(unrolled, seen.evaluated);
  const entered = new Set<number>();
  for (const leaf of seen.evaluated) {
    for (let at = leaf; at >= 0 && !entered.has(at); at = unrolled.parent(at)) entered.add(at);
  }
  return [...entered]
    .map((node): Fit => {
      const children = name === 'given' ? unrolled.children(node) : unrolled.children(node).toReversed();
      const positions = own(node)
        .filter((child) => entered.has(child))
        .map((child) => children.indexOf(child));
      return { fits: isAscending(positions), starts: positions[0] === 0 ? 1 : 0 };
    })
    .reduce(both, { fits: true, starts: 0 });
}

/** Strictly. */
function isAscending(positions: readonly number[]): boolean {
  let before = -Infinity;
  for (const position of positions) {
    if (position <= before) return false;
    before = position;
  }
  return true;
}

/** The game of a run with its actions in the submission's order. */
export function reorderedGame({ unrolled, seen }: OrderedRun, rule: ChildOrderRule): Game<number, string> {
  if (rule === 'given') return unrolled.game;
  if (rule === 'reversed') return reorder(unrolled.game, (_, actions) => actions.reverse());
  const own: Order = childOrder(unrolled, seen.evaluated);
  return reorder(unrolled.game, (node, actions) => {
    const children = unrolled.children(node);
    return own(node).flatMap((child) => actions[children.indexOf(child)] ?? []);
  });
}
