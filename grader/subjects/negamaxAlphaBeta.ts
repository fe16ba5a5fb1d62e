import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const NEGAMAX_ALPHA_BETA: SearchSubject = {
  kind: 'game',
  name: 'negamax-alpha-beta',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('negamax-alpha-beta'),
  valueName: 'minimax value',
  agentClass: null,
};
