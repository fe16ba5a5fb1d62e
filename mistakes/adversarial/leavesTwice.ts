import { ALL, type Mistake, only } from '../mistake.ts';

export const leavesTwice: Mistake = {
  id: 'leaves-twice',
  title: 'Leaves are evaluated twice',
  sentence: 'Your search reads the value of a leaf more than once.',
  hint: 'Ask once and keep the number. A print counts as asking too.',
  algorithms: ALL,
  forms: only(({ leaf }) => ({
    leaf(at) {
      leaf(at);
      return leaf(at);
    },
  })),
};
