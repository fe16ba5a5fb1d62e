import type { Parts, Place } from './adversarial.ts';
import { severalOf } from './played.ts';

/** The list that a value stands for. */
export const utilitiesIn = ({ game }: Pick<Place, 'game'>, value: number): readonly number[] =>
  severalOf(game).lists.listOf(value);

/** What a value is worth to one of the players. */
export const worthTo = (at: Pick<Place, 'game'>, value: number, player: number): number =>
  utilitiesIn(at, value)[player]!;

/** The number that stands for the same utility for everybody. */
export const allWorth = ({ game }: Pick<Place, 'game'>, utility: number): number => {
  const { count, lists } = severalOf(game);
  return lists.numberOf(Array.from({ length: count }, () => utility));
};

/** Who moves at a node. */
export const moverAt = ({ game, state }: Pick<Place, 'game' | 'state'>): number =>
  severalOf(game).mover(state);

/**
 * Max^n: whoever moves takes the child that is best for itself, and all of that child's utilities come up. A
 * value stands for a list of utilities, so that everyone maximises, each a place of its own.
 */
export const eachForItself = (ties: 'first' | 'last'): Partial<Parts> => ({
  mover: () => 'max',
  initial: (_mover, _bounds, at) => allWorth(at, -Infinity),
  better(_mover, value, best, at) {
    const player = moverAt(at);
    const [own, known] = [worthTo(at, value, player), worthTo(at, best, player)];
    return ties === 'last' ? own >= known : own > known;
  },
  answer: ({ at, value, action, children }) => ({
    value: utilitiesIn(at, value),
    action: action ?? children[0]?.action ?? null,
  }),
});
