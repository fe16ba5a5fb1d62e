import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const ITERATIVE_DEEPENING: SearchSubject = {
  kind: 'game',
  name: 'iterative-deepening',
  checks: ['held', 'order'],
  ...traitsOf('iterative-deepening'),
  valueName: 'minimax value',
  agentClass: null,
};
