import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const expectimax: ExpectedClass = {
  'ananya-bose': full('A function for each kind of node, arrays inside.'),
  'bekele-girma': full('TypeScript, a default export, sorts the branches.'),
  'cyril-mensah': full('Two CommonJS files, snake_case, the last of equal moves.'),
  'dana-cohen': fails('Sums in place of means.', {
    diagnosis: 'sum-for-mean',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
  'emil-jensen': fails('Equal weights where probabilities are given.', {
    diagnosis: 'uniform-chance',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
  'farah-aziz': fails('Chance as MIN.', {
    diagnosis: 'chance-as-min',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
  'gustavo-lima': fails('MIN as a coin.', {
    diagnosis: 'min-averages',
    checks: ['value', 'action', 'value-more'],
  }),
  'ivan-horvat': fails('Rounds expected values to two decimals.', {
    diagnosis: 'expectation-rounded',
    checks: ['value', 'value-more'],
  }),
  'juno baker, group 4': fails('Prunes as alpha–beta does, with bounds that mean nothing below a throw.', {
    diagnosis: 'pruning-unasked',
    checks: ['value', 'calls', 'calls-more'],
  }),
  'kofi-asante': fails('Chooses the action that may win the most.', {
    diagnosis: 'unknown',
    checks: ['action', 'action-more'],
  }),
  'park-hyejin': fails('Does not count a throw as a ply.', {
    diagnosis: 'throws-not-plies',
    checks: ['value', 'value-more'],
  }),
  'nomvula-dube': full('Python: dicts and a fold over the outcomes.'),
  'tariq-siddiqui': fails('Python: sums in place of means.', {
    diagnosis: 'sum-for-mean',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
};
