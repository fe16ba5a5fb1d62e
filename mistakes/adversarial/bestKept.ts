import type { Player } from '../../reference/game.ts';
import type { Answer } from '../skeletons/adversarial.ts';
import { ONCE, PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

/** One best for both players, as MAX sees it or as whoever moves does; or one for each. */
const KEPT = ['of both players', 'of whoever moves', 'of each player'] as const;

/** The best of the root is compared with that of an earlier game. */
const kept = (of: (typeof KEPT)[number], keepsAction: boolean): Form => ({
  label: `the value ${keepsAction ? 'and action ' : ''}${of}`,
  change(correct) {
    const best = new Map<string, { readonly value: number; readonly action: Answer['action'] }>();
    const nameOf = (mover: Player): string => (of === 'of each player' ? mover : 'both');
    const seenBy = (mover: Player, value: number): number =>
      of === 'of whoever moves' && mover === 'min' ? -value : value;
    return {
      initial(mover, bounds, at) {
        const earlier = at.ply === 0 ? best.get(nameOf(mover)) : undefined;
        return earlier === undefined ? correct.initial(mover, bounds, at) : seenBy(mover, earlier.value);
      },
      answer(found) {
        const answer = correct.answer(found);
        const mover = found.at.game.player(found.at.root);
        if (found.children.length === 0 || mover === 'chance') return answer;
        const earlier = found.action === null && keepsAction ? best.get(nameOf(mover)) : undefined;
        const given = earlier === undefined ? answer : { ...answer, action: earlier.action };
        best.set(nameOf(mover), { value: seenBy(mover, found.value), action: given.action });
        return given;
      },
    };
  },
});

/** The same from one pass to the next, where one game is searched again: whose best makes no difference. */
export const KEPT_BETWEEN_PASSES: readonly Form[] = [true, false].map((keepsAction) =>
  kept('of each player', keepsAction),
);

/** Bounds of the root that stay as tight as the last game left them. */
const window: Form = {
  label: 'the window',
  algorithms: PRUNING,
  change(correct) {
    let bounds = correct.window();
    return {
      window: () => bounds,
      answer(found) {
        if (found.children.length > 0)
          bounds = correct.tighten(found.at.game.player(found.at.root), found.value, bounds);
        return correct.answer(found);
      },
    };
  },
};

export const bestKept: SearchMistake = {
  id: 'best-kept',
  title: 'The best of one game is kept for the next',
  words:
    'Your search begins with the best value that an earlier call found, so that a game with smaller ' +
    'values has no best action.',
  hint: 'Where is the best value set for the first time, and is that done in every call?',
  algorithms: ONCE,
  keepsState: true,
  replaces: [...KEPT.map((of) => kept(of, true)), ...KEPT.map((of) => kept(of, false)), window],
};
