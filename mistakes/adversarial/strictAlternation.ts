import type { SearchMistake } from './searchMistake.ts';
import { TURNS_ASSUMED } from './turnsAssumed.ts';

export const strictAlternation: SearchMistake = {
  id: 'strict-alternation',
  title: 'Players are taken to alternate',
  words:
    'Your search gives the turn to the other player at every ply, so that two layers of one player in a row count as one of each.',
  hint: 'A player may move twice in a row. Ask the game who moves in each state instead of keeping count.',
  algorithms: ['minimax', 'alpha-beta', 'expectimax'],
  replaces: [
    {
      label: '',
      equivalentTo: TURNS_ASSUMED,
      change: (correct) => ({
        mover(at) {
          if (correct.mover(at) === 'chance') return 'chance';
          const isMaxFirst = at.game.player(at.root) !== 'min';
          return (at.ply % 2 === 0) === isMaxFirst ? 'max' : 'min';
        },
      }),
    },
  ],
};
