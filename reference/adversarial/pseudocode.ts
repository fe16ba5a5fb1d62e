import type { Cut } from '../game.ts';
import type { SolveAlgorithm } from './searchTree.ts';

/** A line of a search as it is written in class; `depth` is how far it is indented. */
export interface CodeLine {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/**
 * The lines of a search, as figures 5.3 and 5.7 of Russell and Norvig have them, in words of our own; what
 * does not prune has no bounds. Ids are `max-enter`, `min-update`, `chance-cut` and the like.
 */
export function pseudocode(algorithm: SolveAlgorithm, cut: Cut): readonly CodeLine[] {
  switch (algorithm) {
    case 'alpha-beta':
      return alternating(cut);
    // What is as good as the best must be seen.
    case 'all-optimal':
      return alternating('strict');
    case 'minimax':
    case 'negamax':
      return alternating(null);
    case 'expectimax':
      return [...PLAYERS.flatMap((player) => half(player, 'value', null)), ...chance('', 'value(s)', null)];
    case 'star1':
    case 'star2':
      return [
        ...PLAYERS.flatMap((player) => half(player, 'value', cut)),
        ...chance(BOUNDS, 'value(s, …)', 'if the rest cannot bring the mean back between α and β, return'),
      ];
  }
}

/** Max^n: all players alike; `player-update` and the like. */
export const maxNPseudocode = (): readonly CodeLine[] => [
  ...linesOf('player', [
    ['enter', 0, 'max-n(state)'],
    ['leaf', 1, 'if the search stops here, return the utilities of the state'],
    ['start', 1, 'v ← none; i ← the player who moves'],
    ['each', 1, 'for each successor s'],
    ['update', 2, 'v ← the better of v and max-n(s) for i; v if equal'],
    ['return', 1, 'return v'],
  ]),
  ...chance('', 'max-n(s)', null),
];

const PLAYERS = ['max', 'min'] as const;
type Mover = (typeof PLAYERS)[number];
const BOUNDS = ', α, β';

/** MAX and MIN call each other. */
const alternating = (cut: Cut | null): CodeLine[] => [
  ...half('max', 'min-value', cut),
  ...half('min', 'max-value', cut),
];

/** How a value meets the bound that ends a search, and which bound moves. */
const ROLES = {
  max: { start: '−∞', ends: { strict: '> β', 'non-strict': '≥ β' }, moves: 'α' },
  min: { start: '∞', ends: { strict: '< α', 'non-strict': '≤ α' }, moves: 'β' },
} as const;

/** The function of a player that calls another one; without bounds where nothing is cut. */
function half(player: Mover, called: string, cut: Cut | null): CodeLine[] {
  const { start, ends, moves } = ROLES[player];
  const bounds = cut === null ? '' : BOUNDS;
  return linesOf(player, [
    ['enter', 0, `${player}-value(state${bounds})`],
    ['leaf', 1, 'if the search stops here, return the value of the state'],
    ['start', 1, `v ← ${start}`],
    ['each', 1, 'for each successor s'],
    ['update', 2, `v ← ${player}(v, ${called}(s${bounds}))`],
    ...(cut === null
      ? []
      : ([
          ['cut', 2, `if v ${ends[cut]}, return v`],
          ['bound', 2, `${moves} ← ${player}(${moves}, v)`],
        ] as const)),
    ['return', 1, 'return v'],
  ]);
}

const chance = (bounds: string, call: string, cut: string | null): CodeLine[] =>
  linesOf('chance', [
    ['enter', 0, `chance-value(state${bounds})`],
    ['start', 1, 'v ← 0'],
    ['each', 1, 'for each outcome s, of probability p'],
    ['update', 2, `v ← v + p · ${call}`],
    ...(cut === null ? [] : ([['cut', 2, cut]] as const)),
    ['return', 1, 'return v'],
  ]);

const linesOf = (
  player: string,
  lines: readonly (readonly [id: string, depth: number, text: string])[],
): CodeLine[] => lines.map(([id, depth, text]) => ({ id: `${player}-${id}`, depth, text }));
