import { CLIMBING_VARIANTS } from '../../mistakes/correct/local/climbing.ts';
import { CLIMBING_MISTAKES } from '../../mistakes/local/climbingMistakes.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { CLIMBING_LEANINGS } from '../../mistakes/leanings/climbs.ts';
import type { RunSubject } from './subject.ts';

export const HILL_CLIMBING: RunSubject = {
  kind: 'runs',
  name: 'hill-climbing',
  checks: ['law', 'evidence'],
  input: { kind: 'local', hasSchedule: false },
  reading: { as: 'climb', enters: 'best' },
  laws: ['start', 'moves', 'stops', 'returns'],
  families: ['ties'],
  variants: CLIMBING_VARIANTS,
  taught: [],
  leanings: CLIMBING_LEANINGS,
  ...bankOf(CLIMBING_MISTAKES),
};
