import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const endNotNoticedAtRoot: SearchMistake = {
  id: 'end-not-noticed-at-root',
  title: 'At the root the end of the game is not noticed',
  words:
    'Your search goes through the actions of the root without asking whether the game is over, and then there are none.',
  hint: 'What should come out when the game is over before it began?',
  algorithms: ALL,
  replaces: [
    ...only((correct) => ({ stops: (at) => at.ply > 0 && correct.stops(at) })),
    {
      label: 'and no value comes out',
      change: (correct) => ({
        stops: (at) => at.ply > 0 && correct.stops(at),
        answer: (found) => ({
          ...correct.answer(found),
          ...(found.children.length === 0 ? { value: null } : {}),
        }),
      }),
    },
  ],
};
