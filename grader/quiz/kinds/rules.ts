import { treeWorld } from '../tree/world.ts';
import type { Kind } from '../types.ts';
import { bestMoves, cost, feature, localMaximum, nextState } from './boards.ts';
import { acceptance, fitness, offspring, restarts, selection } from './chances.ts';
import { choice } from './choice.ts';
import { chooseLeaves } from './chooseLeaves.ts';
import type { Ask, KindRules, World } from './kind.ts';
import { order } from './order.ts';
import { count, cutoffs, evaluated, principalVariation, pruned, windows } from './search.ts';
import { utilities } from './utilities.ts';
import { bestAction, value, values } from './values.ts';

/** The rules of each kind of question. A function, as kinds know of each other. */
export const kindRules = (): Readonly<Record<Kind, KindRules>> => ({
  value,
  values,
  'best-action': bestAction,
  'principal-variation': principalVariation,
  evaluated,
  pruned,
  windows,
  cutoffs,
  count,
  order,
  'choose-leaves': chooseLeaves,
  utilities,
  choice,
  cost,
  'best-moves': bestMoves,
  'next-state': nextState,
  'local-maximum': localMaximum,
  feature,
  acceptance,
  fitness,
  selection,
  offspring,
  restarts,
});

export const rulesOf = (ask: Ask): KindRules => kindRules()[ask.question.kind];

export const nothingLocal = (): World['own'] => ({ fitness: new Map() });

/** The world as it is. */
export function truthOf({ figure }: Ask): World {
  return { tree: figure?.kind === 'tree' ? treeWorld(figure.tree) : null, own: nothingLocal() };
}
