import { itemAt } from '../types/lookup.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { pathTo, type Unrolled } from './unrolled.ts';

/** What shows how far a search has come and what it would play, be it a submission or a known one. */
export type Moment =
  | { readonly kind: 'generated'; readonly node: number }
  /** An action of the root is held. */
  | { readonly kind: 'held'; readonly action: string };

/** A change in what can be seen of a search that deepens. */
export type HeldStep = Deeper | Held;

/** The first node so many plies deep is generated: the pass to that depth has begun, if not before. */
interface Deeper {
  readonly kind: 'deeper';
  readonly ply: number;
  readonly held: string | null;
  /** The root's action that leads there. */
  readonly first: string;
}

/** Another action is held. */
interface Held {
  readonly kind: 'held';
  readonly action: string;
  /** How deep it has looked by then, in plies. */
  readonly ply: number;
  readonly before: string | null;
}

/** What a search held, and how deep it had looked by then. */
export interface Holding {
  readonly steps: readonly HeldStep[];
  /** At the end; null where nothing ever was. */
  readonly held: string | null;
  readonly deepest: number;
}

const RESULT = OPS.indexOf('result');
const HOLD = OPS.indexOf('hold');

/** The moments of a submission's run on a tree, where the state behind a handle is the node. */
export function momentsOf(unrolled: Unrolled, { events, states }: Observation): Moment[] {
  const actions = unrolled.game.isTerminal(0) ? [] : unrolled.game.actions(0);
  const moments: Moment[] = [];
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const [op, answer] = [itemAt(events, at), itemAt(events, at + 3)];
    if (op === RESULT) moments.push({ kind: 'generated', node: itemAt(states, answer) });
    else if (op === HOLD) moments.push({ kind: 'held', action: itemAt(actions, answer) });
  }
  return moments;
}

/** What moments show. To hold once more what is held already says nothing. */
export function readHolding(unrolled: Unrolled, moments: readonly Moment[]): Holding {
  const steps: HeldStep[] = [];
  let held: string | null = null;
  let deepest = 0;
  for (const moment of moments) {
    if (moment.kind === 'held') {
      if (moment.action === held) continue;
      steps.push({ kind: 'held', action: moment.action, ply: deepest, before: held });
      held = moment.action;
    } else if (unrolled.ply(moment.node) > deepest) {
      deepest = unrolled.ply(moment.node);
      steps.push({ kind: 'deeper', ply: deepest, held, first: firstAction(unrolled, moment.node) });
    }
  }
  return { steps, held, deepest };
}

/** The root's action on the way to a node. */
function firstAction(unrolled: Unrolled, node: number): string {
  const child = itemAt(pathTo(unrolled, node), 1);
  return itemAt(unrolled.game.actions(0), unrolled.children(0).indexOf(child));
}

/** Whether no play from a node ends before that ply, so that whatever searches it that deep gets there. */
export const reaches = (unrolled: Unrolled, node: number, ply: number): boolean =>
  unrolled.ply(node) >= ply ||
  (unrolled.children(node).length > 0 &&
    unrolled.children(node).every((child) => reaches(unrolled, child, ply)));

/** The same for the child of the root that an action leads to. */
export function reachesBelow(unrolled: Unrolled, action: string, ply: number): boolean {
  const child = unrolled.children(0)[unrolled.game.actions(0).indexOf(action)];
  return child !== undefined && reaches(unrolled, child, ply);
}

/** How deep the plays of a tree go, in plies, if they are followed no further than that. */
export function heightOf(unrolled: Unrolled, most: number, node = 0): number {
  const ply = unrolled.ply(node);
  if (ply >= most) return ply;
  return unrolled
    .children(node)
    .reduce((deepest, child) => Math.max(deepest, heightOf(unrolled, most, child)), ply);
}
