import { MUTATE_VARIANTS } from '../../mistakes/correct/local/geneticParts.ts';
import { MUTATE_MISTAKES } from '../../mistakes/local/mutateMistakes.ts';
import { MUTATIONS_TAUGHT } from '../../mistakes/local/taughtMutations.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { MUTATE_LEANINGS } from '../../mistakes/leanings/parts.ts';
import type { RunSubject } from './subject.ts';

export const MUTATE: RunSubject = {
  kind: 'runs',
  name: 'mutate',
  checks: ['law', 'evidence'],
  input: { kind: 'part', part: 'mutate' },
  reading: { as: 'part' },
  laws: ['child', 'unchanged', 'stream'],
  families: ['mutation'],
  variants: MUTATE_VARIANTS,
  taught: MUTATIONS_TAUGHT,
  leanings: MUTATE_LEANINGS,
  ...bankOf(MUTATE_MISTAKES),
};
