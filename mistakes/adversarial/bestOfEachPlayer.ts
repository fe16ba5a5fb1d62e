import { FOR_EACH } from '../skeletons/algorithms.ts';
import { utilitiesIn } from '../skeletons/eachForItself.ts';
import { severalOf } from '../skeletons/played.ts';
import { only, type SearchMistake } from './searchMistake.ts';

export const bestOfEachPlayer: SearchMistake = {
  id: 'best-of-each-player',
  title: 'The best of each player is put together',
  words:
    'Your search takes each player’s largest utility among the children, though these come from different ' +
    'children: no play ends so.',
  hint: 'One child is chosen. What does each of the players get there?',
  algorithms: FOR_EACH,
  replaces: only((correct) => {
    const seen = new Map<object, (readonly number[])[]>();
    return {
      better(mover, value, best, at, action) {
        const lists = seen.get(at) ?? [];
        seen.set(at, [...lists, utilitiesIn(at, value)]);
        return correct.better(mover, value, best, at, action);
      },
      give(mover, best, bounds, at) {
        const given = correct.give(mover, best, bounds, at);
        const joined = (seen.get(at) ?? []).reduce(
          (most, list) => most.map((value, player) => Math.max(value, list[player]!)),
          utilitiesIn(at, given),
        );
        return severalOf(at.game).lists.numberOf(joined);
      },
    };
  }),
};
