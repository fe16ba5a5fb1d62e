import { DEEPENING } from '../../skeletons/algorithms.ts';
import { heldFirst } from '../../skeletons/deepening.ts';
import type { PlayedGame } from '../../skeletons/played.ts';
import { leaf, type CorrectSearch, type PlainSearch, stops } from './api.ts';
import { eager } from './eager.ts';
import { ownStack } from './ownStack.ts';
import { rootLoop } from './rootLoop.ts';
import { signByPlayer, signByPlayerInFull } from './signByPlayer.ts';
import { SKELETON_VARIANTS } from './skeletons.ts';

/** A style of iterative deepening, whichever of equally good moves it holds. */
const style = (id: string, title: string, load: () => PlainSearch): CorrectSearch => ({
  id: `deepening-${id}`,
  title,
  algorithms: DEEPENING,
  isAccepted: ({ ties }) => ties === 'any',
  load,
});

/** One pass: the game to a depth, with the root's actions in an order. */
const inPass = (
  game: PlayedGame,
  root: number,
  depthLimit: number,
  order: (actions: string[]) => readonly string[],
): PlayedGame => ({
  ...game,
  depthLimit,
  actions: (state) => (state === root ? [...order(game.actions(state))] : game.actions(state)),
});

const nothingToPlay = (game: PlayedGame, root: number): ReturnType<PlainSearch> => ({
  value: leaf(game, root),
  action: null,
});

/** Passes as deep as the limit says, each of them by a search of one depth; no pass after the whole game. */
const around = (search: PlainSearch): PlainSearch =>
  function deepen(game, root) {
    if (game.isTerminal(root)) return nothingToPlay(game, root);
    let best: ReturnType<PlainSearch> = { value: 0, action: null };
    let metLimit = true;
    for (let depth = 1; depth <= game.depthLimit && metLimit; depth += 1) {
      const { action } = best;
      metLimit = false;
      const pass = inPass(game, root, depth, (actions) =>
        heldFirst(actions, action === null ? null : { action }),
      );
      const evaluate = (state: number): number => {
        metLimit = true;
        return game.evaluate(state);
      };
      best = search({ ...pass, evaluate }, root);
      game.hold?.(best.action);
    }
    return best;
  };

/** Searches of one depth that take the moves of the root as they are given, first to last. */
const OF_ONE_DEPTH: readonly CorrectSearch[] = [
  ...SKELETON_VARIANTS,
  eager,
  rootLoop,
  signByPlayer,
  signByPlayerInFull,
  ownStack,
];

interface Line {
  readonly value: number;
  readonly moves: readonly string[];
}

/** Alpha–beta that gives the moves that led to its value, too, and begins with those of the last pass. */
function alongLine(game: PlayedGame, root: number): ReturnType<PlainSearch> {
  if (game.isTerminal(root)) return nothingToPlay(game, root);
  let line: Line = { value: 0, moves: [] };
  const visit = (s: number, left: number, alpha: number, beta: number, along: readonly string[]): Line => {
    if (left === 0 || game.isTerminal(s)) return { value: leaf(game, s), moves: [] };
    const isMax = game.player(s) === 'max';
    let best: Line | null = null;
    const [next, ...rest] = along;
    const actions = game.actions(s).sort((a, b) => Number(b === next) - Number(a === next));
    for (const action of actions) {
      const child = visit(game.result(s, action), left - 1, alpha, beta, action === next ? rest : []);
      if (best === null || (isMax ? child.value > best.value : child.value < best.value))
        best = { value: child.value, moves: [action, ...child.moves] };
      if (isMax) alpha = Math.max(alpha, best.value);
      else beta = Math.min(beta, best.value);
      if (alpha >= beta) break;
    }
    return best ?? { value: 0, moves: [] };
  };
  game.hold?.(game.actions(root)[0]);
  for (let depth = 1; depth <= Math.min(game.depthLimit, 60); depth += 1) {
    line = visit(root, depth, -Infinity, Infinity, line.moves);
    game.hold?.(line.moves[0]);
  }
  return { value: line.value, action: line.moves[0] ?? null };
}

/** Every node's children sorted by what the last pass found of them; a pass of depth 0 comes first. */
function allSorted(game: PlayedGame, root: number): ReturnType<PlainSearch> {
  if (game.isTerminal(root)) return nothingToPlay(game, root);
  const known = new Map<number, number>();
  const visit = (s: number, depth: number, limit: number): number => {
    const limited = { ...game, depthLimit: limit };
    if (stops(limited, s, depth)) {
      const value = leaf(game, s);
      known.set(s, value);
      return value;
    }
    const isMax = game.player(s) === 'max';
    const worst = isMax ? -Infinity : Infinity;
    const children = game.actions(s).map((action) => game.result(s, action));
    children.sort((a, b) => {
      const [x, y] = [known.get(a) ?? worst, known.get(b) ?? worst];
      return x === y ? 0 : isMax === x > y ? -1 : 1;
    });
    const values = children.map((child) => visit(child, depth + 1, limit));
    const value = isMax ? Math.max(...values) : Math.min(...values);
    known.set(s, value);
    return value;
  };
  let action: string | null = null;
  for (let limit = 0; limit <= Math.min(game.depthLimit, 60); limit += 1) {
    const value = visit(root, 0, limit);
    if (limit === 0) continue;
    const moves = game.actions(root).filter((move) => known.get(game.result(root, move)) === value);
    action = action !== null && moves.includes(action) ? action : (moves[0] ?? null);
    game.hold?.(action);
  }
  return { value: known.get(root) ?? 0, action };
}

/** Iterative deepening that is correct in ways of its own. */
export const DEEPENING_SEARCHES: readonly CorrectSearch[] = [
  ...OF_ONE_DEPTH.map(({ id, title, load }) =>
    style(id, `passes of a search with ${title}`, () => around(load())),
  ),
  style('along-line', 'each pass begins with the moves that led to the last value', () => alongLine),
  style('all-sorted', 'children of every node sorted by the last pass', () => allSorted),
];
