import type { Asker, Exports } from './guest.ts';

/** Functions that run in the sandbox, as those of `guest.ts`: they ask the rules of a game. */

export interface GameSettings {
  /** Positions with fewer plies than this above them are asked for their moves; null: all. */
  readonly plies: number | null;
  readonly needsEvaluation: boolean;
  readonly mostPositions: number;
  /** How many positions are asked what to show of them, to see that they can be. */
  readonly mostPictures: number;
  readonly longestPicture: number;
}

/** A line a position, in the order in which they are found. */
export type PositionLine = readonly [
  player: unknown,
  utility: unknown,
  evaluation: unknown,
  moves: readonly (readonly [action: unknown, to: number, probability: unknown])[] | null,
];

/** The rules, each answer of which is what it must be. States and actions are JSON. */
export interface Rules {
  readonly players: number | null;
  readonly start: () => string;
  readonly isOver: (state: string) => boolean;
  readonly player: (state: string) => unknown;
  readonly actions: (state: string) => readonly string[];
  readonly result: (state: string, action: string) => string;
  /** Of all actions where chance moves; null where the module does not say. */
  readonly chances: (state: string, actions: readonly string[]) => readonly number[] | null;
  readonly utility: (state: string) => unknown;
  readonly evaluate: (state: string) => unknown;
  readonly show: (state: string, longest: number) => unknown;
}

/** How many players have utilities of their own; null where MAX and MIN play. */
export function playersOf(rules: Exports, asker: Asker): number | null {
  const { players } = rules;
  if (players === undefined) return null;
  const count = Number.isInteger(players) ? Number(players) : 0;
  if (count < 2 || count > 16)
    asker.fail({
      code: 'module-export',
      found: `players, which is ${JSON.stringify(players) ?? typeof players}`,
      expected: 'a whole number from 2 to 16, or no such export where MAX and MIN play',
    });
  return count;
}

export function gameRules({ ask, has, fail, initial }: Asker, players: number | null): Rules {
  const { stringify } = JSON;
  const number = 'a finite number';
  const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
  const isAction = (each: unknown): boolean => typeof each === 'string' || isNumber(each);
  const isMover = (value: unknown): boolean =>
    value === 'chance' ||
    (players === null
      ? value === 'max' || value === 'min'
      : Number.isInteger(value) && Number(value) >= 0 && Number(value) < players);
  const isWorth = (value: unknown): boolean =>
    players === null
      ? isNumber(value)
      : Array.isArray(value) && value.length === players && value.every((each) => isNumber(each));
  const of = (name: string, state: string, expected: string, fits: (value: unknown) => boolean): unknown =>
    ask({ name, args: [state], expected, fits });
  return {
    players,
    start: () => stringify(initial('a state: plain data', () => true)),
    isOver: (state) =>
      of('isTerminal', state, 'true or false', (value) => typeof value === 'boolean') === true,
    player: (state) =>
      of(
        'player',
        state,
        players === null ? '"max", "min" or "chance"' : `0 to ${players - 1}, or "chance"`,
        isMover,
      ),
    actions: (state) =>
      (
        of(
          'actions',
          state,
          'a list of at least one move, each a text or a number of its own, as the game is not over there',
          (value) =>
            Array.isArray(value) &&
            value.length > 0 &&
            value.every(isAction) &&
            new Set(value.map(String)).size === value.length,
        ) as unknown[]
      ).map((action) => stringify(action)),
    result: (state, action) =>
      stringify(
        ask({ name: 'result', args: [state, action], expected: 'a state: plain data', fits: () => true }),
      ),
    chances(state, actions) {
      if (!has('probability')) return null;
      const chances = actions.map((action) =>
        Number(
          ask({
            name: 'probability',
            args: [state, action],
            expected: 'a number above 0, and at most 1',
            fits: (value) => isNumber(value) && Number(value) > 0 && Number(value) <= 1,
          }),
        ),
      );
      const sum = chances.reduce((a, b) => a + b, 0);
      if (Math.abs(sum - 1) > 1e-9)
        fail({
          code: 'module-answer',
          found: `probabilities at ${state.slice(0, 160)} that sum to ${sum}`,
          expected: 'probabilities that sum to 1',
        });
      return chances;
    },
    utility: (state) =>
      of(
        'utility',
        state,
        players === null ? number : `a list of ${players} finite numbers, one a player`,
        isWorth,
      ),
    evaluate: (state) => of('evaluate', state, number, isNumber),
    show: (state, longest) =>
      of(
        'show',
        state,
        `a text of at most ${longest} characters`,
        (value) => typeof value === 'string' && value.length <= longest,
      ),
  };
}

/** Asks a game for its positions, nearest first, and says each as a line of JSON. */
export function exploreGame(
  rules: Rules,
  settings: GameSettings,
  { has, fail }: Asker,
  say: (line: string) => void,
): void {
  const found = new Map<string, number>();
  const states: string[] = [];
  const plies: number[] = [];
  const numberOf = (state: string, ply: number): number => {
    const known = found.get(state);
    if (known !== undefined) return known;
    if (states.length === settings.mostPositions)
      fail({
        code: 'game-too-large',
        found: `more than ${settings.mostPositions} positions`,
        expected: 'a game that can be looked at in full; a lower "depthLimit", or a smaller start',
      });
    found.set(state, states.length);
    states.push(state);
    plies.push(ply);
    return states.length - 1;
  };
  numberOf(rules.start(), 0);
  for (let at = 0; at < states.length; at += 1) {
    const [state = '', ply = 0] = [states[at], plies[at]];
    const isOver = rules.isOver(state);
    const player = isOver ? null : rules.player(state);
    const isOpen = !isOver && (settings.plies === null || ply < settings.plies);
    const actions = isOpen ? rules.actions(state) : [];
    const chances = isOpen && player === 'chance' ? rules.chances(state, actions) : null;
    const line: PositionLine = [
      player,
      isOver ? rules.utility(state) : null,
      !isOver && settings.needsEvaluation ? rules.evaluate(state) : null,
      isOpen
        ? actions.map((action, i) => [
            JSON.parse(action) as unknown,
            numberOf(rules.result(state, action), ply + 1),
            chances?.[i] ?? null,
          ])
        : null,
    ];
    if (has('show') && at < settings.mostPictures) rules.show(state, settings.longestPicture);
    say(JSON.stringify(line));
  }
}
