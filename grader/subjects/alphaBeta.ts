import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const ALPHA_BETA: SearchSubject = {
  kind: 'game',
  name: 'alpha-beta',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('alpha-beta'),
  valueName: 'minimax value',
  agentClass: { name: 'AlphaBetaAgent', algorithm: 'alpha-beta' },
};
