import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

const AB_CHECKS = ['value', 'action', 'leaves', 'calls', 'value-more', 'leaves-more', 'calls-more'];

export const alphaBeta: ExpectedClass = {
  'aaliyah-okafor': full('A function each for MAX and MIN, as in figure 5.7.'),
  'björn-lindqvist': full('One function, strict cuts.'),
  'chen-wei': full('Negamax that changes sides only where the player does.'),
  'deepika-rao': full('A zip with a folder in it; CommonJS; all children generated first.'),
  'dmitri-volkov': full('A class, exported through module.exports.'),
  'elena-petrova': full('A stack of its own in place of recursion.'),
  'fatima-al-zahra': full('A single file with a default export; from right to left; arrays inside.'),
  'gaël-dupont': full('Three files that import one another.'),
  'hana-suzuki': full('TypeScript with an enum; returns an array.'),
  'ibrahim-diallo': full('Everything in snake_case, the file name too.'),
  'jan-novák': full('Children ordered by their evaluation where there is one.'),
  'Łukasz Nowak': full(
    'The procedure of the notes, clamped on one side; the root searched again for the action.',
  ),
  'theo-papadopoulos': fails('Returns the answer of figure 5.2 and searches nothing.', {
    diagnosis: 'unknown',
    checks: AB_CHECKS,
  }),
  'garcía, mateo': fails('Minimax without any pruning.', {
    diagnosis: 'no-pruning',
    checks: ['leaves', 'leaves-more'],
  }),
  'nadia-rahman': fails('Takes alpha for beta in the cut, so that it prunes too much.', {
    diagnosis: 'cut-tests-own-bound',
    checks: ['value', 'action', 'leaves', 'calls', 'value-more', 'leaves-more', 'calls-more'],
  }),
  'oluwaseun-adeyemi': fails('MAX and MIN swapped.', {
    diagnosis: 'players-swapped',
    checks: ['value', 'action', 'leaves', 'value-more', 'leaves-more'],
  }),
  'priya-sharma': fails('Searches one ply too deep.', {
    diagnosis: 'depth-one-deep',
    checks: ['value', 'leaves', 'leaves-more'],
  }),
  'quentin-lefèvre': fails('±999 in place of infinity.', {
    diagnosis: 'finite-infinity',
    checks: ['value', 'value-more'],
  }),
  'rosa-jiménez': fails('Takes the last of equal values, where the last is only a bound.', {
    diagnosis: 'last-of-equals',
    checks: ['action'],
  }),
  'sven-åkesson': fails('Generates every successor twice or three times.', {
    diagnosis: 'successors-twice',
    checks: ['calls', 'calls-more'],
  }),
  'tomás-ferreira': fails("Searches each of the root's children with a full window.", {
    diagnosis: 'root-window-kept',
    checks: ['leaves', 'leaves-more'],
  }),
  'uma-krishnan': fails('Remembers values from one call to the next.', {
    diagnosis: 'memo-shared',
    checks: AB_CHECKS,
  }),
  'victor-hugo-silva': fails('Cuts on > at MAX but on ≤ at MIN.', {
    diagnosis: 'equality-cuts-at-min',
    checks: ['leaves', 'leaves-more'],
  }),
  'cai-nguyễn': fails('A table of nine megabytes for every node.', {
    reason: 'memory-limit',
    checks: AB_CHECKS,
  }),
  'wanjiru-kamau': fails('Loops without end where it should cut.', {
    diagnosis: 'unknown',
    reason: 'work-limit',
    checks: AB_CHECKS,
  }),
  'xiao-ling': fails('Calls itself on the same state without end.', {
    diagnosis: 'error',
    checks: AB_CHECKS,
  }),
  'yusuf-demir': fails('A bracket is missing: the file cannot be read as JavaScript.', { checks: AB_CHECKS }),
  'zoë-van-den-berg': fails('Exports the function under another name.', { checks: AB_CHECKS }),
  'arjun-mehta': full('Python: a function each for MAX and MIN, counting plies down.'),
  'beatriz-carvalho': fails('Python: minimax without any pruning.', {
    diagnosis: 'no-pruning',
    checks: ['leaves', 'leaves-more'],
  }),
  'simon-okello': fails('Python: imports numpy, which is not there.', { checks: AB_CHECKS }),
  'yara-el-amin': fails('Python: a line that is not indented.', { checks: AB_CHECKS }),
  'abel-tesfaye': { says: 'The starter as it was handed out.', status: 'not-attempted' },
  "bridget-o'connor": { says: 'A zip with an empty folder.', status: 'not-attempted' },
};
