import { FIRST_CHOICE_VARIANTS } from '../../mistakes/correct/local/firstChoice.ts';
import { FIRST_CHOICE_MISTAKES } from '../../mistakes/local/firstChoiceMistakes.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { FIRST_CHOICE_LEANINGS } from '../../mistakes/leanings/climbs.ts';
import type { RunSubject } from './subject.ts';

export const FIRST_CHOICE: RunSubject = {
  kind: 'runs',
  name: 'first-choice',
  checks: ['law', 'evidence'],
  input: { kind: 'local', hasSchedule: false },
  reading: { as: 'climb', enters: 'first-better' },
  laws: ['start', 'moves', 'stops', 'returns', 'stream'],
  families: ['first-choice'],
  variants: FIRST_CHOICE_VARIANTS,
  taught: [],
  leanings: FIRST_CHOICE_LEANINGS,
  ...bankOf(FIRST_CHOICE_MISTAKES),
};
