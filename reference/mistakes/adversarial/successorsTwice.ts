import { ALL, type Mistake, only } from '../mistake.ts';

export const successorsTwice: Mistake = {
  id: 'successors-twice',
  title: 'Successors are generated twice',
  sentence: 'Your search asks for the same successor more than once.',
  hint: 'How often is result called for one action? Once is enough if you keep what it gives.',
  algorithms: ALL,
  forms: [
    ...only(({ child }) => ({
      child(at, action) {
        child(at, action);
        return child(at, action);
      },
    })),
    {
      words: 'at the root',
      change: ({ child }) => ({
        child(at, action) {
          if (at.ply === 0) child(at, action);
          return child(at, action);
        },
      }),
    },
  ],
};
