import { IN_FULL } from '../../skeletons/algorithms.ts';
import type { Player } from '../../../reference/game.ts';
import { leaf, type CorrectSearch, stops } from './api.ts';

interface Frame {
  readonly state: number;
  readonly player: Player;
  readonly actions: readonly string[];
  /** Action of the parent that leads here. */
  readonly by: string;
  next: number;
  value: number;
  action: string | null;
}

/** No recursion: the path of open nodes is a list. Minimax and expectimax, every leaf. */
export const ownStack: CorrectSearch = {
  id: 'own-stack',
  title: 'a stack of its own in place of recursion',
  algorithms: IN_FULL,
  isAccepted: ({ generation, ties }) => generation !== 'eager' && ties !== 'last',
  load: () => (game, root) => {
    const open = (state: number, by: string): Frame => {
      const player = game.player(state);
      return {
        state,
        player,
        actions: game.actions(state),
        by,
        next: 0,
        value: player === 'max' ? -Infinity : player === 'min' ? Infinity : 0,
        action: null,
      };
    };
    const take = (frame: Frame, by: string, value: number): void => {
      if (frame.player === 'chance') {
        const p = game.probability(frame.state, by);
        if (p > 0) frame.value += p * value;
      } else if (
        frame.action === null ||
        (frame.player === 'max' ? value > frame.value : value < frame.value)
      )
        [frame.value, frame.action] = [value, by];
    };
    if (stops(game, root, 0)) return { value: leaf(game, root), action: null };
    const path = [open(root, '')];
    for (;;) {
      const top = path.at(-1)!;
      const by = top.actions[top.next];
      if (by === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent === undefined) return { value: top.value, action: top.action };
        take(parent, top.by, top.value);
        continue;
      }
      top.next += 1;
      const child = game.result(top.state, by);
      if (stops(game, child, path.length)) take(top, by, leaf(game, child));
      else path.push(open(child, by));
    }
  },
};
