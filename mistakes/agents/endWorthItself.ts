import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from '../adversarial/searchMistake.ts';
import { isOver } from './rounds.ts';

const SIZES = [Infinity, 1, 100, 1000, 1e6];

function form(label: string, win: number | null, lose: number | null, hasRoundsLeft = false): Form {
  return {
    label: hasRoundsLeft ? `${label}, before the last round is over` : label,
    change: (correct) => ({
      leaf(at) {
        const own =
          !isOver(at) || (hasRoundsLeft && at.depth >= at.game.depthLimit)
            ? null
            : at.game.agents?.isWin(at.state) === true
              ? win
              : lose;
        return own ?? correct.leaf(at);
      },
    }),
  };
}

const shown = (size: number): string => (size === Infinity ? '∞' : `${size}`);

export const endWorthItself: SearchMistake = {
  id: 'end-worth-itself',
  title: 'The end of the game has a value of its own',
  words: 'Where the game is over, your search does not ask the evaluation function.',
  hint: 'What does the handout say that a state is worth where the game is over?',
  algorithms: ALL,
  // Whoever looks at the depth first evaluates there, whether the game is over or not.
  replaces: [false, true].flatMap((hasRoundsLeft) => [
    ...SIZES.map((size) => form(`±${shown(size)}`, size, -size, hasRoundsLeft)),
    ...SIZES.map((size) => form(`${shown(size)} for a win`, size, null, hasRoundsLeft)),
    ...SIZES.map((size) => form(`−${shown(size)} for a loss`, null, -size, hasRoundsLeft)),
    form('1 for a win and 0 for a loss', 1, 0, hasRoundsLeft),
    form('0', 0, 0, hasRoundsLeft),
    form('0 for a loss', null, 0, hasRoundsLeft),
  ]),
};
