import { CHANCE, type Mistake, only } from '../mistake.ts';

export const chanceRootMaximised: Mistake = {
  id: 'chance-root-maximised',
  title: 'Chance at the root is taken for MAX',
  sentence: 'Where chance moves first, your search takes the best outcome, as if there were a choice.',
  hint: 'Who moves at the root? It need not be a player.',
  algorithms: CHANCE,
  forms: only((correct) => ({
    mover: (at) => (at.ply === 0 && correct.mover(at) === 'chance' ? 'max' : correct.mover(at)),
  })),
};
