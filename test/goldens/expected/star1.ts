import { fails, full } from './row.ts';
import type { ExpectedClass } from './row.ts';

export const star1: ExpectedClass = {
  'aino-salo': full('The best and the worst case of a throw as two numbers that shrink; CommonJS.'),
  'bram-visser': fails('Python: below a throw everything starts again, with no bound.', {
    diagnosis: 'throws-searched-in-full',
    checks: ['leaves', 'leaves-more'],
  }),
  'carla-moreau': fails('TypeScript: the share that an outcome has to reach is not divided.', {
    diagnosis: 'share-not-divided',
    checks: ['value', 'action', 'leaves', 'value-more', 'leaves-more'],
  }),
  'dario-conti': fails('Python: the highest and the lowest value change places.', {
    diagnosis: 'leaf-bounds-swapped',
    checks: ['value', 'action', 'leaves', 'value-more', 'action-more', 'leaves-more'],
  }),
  'eun-ji-park': fails('Hands the window of alpha–beta through the throws.', {
    diagnosis: 'window-through-throw',
    checks: ['value', 'leaves', 'leaves-more'],
  }),
};
