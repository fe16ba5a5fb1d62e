import { CHANCE, type Mistake, only } from '../mistake.ts';

export const throwsNotPlies: Mistake = {
  id: 'throws-not-plies',
  title: 'Throws are not counted as plies',
  sentence: 'Your search counts only the players’ moves towards the depth limit. Here chance counts too.',
  hint: 'Follow the counter through a chance node. Does it change there?',
  algorithms: CHANCE,
  forms: only(() => ({ deeper: ({ depth }, mover) => depth + (mover === 'chance' ? 0 : 1) })),
};
