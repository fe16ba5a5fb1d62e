import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const ALL_OPTIMAL: SearchSubject = {
  kind: 'game',
  name: 'all-optimal',
  checks: ['value', 'actions', 'leaves', 'calls'],
  ...traitsOf('all-optimal'),
  valueName: 'minimax value',
  agentClass: null,
};
