import { REPRODUCE_VARIANTS } from '../../mistakes/correct/local/geneticParts.ts';
import { REPRODUCE_MISTAKES } from '../../mistakes/local/reproduceMistakes.ts';
import { CROSSOVERS_TAUGHT } from '../../mistakes/local/taughtCrossovers.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { REPRODUCE_LEANINGS } from '../../mistakes/leanings/parts.ts';
import type { RunSubject } from './subject.ts';

export const REPRODUCE: RunSubject = {
  kind: 'runs',
  name: 'reproduce',
  checks: ['law', 'evidence'],
  input: { kind: 'part', part: 'reproduce' },
  reading: { as: 'part' },
  laws: ['child', 'unchanged', 'stream'],
  families: ['crossover'],
  variants: REPRODUCE_VARIANTS,
  taught: CROSSOVERS_TAUGHT,
  leanings: REPRODUCE_LEANINGS,
  ...bankOf(REPRODUCE_MISTAKES),
};
