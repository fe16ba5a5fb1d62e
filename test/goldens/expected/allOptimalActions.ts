import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const SETS = ['actions', 'actions-more'];
const LEAVES = ['leaves', 'leaves-more'];

export const allOptimalActions: ExpectedClass = {
  'anja-keller': full('Fail-soft, with a loop of its own at the root; CommonJS; answers with a pair.'),
  'bruno-alves': full('Python: AB:MINIMAX of the notes, with exits.'),
  'celine-roux': full('TypeScript: a class, negamax, all children made first, from right to left.'),
  'dario-conti': fails('Cuts where the bounds meet, and leaves out what is cut off.', {
    diagnosis: 'equality-cuts',
    checks: [...SETS, ...LEAVES],
  }),
  'ewa-nowak': fails('A cutoff comes back with 0, as if that were a value.', {
    diagnosis: 'cutoff-compared',
    checks: ['value', ...SETS, ...LEAVES, 'value-more'],
  }),
  'fatou-diop': fails('A cutoff comes back with the bound, as if that were a value.', {
    diagnosis: 'cutoff-compared',
    checks: [...SETS, ...LEAVES],
  }),
  'goran-ilic': fails('Former best moves stay in the set.', {
    diagnosis: 'former-best-kept',
    checks: SETS,
  }),
  'hye-jin-seo': fails('Children in place of moves, which are generated once more for it.', {
    diagnosis: 'children-for-actions',
    checks: [...SETS, 'calls', 'calls-more'],
  }),
  'iris-vos': fails('One best move, in no list.', { diagnosis: 'one-best-action', checks: SETS }),
  'jonas-berg': fails('One set for all nodes.', { diagnosis: 'set-of-another-node', checks: SETS }),
  'kemal-ozturk': fails('MIN cuts where the bounds meet, MAX where they cross.', {
    diagnosis: 'equality-cuts-at-min',
    checks: [...SETS, ...LEAVES],
  }),
  'mats-lund': fails('Python: cuts where the bounds meet, fail-soft, so that a bound looks like a tie.', {
    diagnosis: 'equality-cuts',
    checks: [...SETS, ...LEAVES],
  }),
  'nils-holm': fails('As in the notes, but α′ and β′ start at 0.', {
    diagnosis: 'starts-at-zero',
    checks: ['value', ...SETS, ...LEAVES, 'value-more'],
  }),
};
