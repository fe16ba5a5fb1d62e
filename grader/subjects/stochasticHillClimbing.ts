import { STOCHASTIC_VARIANTS } from '../../mistakes/correct/local/stochastic.ts';
import { STOCHASTIC_MISTAKES } from '../../mistakes/local/stochasticMistakes.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { STOCHASTIC_LEANINGS } from '../../mistakes/leanings/climbs.ts';
import type { RunSubject } from './subject.ts';

export const STOCHASTIC_HILL_CLIMBING: RunSubject = {
  kind: 'runs',
  name: 'stochastic-hill-climbing',
  checks: ['law', 'evidence'],
  input: { kind: 'local', hasSchedule: false },
  reading: { as: 'climb', enters: 'better' },
  laws: ['start', 'moves', 'stops', 'returns', 'stream'],
  families: ['stochastic'],
  variants: STOCHASTIC_VARIANTS,
  taught: [],
  leanings: STOCHASTIC_LEANINGS,
  ...bankOf(STOCHASTIC_MISTAKES),
};
