import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const ANSWERS = ['value', 'action', 'value-more', 'action-more'];

export const negamax: ExpectedClass = {
  'ada-okafor': full(
    'The colour is handed down; defaults of parameters; CommonJS; takes the last of equal moves.',
  ),
  'boris-petrov': full(
    'Python: each call answers for the player who moved there, so that it turns the sign itself.',
  ),
  'chiara-bianchi': full('TypeScript: a class, children from right to left, a default export.'),
  'dov-levi': fails('No minus sign where a value comes back.', {
    diagnosis: 'negamax-without-sign',
    checks: ANSWERS,
  }),
  'elif-demir': fails('A leaf is worth what it is worth to MAX, whoever would move there.', {
    diagnosis: 'negamax-sign-at-leaf',
    checks: ANSWERS,
  }),
  'felix-wagner': fails('Python: the value comes back as the player to move sees it.', {
    diagnosis: 'negamax-view-returned',
    checks: ['value', 'value-more'],
  }),
  'gita-rao': fails('The colour is handed down unturned, so that every leaf has that of the root.', {
    diagnosis: 'negamax-sign-at-leaf',
    checks: ANSWERS,
  }),
  'hana-sato': fails('The best value starts at 0.', {
    diagnosis: 'starts-at-zero',
    checks: ANSWERS,
  }),
  'ivan-novák': fails('A loop of its own at the root, without the minus sign.', {
    diagnosis: 'negamax-without-sign',
    checks: ANSWERS,
  }),
  'julia-costa': fails('Python: nobody asks who moves, neither at the leaves nor at the root.', {
    diagnosis: 'negamax-sign-at-leaf+negamax-view-returned',
    checks: ANSWERS,
  }),
  'kofi-mensah': fails('MAX is taken to move at even plies.', {
    diagnosis: 'max-moves-first',
    checks: ANSWERS,
  }),
  'marco-ricci': fails('Utilities are given the sign of the player to move, evaluations are not.', {
    diagnosis: 'negamax-sign-at-leaf',
    checks: ['value', 'value-more'],
  }),
  'nadia-hassan': fails('Alpha–beta where negamax is asked for.', {
    diagnosis: 'pruning-unasked',
    checks: ['calls', 'calls-more'],
  }),
  'omar-farouk': fails('−999 for −∞.', { diagnosis: 'finite-infinity', checks: ['value', 'value-more'] }),
  'petra-lind': fails('A child’s value is multiplied by the colour, rather than by −1.', {
    diagnosis: 'negamax-view-at-each-ply',
    checks: ANSWERS,
  }),
};
