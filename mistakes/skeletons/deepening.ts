import type { Search, SkeletonTrace } from './parts.ts';
import type { Deepening, Pass, SearchedRoot } from './passes.ts';
import type { PlayedGame } from './played.ts';

/** The passes 1, 2, 3, … as deep as the limit allows. */
export function* eachDepth(limit: number): Generator<number> {
  for (let depth = 1; depth <= limit; depth += 1) yield depth;
}

/** The action held is searched first, the others in the order in which the game lists them. */
export const heldFirst = (
  actions: readonly string[],
  before: Pick<Pass, 'action'> | null,
): readonly string[] =>
  before === null || before.action === null
    ? actions
    : [before.action, ...actions.filter((each) => each !== before.action)];

/** A pass a ply deeper each time; its best move is held when it is done, and searched first in the next. */
export const DEEPENING: Deepening = {
  depths: eachDepth,
  goesOn: false,
  order: heldFirst,
  finished: ({ action }) => action,
};

/** A search that is run again and again, deeper each time. One that met no limit has seen the whole game. */
export const deepened =
  (deepening: Deepening) =>
  (once: Search): Search =>
  (game, root, trace) => {
    const passes: Pass[] = [];
    const hold = (action: string | null): void => {
      if (action !== null) game.hold?.(action);
    };
    if (game.isTerminal(root)) return once({ ...game, depthLimit: 0 }, root, trace);
    let last = null;
    for (const depth of deepening.depths(game.depthLimit)) {
      const one = passOf(game, root, depth, deepening, passes, trace, hold);
      hold(deepening.begins?.(passes.at(-1) ?? null) ?? null);
      last = one.search(once);
      const { children, action } = last.found;
      const pass: Pass = { depth, action: heldIn(last.action, action), children };
      hold(deepening.finished(pass, passes));
      const hasSeenAll = !one.hasMetLimit() && !(deepening.goesOn && Number.isFinite(game.depthLimit));
      const isOver = hasSeenAll || deepening.isEnough?.(pass, passes) === true;
      passes.push(pass);
      if (isOver) break;
    }
    hold(deepening.atEnd?.(passes) ?? null);
    return last ?? once({ ...game, depthLimit: 0 }, root, trace);
  };

/** A mistaken search may answer with anything: then that is what it holds, and the game says so. */
const heldIn = (answered: unknown, found: string | null): string | null =>
  answered === null ? found : typeof answered === 'string' ? answered : JSON.stringify(answered);

interface OnePass {
  search(once: Search): ReturnType<Search>;
  hasMetLimit(): boolean;
}

function passOf(
  game: PlayedGame,
  root: number,
  depth: number,
  { order, meanwhile }: Deepening,
  passes: readonly Pass[],
  trace: SkeletonTrace | undefined,
  hold: (action: string | null) => void,
): OnePass {
  let hasMetLimit = false;
  let action = '';
  const sofar: SearchedRoot[] = [];
  const isMax = game.player(root) !== 'min';
  const limited: PlayedGame = {
    ...game,
    depthLimit: depth,
    actions: (state) =>
      state === root ? [...order(game.actions(state), passes.at(-1) ?? null)] : game.actions(state),
    result(state, taken) {
      if (state === root) action = taken;
      return game.result(state, taken);
    },
    evaluate(state) {
      hasMetLimit = true;
      return game.evaluate(state);
    },
  };
  const watched: SkeletonTrace = {
    enter: (state, ply, window) => trace?.enter(state, ply, window),
    leave(state, ply, value) {
      trace?.leave(state, ply, value);
      if (ply !== 1 || meanwhile === undefined) return;
      const isBest = sofar.every((other) => (isMax ? value > other.value : value < other.value));
      const child: SearchedRoot = { action, value, isBest };
      hold(meanwhile(child, sofar));
      sofar.push(child);
    },
  };
  return { search: (once) => once(limited, root, watched), hasMetLimit: () => hasMetLimit };
}
