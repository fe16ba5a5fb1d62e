import { traitsOf } from '../../mistakes/skeletons/algorithms.ts';
import type { SearchSubject } from './subject.ts';

export const MAX_N: SearchSubject = {
  kind: 'game',
  name: 'max-n',
  checks: ['value', 'action', 'leaves', 'calls'],
  ...traitsOf('max-n'),
  valueName: 'utilities',
  agentClass: null,
};
