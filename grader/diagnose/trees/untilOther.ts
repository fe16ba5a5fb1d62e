import type { Game } from '../../../reference/game.ts';
import type { Signature } from './signature.ts';

/** A game that is over, whatever is asked of it, as soon as `isOther()`. */
export interface WatchedGame {
  readonly game: Game<number, string>;
  /** Whether a search of it has evaluated other leaves than were seen, so that it is another search. */
  isOther(): boolean;
}

/**
 * Ends a game once a known search evaluates other leaves than were seen: of most, the first leaf tells.
 * Nothing is thrown, which would take longer than the rest of the search. Only in the first pass, and while
 * nothing but the ends of games is read: what comes later may be a second pass or may put children in order,
 * which `signature.ts` tells from leaves when the search is done. `anyOrder`: the same leaves in whatever
 * order.
 */
export function untilOther(
  game: Game<number, string>,
  { evaluated, unseen, sorting }: Pick<Signature, 'evaluated' | 'unseen' | 'sorting'>,
  anyOrder: boolean,
): WatchedGame {
  const generated = new Set<number>();
  const read = new Set<number>();
  const isExact = !anyOrder && unseen.size === 0;
  const most = evaluated.length + unseen.size + sorting;
  let isPlain = true;
  let isOver = false;
  const isNew = (before: Set<number>, node: number): boolean => {
    if (!isPlain || before.has(node)) return (isPlain = false);
    before.add(node);
    return true;
  };
  return {
    isOther: () => isOver,
    game: {
      ...game,
      isTerminal: (node) => isOver || game.isTerminal(node),
      actions: (node) => (isOver ? [] : game.actions(node)),
      result(node, action) {
        if (isOver) return node;
        const next = game.result(node, action);
        isNew(generated, next);
        return next;
      },
      utility(node) {
        // Whoever decides may ask what a root is worth where the game is over, or not.
        if (!isOver && node !== game.initial && isNew(read, node))
          isOver = isExact ? evaluated[read.size - 1] !== node : read.size > most;
        return isOver ? 0 : game.utility(node);
      },
      evaluate(node) {
        if (isOver) return 0;
        isPlain = false;
        return game.evaluate(node);
      },
    },
  };
}
