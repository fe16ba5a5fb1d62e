import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const NEGAMAX: SearchSubject = {
  kind: 'game',
  name: 'negamax',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('negamax'),
  valueName: 'minimax value',
  agentClass: null,
};
