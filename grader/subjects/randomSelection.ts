import { SELECTION_VARIANTS } from '../../mistakes/correct/local/geneticParts.ts';
import { SELECTION_MISTAKES } from '../../mistakes/local/selectionMistakes.ts';
import { SELECTIONS_TAUGHT } from '../../mistakes/local/taughtSelections.ts';
import { bankOf } from '../../mistakes/local/localBank.ts';
import { SELECTION_LEANINGS } from '../../mistakes/leanings/parts.ts';
import type { RunSubject } from './subject.ts';

export const RANDOM_SELECTION: RunSubject = {
  kind: 'runs',
  name: 'random-selection',
  checks: ['law', 'evidence'],
  input: { kind: 'part', part: 'randomSelection' },
  reading: { as: 'part' },
  laws: ['child', 'unchanged', 'stream'],
  families: ['selection'],
  variants: SELECTION_VARIANTS,
  taught: SELECTIONS_TAUGHT,
  leanings: SELECTION_LEANINGS,
  ...bankOf(SELECTION_MISTAKES),
};
