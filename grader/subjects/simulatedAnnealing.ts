import { ANNEALING_VARIANTS } from '../../mistakes/correct/local/annealing.ts';
import { ANNEALING_MISTAKES } from '../../mistakes/local/annealingMistakes.ts';
import { ANNEALING_TAUGHT } from '../../mistakes/local/taughtAnnealing.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { ANNEALING_LEANINGS } from '../../mistakes/leanings/climbs.ts';
import type { RunSubject } from './subject.ts';

export const SIMULATED_ANNEALING: RunSubject = {
  kind: 'runs',
  name: 'simulated-annealing',
  checks: ['law', 'evidence'],
  input: { kind: 'local', hasSchedule: true },
  reading: { as: 'anneal' },
  laws: ['start', 'moves', 'uphill', 'schedule', 'stops', 'returns', 'stream'],
  families: ['annealing'],
  variants: ANNEALING_VARIANTS,
  taught: ANNEALING_TAUGHT,
  leanings: ANNEALING_LEANINGS,
  ...bankOf(ANNEALING_MISTAKES),
};
