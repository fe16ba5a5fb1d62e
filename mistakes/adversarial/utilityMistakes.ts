import type { Parts, Place } from '../skeletons/adversarial.ts';
import { FOR_EACH } from '../skeletons/algorithms.ts';
import { allWorth, moverAt, utilitiesIn, worthTo } from '../skeletons/eachForItself.ts';
import { severalOf } from '../skeletons/played.ts';
import { bestOfEachPlayer } from './bestOfEachPlayer.ts';
import { LIST_MISTAKES } from './listMistakes.ts';
import { type Form, only, type SearchMistake } from './searchMistake.ts';

/** What makes one list better than another, at a node. */
type Worth = (utilities: readonly number[], at: Place) => number;

/** Anything is better than nothing. */
const choosingBy =
  (worth: Worth): Parts['better'] =>
  (_mover, value, best, at) => {
    const [found, known] = [utilitiesIn(at, value), utilitiesIn(at, best)];
    return known.every((utility) => utility === -Infinity) || worth(found, at) > worth(known, at);
  };

const form = (label: string, worth: Worth): Form => ({
  label,
  change: () => ({ better: choosingBy(worth) }),
});

/** The own utility first, and where that is equal something else. */
const choosingInTurn =
  (worth: Worth): Parts['better'] =>
  (_mover, value, best, at) => {
    const player = moverAt(at);
    const [own, known] = [worthTo(at, value, player), worthTo(at, best, player)];
    return own === known
      ? own > -Infinity && worth(utilitiesIn(at, value), at) > worth(utilitiesIn(at, best), at)
      : own > known;
  };

const playerAtRoot = ({ game, root }: Place): number => moverAt({ game, state: root });

/** Somebody else than who moves, so many turns on. */
const turnsOn = (at: Place, turns: number): number => {
  const { count } = severalOf(at.game);
  return (moverAt(at) + turns + count) % count;
};

const sumOf = (utilities: readonly number[]): number => utilities.reduce((a, b) => a + b, 0);
const without = (utilities: readonly number[], player: number): readonly number[] =>
  utilities.filter((_, at) => at !== player);

/** At the nodes of everybody else, the least for one player. */
const against = (label: string, playerOf: (at: Place) => number): Form =>
  form(label, (utilities, at) => {
    const player = playerOf(at);
    return (moverAt(at) === player ? 1 : -1) * utilities[player]!;
  });

/** Mistakes about whose utility counts, where each player has one. */
export const UTILITY_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'one-player-everywhere',
    title: 'One player’s utility decides at every node',
    words: 'Your search compares by the same player’s utility at every node, whoever moves there.',
    hint: 'Who moves at this node, and which of the utilities is that player’s own?',
    algorithms: FOR_EACH,
    replaces: [
      form('that of the player at the root', (utilities, at) => utilities[playerAtRoot(at)]!),
      form('that of player 0', ([first]) => first!),
    ],
  },
  {
    id: 'others-as-opponents',
    title: 'All others are taken for opponents of one player',
    words:
      'Your search lets everybody else choose what is worst for one player, as MIN does. But each player ' +
      'goes for its own utility.',
    hint: 'What does the player who moves here gain from another’s loss?',
    algorithms: FOR_EACH,
    replaces: [against('of the player at the root', playerAtRoot), against('of player 0', () => 0)],
  },
  bestOfEachPlayer,
  {
    id: 'sum-maximised',
    title: 'The sum of all utilities is maximised',
    words: 'Your search chooses what is best for all players together, as if they were one team.',
    hint: 'Whose utility does the player who moves care for?',
    algorithms: FOR_EACH,
    replaces: [form('', sumOf)],
  },
  {
    id: 'lead-maximised',
    title: 'The lead over the others is maximised',
    words: 'Your search subtracts what the others get from a player’s own utility before it compares.',
    hint: 'Does it matter to the player who moves what the others get?',
    algorithms: FOR_EACH,
    replaces: [
      form('over the best of them', (utilities, at) => {
        const player = moverAt(at);
        return utilities[player]! - Math.max(...without(utilities, player));
      }),
      form('over all of them', (utilities, at) => {
        const player = moverAt(at);
        return utilities[player]! - sumOf(without(utilities, player));
      }),
    ],
  },
  {
    id: 'another-player-compared',
    title: 'The utility of another player is compared',
    words: 'Your search compares by the utility of another player than the one who moves.',
    hint: 'Of which state do you ask who moves: of the node that chooses, or of a child?',
    algorithms: FOR_EACH,
    replaces: [
      form('the next in turn', (utilities, at) => utilities[turnsOn(at, 1)]!),
      form('the one before', (utilities, at) => utilities[turnsOn(at, -1)]!),
    ],
  },
  {
    id: 'turns-counted',
    title: 'Turns are counted, not asked for',
    words: 'Your search gives the turn to the next player at every ply, whoever really moves.',
    hint: 'The order of turns is the game’s affair. Can you ask it in each state?',
    algorithms: FOR_EACH,
    replaces: [
      form(
        'from the player at the root',
        (utilities, at) => utilities[(playerAtRoot(at) + at.ply) % severalOf(at.game).count]!,
      ),
      form('from player 0', (utilities, at) => utilities[at.ply % severalOf(at.game).count]!),
    ],
  },
  {
    id: 'least-utility-taken',
    title: 'The least utility is taken',
    words: 'Your search lets the player who moves choose what is worst for itself.',
    hint: 'Take a tree of one ply by hand: which child should the player at the root choose?',
    algorithms: FOR_EACH,
    replaces: only(() => ({
      initial: (_mover, _bounds, at) => allWorth(at, Infinity),
      better: (_mover, value, best, at) => worthTo(at, value, moverAt(at)) < worthTo(at, best, moverAt(at)),
    })),
  },
  {
    id: 'last-of-equal-utilities',
    title: 'The last of equally good children is taken',
    words:
      'Your search takes a later child that is as good for who moves, but this exercise asks for the ' +
      'first. The others may get something else there.',
    hint: 'When should a later child replace the best one: when it is better, or also when it is as good?',
    algorithms: FOR_EACH,
    replaces: only(() => ({
      better: (_mover, value, best, at) => worthTo(at, value, moverAt(at)) >= worthTo(at, best, moverAt(at)),
    })),
    isPermitted: ({ ties }) => ties === 'last',
  },
  {
    id: 'equals-by-others',
    title: 'Ties are broken by what the others get',
    words:
      'Of children that are equally good for who moves, your search takes one by what the others get, and ' +
      'not the first.',
    hint: 'What should happen where a later child is as good as the best one, and no better?',
    algorithms: FOR_EACH,
    replaces: ([1, -1] as const).map((sign) => ({
      label: sign === 1 ? 'most for them' : 'least for them',
      change: () => ({ better: choosingInTurn((utilities) => sign * sumOf(utilities)) }),
    })),
  },
  ...LIST_MISTAKES,
];
