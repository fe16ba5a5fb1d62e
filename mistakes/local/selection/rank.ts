import { ranks, sel, wheel } from '../../skeletons/parts.ts';

export const rank = sel('rank', wheel(ranks), 'By rank', 'Your selection goes by rank, not by fitness.');
