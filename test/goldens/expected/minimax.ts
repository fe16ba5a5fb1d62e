import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const TREE_CHECKS = ['value', 'action', 'calls', 'value-more', 'action-more', 'calls-more'];

export const minimax: ExpectedClass = {
  'amara-nwosu': full('One function with a sign.'),
  'bo-eriksson': full('No loops; a default export; returns an array; takes the last of equal moves.'),
  'carla-rossi': full('TypeScript with an abstract class and parameter properties.'),
  'david-kim': fails('MAX moves first, and the players alternate, whoever moves.', {
    diagnosis: 'max-moves-first',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
  'esra-yılmaz': fails("MAX's best value starts at 0.", {
    diagnosis: 'starts-at-zero',
    checks: ['value', 'action', 'value-more'],
  }),
  'farid-haddad': fails('Prints the value and returns nothing.', {
    diagnosis: 'unknown',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
  'grace-mwangi': fails('An async function, so that it returns a Promise.', { checks: TREE_CHECKS }),
  'hugo-martins': fails('Prints without end.', { reason: 'output-limit', checks: TREE_CHECKS }),
  'inês-costa': fails('Returns the position of the action as a number.', {
    diagnosis: 'position-for-action',
    checks: ['action', 'action-more'],
  }),
  'jonas-müller': fails('Asks for the utility at the depth limit.', {
    diagnosis: 'utility-at-limit',
    checks: ['value', 'value-more'],
  }),
  'liam-o-brien': fails('The players alternate, whatever the game says.', {
    diagnosis: 'strict-alternation|negamax-every-ply',
    checks: ['value', 'value-more'],
  }),
  'mei-tanaka': fails('Reads the value of each leaf twice, once to print it.', {
    diagnosis: 'leaves-twice',
    checks: ['calls', 'calls-more'],
  }),
  'noor-aziz': fails('Alpha–beta where minimax is asked for.', {
    diagnosis: 'pruning-unasked',
    checks: ['calls', 'calls-more'],
  }),
  'olga-kuznetsova': {
    says: 'Searches the first child twice at every node, which takes 2^13 times as long in a long corridor.',
    diagnosis: 'best-child-again',
    fails: { calls: 'student-error', 'value-more': 'work-limit', 'calls-more': 'student-error' },
  },
  'paolo-bianchi': fails('Counts the depth limit of the game itself down.', {
    diagnosis: 'error',
    checks: TREE_CHECKS,
  }),
  'wei-ling-tan': full('Python: a frozen dataclass, annotations, a named tuple.'),
  'pedro-alves': fails('Python: the best value starts at 0, for both players.', {
    diagnosis: 'starts-at-zero',
    checks: ['value', 'action', 'value-more', 'action-more'],
  }),
};
