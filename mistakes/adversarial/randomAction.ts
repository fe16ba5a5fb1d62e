import { FOR_ONE_IN_ALL_GAMES } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';
import type { Answer, Found } from '../skeletons/adversarial.ts';

/**
 * `atLeaf` answers for a root that was not searched: what a draw makes of it depends on the language and on
 * who asks first.
 */
const drawn = (label: string, atLeaf: (found: Found, correct: Answer) => Answer): Form => ({
  label,
  change: (correct) => ({
    answer(found) {
      const answer = correct.answer(found);
      return found.children.length === 0 ? atLeaf(found, answer) : { ...answer, anyOf: actionsOf(found) };
    },
  }),
});

const actionsOf = ({ at }: Found): readonly string[] => at.game.actions(at.root);

/** Where the search is over and the game is not, there is still an action to draw. */
const drawnAnyway =
  (atEnd: (answer: Answer) => Answer) =>
  (found: Found, answer: Answer): Answer => {
    const anyOf = actionsOf(found);
    return anyOf.length === 0 ? atEnd(answer) : { ...answer, action: anyOf[0], anyOf };
  };

export const randomAction: SearchMistake = {
  id: 'random-action',
  title: 'The action is drawn at random',
  words: 'Your search draws one of the actions at the root by chance, whatever their values.',
  hint: 'Once the search has told what each action is worth, what is left to chance?',
  algorithms: FOR_ONE_IN_ALL_GAMES,
  draws: 'any',
  replaces: [
    drawn('', (_found, answer) => answer),
    drawn(
      'also where the search goes no deeper',
      drawnAnyway((answer) => answer),
    ),
    drawn(
      'nothing where the game is over',
      drawnAnyway((answer) => ({ ...answer, action: undefined })),
    ),
    drawn(
      'an error where the game is over',
      drawnAnyway(() => {
        // Of its own making, as wherever code breaks: no question was refused.
        throw new TypeError('nothing can be drawn from an empty list');
      }),
    ),
  ],
};
