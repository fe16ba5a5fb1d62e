import type { Window } from '../../reference/game.ts';
import type { Place } from '../skeletons/adversarial.ts';
import { PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { agentsOf, turnAt } from './rounds.ts';

/** Other ghosts go through all of their moves; `lowers`: whether they lower β all the same. */
const form = (label: string, prunes: (turn: number, agents: number) => boolean, lowers: boolean): Form => ({
  label: lowers ? `${label}, though every ghost lowers β` : label,
  change({ pass }) {
    const handed: Window[] = [];
    const isIdle = (at: Place): boolean => turnAt(at) > 0 && !prunes(turnAt(at), agentsOf(at.game));
    return {
      goesOn: isIdle,
      enter: (window, { ply }) => (handed[ply] = window),
      pass: (bounds, at, mover, best) =>
        pass(isIdle(at) && !lowers ? (handed[at.ply] ?? bounds) : bounds, at, mover, best),
    };
  },
});

export const someGhostsPrune: SearchMistake = {
  id: 'some-ghosts-prune',
  title: 'Not every ghost prunes',
  words: 'Of several ghosts, your search lets some look at all of their moves, where each may stop.',
  hint: 'With three agents, which ghosts compare with α, and which lower β?',
  algorithms: PRUNING,
  replaces: [false, true].flatMap((lowers) => [
    form('only the last prunes', (turn, agents) => turn === agents - 1, lowers),
    form('only the first prunes', (turn) => turn === 1, lowers),
    form('the last does not prune', (turn, agents) => turn < agents - 1, lowers),
  ]),
};
