import type { Action, Decision, Game, Player, State } from '../../starter/cutoff';

interface Frame {
  readonly state: State;
  readonly mover: Player;
  readonly actions: Action[];
  next: number;
  values: number[];
}

/** No recursion: the path from the root to here is a stack of frames. */
export default function expectiminimax(game: Game, root: State): Decision {
  const path: Frame[] = [];
  let done: number | null = enter(root);

  function enter(state: State): number | null {
    if (game.isTerminal(state)) return game.utility(state);
    if (path.length >= game.depthLimit) return game.evaluate(state);
    path.push({ state, mover: game.player(state), actions: game.actions(state), next: 0, values: [] });
    return null;
  }

  function worth({ state, mover, actions, values }: Frame): number {
    if (mover === 'max') return Math.max(...values);
    if (mover === 'min') return Math.min(...values);
    return values.reduce((sum, value, i) => sum + game.probability(state, actions[i]!) * value, 0);
  }

  let action: Action | null = null;
  while (path.length > 0) {
    const frame = path[path.length - 1]!;
    if (done !== null) frame.values.push(done);
    if (frame.next < frame.actions.length) {
      done = enter(game.result(frame.state, frame.actions[frame.next++]!));
      continue;
    }
    path.pop();
    done = worth(frame);
    if (path.length === 0 && frame.mover !== 'chance') action = frame.actions[frame.values.indexOf(done)]!;
  }
  return { value: done!, action };
}
