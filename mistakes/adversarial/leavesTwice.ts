import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const leavesTwice: SearchMistake = {
  id: 'leaves-twice',
  title: 'Leaves are evaluated twice',
  words: 'Your search reads the value of a leaf more than once.',
  hint: 'Ask once and keep the number. A print counts as asking too.',
  algorithms: ALL,
  replaces: only(({ leaf }) => ({
    leaf(at) {
      leaf(at);
      return leaf(at);
    },
  })),
};
