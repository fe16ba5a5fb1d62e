import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const MINIMAX_DECISION: SearchSubject = {
  kind: 'game',
  name: 'minimax-decision',
  checks: ['action', 'leaves', 'calls'],
  ...traitsOf('minimax-decision'),
  valueName: 'minimax value',
  agentClass: null,
};
