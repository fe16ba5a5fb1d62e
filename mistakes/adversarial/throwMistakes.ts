import type { Place } from '../skeletons/adversarial.ts';
import { CHANCE, WITH_CHANCE } from '../skeletons/algorithms.ts';
import type { Parts } from '../skeletons/parts.ts';
import type { Player } from '../../reference/game.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

/** Who moves on the way down from the root, as the search goes there. */
class Path {
  readonly #movers: Player[] = [];

  /** Keeps who moves at a node, and says so. */
  keep({ ply }: Place, mover: Player): Player {
    this.#movers[ply] = mover;
    return mover;
  }

  isBelowThrow({ ply }: Place): boolean {
    return this.#movers[ply - 1] === 'chance';
  }

  /** The player who moved last above a node; null where none did. */
  lastPlayer({ ply }: Place): Player | null {
    return this.#movers.slice(0, ply).findLast((mover) => mover !== 'chance') ?? null;
  }
}

/** Turns pass to the other player whatever the dice say: one form of taking players to alternate. */
export const TURN_PASSES_AT_THROWS: Form = {
  label: 'throws aside',
  algorithms: WITH_CHANCE,
  change(correct) {
    const path = new Path();
    return {
      mover(at) {
        const mover = correct.mover(at);
        const last = mover === 'chance' ? null : path.lastPlayer(at);
        return path.keep(at, last === null ? mover : last === 'max' ? 'min' : 'max');
      },
    };
  },
};

export const minAfterThrow: SearchMistake = {
  id: 'min-after-throw',
  title: 'MIN is taken to move after every throw',
  words: 'Your search minimises below every throw, also where MAX moves there.',
  hint: 'After a throw it may be MAX’s turn. Ask the game who moves in each state.',
  algorithms: WITH_CHANCE,
  replaces: only((correct) => {
    const path = new Path();
    return {
      mover(at) {
        const mover = path.keep(at, correct.mover(at));
        return mover === 'max' && path.isBelowThrow(at) ? 'min' : mover;
      },
    };
  }),
};

const innerThrows = (label: string, weight: (outcomes: number) => number): Form => ({
  label,
  change(correct: Parts) {
    const path = new Path();
    return {
      mover: (at) => path.keep(at, correct.mover(at)),
      expect: (outcomes, at) =>
        path.isBelowThrow(at)
          ? outcomes.reduce((sum, { value }) => sum + weight(outcomes.length) * value, 0)
          : correct.expect(outcomes, at),
    };
  },
});

export const innerThrowUnweighed: SearchMistake = {
  id: 'inner-throw-unweighed',
  title: 'A throw after a throw is not weighed',
  words:
    'Where one throw follows another, your search forgets how likely the outcomes of the second one are.',
  hint: 'A second throw is worth a mean by its own probabilities, as every throw is.',
  algorithms: CHANCE,
  replaces: [innerThrows('averaged', (outcomes) => 1 / outcomes), innerThrows('added up', () => 1)],
};
