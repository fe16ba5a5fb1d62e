import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const geneticAlgorithm: ExpectedClass = {
  'ama-boateng': full('Weighs each individual once a generation.'),
  'bruno-costa': full("Python's own random: choices, randrange, choice."),
  'camille-roux': fails('Carries the fittest over.', {
    diagnosis: 'elitism',
    checks: ['children', 'chance', 'children-more', 'chance-more'],
  }),
  'dmitri-orlov': fails('Selects parents without looking at their fitness.', {
    diagnosis: 'selection-uniform',
    checks: ['children', 'chance', 'children-more', 'chance-more'],
  }),
  'elif-arslan': fails('Mutates half of the children, whatever the rate.', {
    diagnosis: 'mutation-doubled',
    checks: ['children', 'chance', 'children-more', 'chance-more'],
  }),
  'felix-braun': fails('Loses an individual in each generation.', {
    diagnosis: 'unknown',
    checks: ['population', 'ends', 'chance', 'children-more', 'ends-more', 'chance-more'],
  }),
  'gita-rao': fails('Cuts from 0 to n, so that some children are copies.', {
    diagnosis: 'cut-at-end',
    checks: ['chance', 'chance-more'],
  }),
};
