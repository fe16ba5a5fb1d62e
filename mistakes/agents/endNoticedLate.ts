import { endNoticedLate } from '../adversarial/endNoticedLate.ts';
import { CHANCE } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import type { Parts, Place } from '../skeletons/adversarial.ts';
import { isOver, turnAt } from './rounds.ts';
import { WORDS_FOR_AGENTS } from './agentPhrases.ts';

const OPPOSED: Form['algorithms'] = ['minimax', 'alpha-beta'];

/** Ends that are passed over: all of them, those that are lost or won, or those at a ghost’s turn. */
const PASSED_OVER = {
  '': () => true,
  'where it is lost': ({ game, state }) => game.agents?.isWin(state) !== true,
  'where it is won': ({ game, state }) => game.agents?.isWin(state) === true,
  'at a ghost’s turn': (at) => turnAt(at) > 0,
} as const satisfies Record<string, (at: Place) => boolean>;

/** Whose turn it would be goes by the round, also where nobody can move any more. */
const goesOn = (
  ghost: 'min' | 'chance',
  correct: Parts,
  isPassedOver: (at: Place) => boolean,
): Pick<Parts, 'stops' | 'mover'> => ({
  stops: (at) => at.depth >= at.game.depthLimit || (isOver(at) && !isPassedOver(at)),
  mover: (at) => (!isOver(at) ? correct.mover(at) : turnAt(at) === 0 ? 'max' : ghost),
});

/** What is asked of an empty list is an error: the least of it, or its mean. */
const failing =
  (isAsked: (at: Place) => boolean, isPassedOver: (at: Place) => boolean): Form['change'] =>
  (correct) => ({
    ...goesOn('min', correct, isPassedOver),
    order(actions, at) {
      if (actions.length === 0 && isAsked(at)) throw new TypeError('nothing to choose from');
      return correct.order(actions, at);
    },
  });

const said = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

/** The same as in any search, but for what comes back where there is no move. */
export const endNoticedLateByAgents: SearchMistake = {
  ...endNoticedLate,
  ...WORDS_FOR_AGENTS[endNoticedLate.id],
  replaces: Object.entries(PASSED_OVER).flatMap(([where, isPassedOver]): Form[] => [
    {
      label: said(where),
      algorithms: OPPOSED,
      change: (correct) => goesOn('min', correct, isPassedOver),
    },
    {
      label: said(where, 'where a mean of nothing is 0'),
      algorithms: CHANCE,
      change: (correct) => ({
        ...goesOn('chance', correct, isPassedOver),
        expect: (outcomes, at) => (outcomes.length === 0 ? 0 : correct.expect(outcomes, at)),
      }),
    },
    {
      label: said(where, 'where nobody can move there is an error'),
      change: failing(() => true, isPassedOver),
    },
    ...(where === 'at a ghost’s turn'
      ? []
      : [
          {
            label: said(where, 'where no ghost can move there is an error'),
            change: failing((at) => turnAt(at) > 0, isPassedOver),
          },
        ]),
  ]),
};
