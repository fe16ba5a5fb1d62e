import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import type { PlayerSpec } from '../../../reference/games/treeSpec.ts';
import type { Position, Positions } from '../../types/authored.ts';
import { itemAt } from '../../types/lookup.ts';
import { grouped } from '../../words/numbers.ts';
import { quote } from '../../words/quoting.ts';
import type { Trouble } from '../exerciseFiles.ts';

/**
 * The most nodes of a game's tree. A search visits each, in every case and for every submission, and each has
 * a place in what is sent to the engines: a tree file may be larger, as its author has written it node by
 * node.
 */
export const MOST_GAME_NODES = 50_000;
const MOST_PLIES = 1_000;

interface Open {
  readonly at: number;
  readonly parent: number;
  readonly action: string;
  readonly probability: number;
  readonly id: string;
}

/**
 * The tree of a game's plays: a position that several plays lead to becomes a node for each, as everything
 * that draws, judges and diagnoses searches knows trees. Handing out positions as states was the alternative:
 * it would have made a second kind of game for each of them, for games that are small by nature.
 *
 * `plies` is where the tree stops, null where it goes to the end of the game. What is not over there is a
 * leaf worth its evaluation: only searches that go past their depth limit come there.
 */
export function treeOfPositions(
  { title, players, positions }: Positions,
  plies: number | null,
): Tree | Trouble {
  const circle = plies === null ? leadingBack(positions) : null;
  if (circle !== null) return circle;
  const nodes: TreeNode[] = [];
  const children: number[][] = [];
  const open: Open[] = [{ at: 0, parent: -1, action: '', probability: 1, id: 'root' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, parent, action, probability, id } = next;
    const position = itemAt(positions, at);
    const index = nodes.length;
    const ply = parent < 0 ? 0 : itemAt(nodes, parent).ply + 1;
    if (index === MOST_GAME_NODES || ply > MOST_PLIES) return tooLarge(index);
    const own: number[] = [];
    children.push(own);
    if (parent >= 0) itemAt(children, parent).push(index);
    nodes.push({
      index,
      id,
      parent,
      ply,
      player: position.player ?? afterLast(parent < 0 ? undefined : itemAt(nodes, parent).player, players),
      action,
      probability,
      children: own,
      ...worthOf(position, ply === plies),
    });
    const moves = ply === plies ? [] : (position.moves ?? []);
    moves.forEach((_, back) => {
      const place = moves.length - 1 - back;
      const move = itemAt(moves, place);
      const chance = position.player === 'chance' ? (move.probability ?? 1 / moves.length) : 1;
      const below = parent < 0 ? `${place}` : `${id}.${place}`;
      open.push({ at: move.to, parent: index, action: move.action, probability: chance, id: below });
    });
  }
  return { title, source: null, nodes, bounds: null, players };
}

function worthOf(
  { utility, evaluation }: Position,
  stops: boolean,
): Pick<TreeNode, 'value' | 'utility' | 'evaluation'> {
  if (utility === null) return { value: stops ? evaluation : null, utility: null, evaluation };
  return typeof utility === 'number'
    ? { value: utility, utility: null, evaluation: null }
    : { value: null, utility, evaluation: null };
}

/** At the end of a game it would be the turn of whoever did not move last. */
function afterLast(parent: PlayerSpec | undefined, players: number | null): PlayerSpec {
  if (players !== null) return typeof parent === 'number' ? (parent + 1) % players : 0;
  return parent === 'max' ? 'min' : 'max';
}

const tooLarge = (nodes: number): Trouble => ({
  code: 'game-too-large',
  found:
    nodes < MOST_GAME_NODES
      ? `a game of more than ${grouped(MOST_PLIES)} plies`
      : `a game of more than ${grouped(MOST_GAME_NODES)} plays`,
  expected: `at most ${grouped(MOST_GAME_NODES)} nodes in its tree, and ${grouped(MOST_PLIES)} plies`,
  hint: 'give the case a lower "depthLimit", or the game a smaller start',
});

/** A game that goes on for ever, as moves lead back to a position. Without recursion. */
function leadingBack(positions: readonly Position[]): Trouble | null {
  const NEW = 0;
  const ABOVE = 1;
  const DONE = 2;
  const seen = new Uint8Array(positions.length);
  const path: { readonly at: number; next: number }[] = [{ at: 0, next: 0 }];
  seen[0] = ABOVE;
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const move = itemAt(positions, top.at).moves?.[top.next];
    top.next += 1;
    if (move === undefined) {
      seen[top.at] = DONE;
      path.pop();
    } else if (seen[move.to] === ABOVE) {
      const plays = path.slice(0, -1).map(({ at, next }) => itemAt(positions, at).moves?.[next - 1]?.action);
      const way = [...plays, move.action].map((action) => quote(action ?? ''));
      return {
        code: 'game-without-end',
        found: `a game that may go on for ever: ${shown(way)} leads back to a position before it`,
        expected: 'a game that ends however it is played',
        hint: 'count the moves in the state, and end the game after so many; or give the case a "depthLimit"',
      };
    } else if (seen[move.to] === NEW) {
      seen[move.to] = ABOVE;
      path.push({ at: move.to, next: 0 });
    }
  }
  return null;
}

const MOST_SHOWN = 6;
const shown = (way: readonly string[]): string =>
  way.length <= MOST_SHOWN ? way.join(', ') : `…, ${way.slice(-MOST_SHOWN).join(', ')}`;
