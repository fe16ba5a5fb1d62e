import type { Search } from '../correct/local/api.ts';
import type { Taught } from './taught.ts';

export const RESTARTS_TAUGHT: readonly Taught<Search>[] = [
  {
    id: 'initial-not-used',
    title: 'a first climb from a random state, as all others',
    ways: [],
    programs: [],
  },
];
