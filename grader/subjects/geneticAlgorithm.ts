import { GENETIC_VARIANTS } from '../../mistakes/correct/local/genetic.ts';
import { GENETIC_MISTAKES } from '../../mistakes/local/geneticMistakes.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { GENETIC_TAUGHT } from '../../mistakes/local/taughtGenetic.ts';
import { GENETIC_LEANINGS } from '../../mistakes/leanings/parts.ts';
import type { RunSubject } from './subject.ts';

export const GENETIC_ALGORITHM: RunSubject = {
  kind: 'runs',
  name: 'genetic-algorithm',
  checks: ['law', 'evidence'],
  input: { kind: 'genetic' },
  reading: { as: 'generations' },
  laws: ['population', 'child', 'stops', 'returns', 'stream'],
  families: ['generations'],
  variants: GENETIC_VARIANTS,
  taught: GENETIC_TAUGHT,
  leanings: GENETIC_LEANINGS,
  ...bankOf(GENETIC_MISTAKES),
};
