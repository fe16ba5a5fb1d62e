import { endNoticedLate } from '../adversarial/endNoticedLate.ts';
import { CHANCE, type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import type { Parts, Place } from '../skeletons/adversarial.ts';
import { isOver, turnAt } from './rounds.ts';
import { WORDS_FOR_AGENTS } from './agentPhrases.ts';

const OPPOSED: Form['algorithms'] = ['minimax', 'alpha-beta'];

/** Whose turn it would be goes by the round, also where nobody can move any more. */
const goesOn = (ghost: 'min' | 'chance', correct: Parts): Pick<Parts, 'stops' | 'mover'> => ({
  stops: ({ game, depth }) => depth >= game.depthLimit,
  mover: (at) => (!isOver(at) ? correct.mover(at) : turnAt(at) === 0 ? 'max' : ghost),
});

/** What is asked of an empty list is an error: the least of it, or its mean. */
const failing =
  (isAsked: (at: Place) => boolean): Form['change'] =>
  (correct) => ({
    ...goesOn('min', correct),
    order(actions, at) {
      if (actions.length === 0 && isAsked(at)) throw new RangeError('nothing to choose from');
      return correct.order(actions, at);
    },
  });

/** The same as in any search, but for what comes back where there is no move. */
export const endNoticedLateByAgents: SearchMistake = {
  ...endNoticedLate,
  ...WORDS_FOR_AGENTS[endNoticedLate.id],
  replaces: [
    { label: '', algorithms: OPPOSED, change: (correct) => goesOn('min', correct) },
    {
      label: 'where a mean of nothing is 0',
      algorithms: CHANCE,
      change: (correct) => ({
        ...goesOn('chance', correct),
        expect: (outcomes, at) => (outcomes.length === 0 ? 0 : correct.expect(outcomes, at)),
      }),
    },
    { label: 'where nobody can move there is an error', change: failing(() => true) },
    { label: 'where no ghost can move there is an error', change: failing((at) => turnAt(at) > 0) },
  ],
};
