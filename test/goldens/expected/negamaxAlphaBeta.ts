import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const LEAVES = ['leaves', 'leaves-more'];
const ANSWERS = ['value', 'action', ...LEAVES, 'value-more'];

export const negamaxAlphaBeta: ExpectedClass = {
  'aino-korhonen': full('Fail-soft, with a colour that is handed down.'),
  'bilal-aydin': full('Python: as in the notes, half-clamped.'),
  'clara-moreau': full('TypeScript: fail-hard, a loop of its own at the root, leaves ask who would move.'),
  'dmitri-volkov': fails('The window is handed down as it is, so that nothing is ever cut.', {
    diagnosis: ['no-pruning', 'negamax-window'],
    checks: LEAVES,
  }),
  'esther-adeyemi': fails('The window is negated, but not swapped.', {
    diagnosis: 'negamax-window',
    checks: ANSWERS,
  }),
  'finn-larsen': fails('The window is swapped, but not negated.', {
    diagnosis: 'negamax-window',
    checks: ANSWERS,
  }),
  'giulia-conti': fails(
    'Python: of the window, only β is negated: the first cut leaves out moves at the root.',
    {
      diagnosis: 'negamax-window',
      checks: [...ANSWERS, 'calls', 'calls-more'],
    },
  ),
  'hiro-tanaka': fails('No minus sign where a value comes back.', {
    diagnosis: 'negamax-without-sign',
    checks: ANSWERS,
  }),
  'irina-popa': fails('A leaf is worth what it is worth to MAX, whoever would move there.', {
    diagnosis: 'negamax-sign-at-leaf',
    checks: ANSWERS,
  }),
  'jamal-haddad': fails('Python: the value comes back as the player to move sees it.', {
    diagnosis: 'negamax-view-returned',
    checks: ['value', 'value-more'],
  }),
  'katya-orlova': fails('β is lost on the way down: only the parent’s bound cuts.', {
    diagnosis: 'shallow-cuts-only',
    checks: LEAVES,
  }),
  'luca-ferrari': fails('The best value starts at 0.', { diagnosis: 'starts-at-zero', checks: ANSWERS }),
  'mina-park': fails('The last of equal values, though one may be only a bound.', {
    diagnosis: 'last-of-equals',
    checks: ['action'],
  }),
};
