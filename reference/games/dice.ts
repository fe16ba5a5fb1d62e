import type { Game, Player } from '../game.ts';

/** The numbers of the dice game. */
export interface DiceRules {
  /** Sides of the die; the faces are equally likely. */
  readonly sides: number;
  /** The most that counts: a total above it is a bust, and worth 0. */
  readonly limit: number;
}

/**
 * A dice game with decisions and chance: in turn, each player rolls the die and adds what it shows, or stops
 * for good. MAX begins. A total above the limit counts 0 and stops too. When both have stopped, the higher
 * total wins: 1 for MAX, −1 for MIN, 0 when equal. Once one has stopped the other goes on alone, so a player
 * may move twice in a row.
 *
 * A state is an integer that holds both totals, who has stopped, whose turn it is, and whether the die is in
 * the air. Actions are `roll` and `stop`; outcomes of the die are its faces, `1` and up. Where a depth limit
 * stops a search, a position is worth the difference of the totals over the limit and one.
 */
export function dice({ sides, limit }: DiceRules): Game<number, string> {
  if (!(Number.isSafeInteger(sides) && sides >= 1 && sides <= 100))
    throw new RangeError('sides must be an integer from 1 to 100');
  if (!(Number.isSafeInteger(limit) && limit >= 1 && limit <= 1000))
    throw new RangeError('limit must be an integer from 1 to 1000');
  const faces = Array.from({ length: sides }, (_, i) => String(i + 1));

  interface Position {
    readonly totals: readonly [max: number, min: number];
    readonly stopped: readonly [max: boolean, min: boolean];
    readonly turn: 0 | 1;
    readonly rolling: boolean;
  }
  const encode = ({ totals, stopped, turn, rolling }: Position): number =>
    ((totals[0] * (limit + 1) + totals[1]) << 4) +
    (Number(stopped[0]) << 3) +
    (Number(stopped[1]) << 2) +
    (turn << 1) +
    Number(rolling);
  const decode = (state: number): Position => ({
    totals: [Math.floor((state >> 4) / (limit + 1)), (state >> 4) % (limit + 1)],
    stopped: [(state & 8) !== 0, (state & 4) !== 0],
    turn: state & 2 ? 1 : 0,
    rolling: (state & 1) !== 0,
  });
  const isOver = ({ stopped }: Position): boolean => stopped[0] && stopped[1];
  /** The turn goes to the other, unless the other has stopped. */
  const passed = (position: Position): Position => {
    const other = position.turn === 0 ? 1 : 0;
    return {
      ...position,
      rolling: false,
      turn: position.stopped[other] && !isOver(position) ? position.turn : other,
    };
  };
  const withMine = <T>(pair: readonly [T, T], turn: 0 | 1, mine: T): [T, T] =>
    turn === 0 ? [mine, pair[1]] : [pair[0], mine];
  const outcome = ({ totals }: Position): number => Math.sign(totals[0] - totals[1]);

  return {
    initial: encode({ totals: [0, 0], stopped: [false, false], turn: 0, rolling: false }),
    player(state): Player {
      const { rolling, turn } = decode(state);
      if (rolling) return 'chance';
      return turn === 0 ? 'max' : 'min';
    },
    actions(state) {
      const position = decode(state);
      if (isOver(position)) return [];
      return position.rolling ? [...faces] : ['roll', 'stop'];
    },
    result(state, action) {
      const position = decode(state);
      const { totals, stopped, turn, rolling } = position;
      if (isOver(position) || !(rolling ? faces : ['roll', 'stop']).includes(action))
        throw new RangeError(`no move ${action} in this position`);
      if (action === 'roll') return encode({ ...position, rolling: true });
      if (action === 'stop') return encode(passed({ ...position, stopped: withMine(stopped, turn, true) }));
      const total = totals[turn] + Number(action);
      if (total > limit)
        return encode(
          passed({ ...position, totals: withMine(totals, turn, 0), stopped: withMine(stopped, turn, true) }),
        );
      return encode(passed({ ...position, totals: withMine(totals, turn, total) }));
    },
    isTerminal: (state) => isOver(decode(state)),
    utility: (state) => outcome(decode(state)),
    evaluate(state) {
      const position = decode(state);
      return isOver(position) ? outcome(position) : (position.totals[0] - position.totals[1]) / (limit + 1);
    },
    probability: () => 1 / sides,
  };
}
