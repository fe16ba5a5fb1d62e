import type { Asker } from './guest.ts';
import type { Rules } from './guestGame.ts';

/** Runs in the sandbox, as the functions of `guest.ts`. */

export interface PlaySettings {
  readonly games: number;
  readonly seed: number;
  readonly mostPlies: number;
  readonly alternates: boolean;
  readonly zeroSum: boolean;
}

/** Plays a game at random, to its end, again and again. */
export function playGame(rules: Rules, settings: PlaySettings, { has, fail }: Asker): void {
  const short = (text: string): string => text.slice(0, 160);
  let seed = settings.seed;
  // Marsaglia's xorshift: which games are played is the same on every machine.
  const draw = (below: number): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % below;
  };
  for (let game = 0; game < settings.games; game += 1) {
    let state = rules.start();
    let before: unknown = null;
    for (let ply = 0; !rules.isOver(state); ply += 1) {
      if (ply === settings.mostPlies)
        fail({
          code: 'game-without-end',
          found: `a game that was not over after ${ply} moves, played at random`,
          expected: 'a game that ends however it is played',
        });
      const player = rules.player(state);
      if (settings.alternates && (player === before || player === 'chance'))
        fail({
          code: 'game-does-not-alternate',
          found:
            `player(${short(state)}) gives ${JSON.stringify(player)}, after a move of ` +
            JSON.stringify(before),
          expected: 'MAX and MIN in turn, as the module exports "alternates"',
        });
      before = player;
      const actions = rules.actions(state);
      if (player === 'chance') rules.chances(state, actions);
      if (has('evaluate')) rules.evaluate(state);
      state = rules.result(state, actions[draw(actions.length)] ?? '');
    }
    const utility = rules.utility(state);
    const sum = Array.isArray(utility) ? utility.map(Number).reduce((a, b) => a + b, 0) : 0;
    if (settings.zeroSum && Math.abs(sum) > 1e-9)
      fail({
        code: 'game-not-zero-sum',
        found: `utility(${short(state)}) gives ${JSON.stringify(utility)}, which sums to ${sum}`,
        expected: 'utilities that sum to 0, as the module exports "zeroSum"',
      });
  }
}
