/** What sets a search of games apart from the others. */
export interface SearchTraits {
  /**
   * Whether it leaves out what cannot matter, so that the order of children and the cuts decide what it sees.
   */
  readonly prunes: boolean;
  /** Whether it takes the mean where chance moves. Others cannot be asked there. */
  readonly weighsChance: boolean;
  /** Whether it needs MAX and MIN to move in turn. */
  readonly alternates: boolean;
  /** Whether it answers with every best action. Others answer with one. */
  readonly findsAll: boolean;
  /** Whether each player has a utility of its own, so that what a node is worth is a list of them. */
  readonly hasUtilities: boolean;
  /** Whether it answers with the action alone, so that what the root is worth is nobody's answer. */
  readonly decides: boolean;
  /**
   * Whether it searches again and again, a ply deeper each time, and says what it holds: it may be stopped at
   * any time, and nobody looks at what it returns.
   */
  readonly deepens: boolean;
  /** Whether it is told between which numbers all leaves lie, and leaves throws early by that. */
  readonly isBounded: boolean;
}

const PLAIN: SearchTraits = {
  prunes: false,
  weighsChance: false,
  alternates: false,
  findsAll: false,
  hasUtilities: false,
  decides: false,
  deepens: false,
  isBounded: false,
};

/** The searches of games that a skeleton can be; mistakes and correct programs fit those with some trait. */
const SEARCHES = {
  minimax: PLAIN,
  'alpha-beta': { ...PLAIN, prunes: true },
  negamax: { ...PLAIN, alternates: true },
  'negamax-alpha-beta': { ...PLAIN, alternates: true, prunes: true },
  'all-optimal': { ...PLAIN, alternates: true, prunes: true, findsAll: true },
  expectimax: { ...PLAIN, weighsChance: true },
  star1: { ...PLAIN, weighsChance: true, prunes: true, isBounded: true },
  'minimax-decision': { ...PLAIN, alternates: true, decides: true },
  'iterative-deepening': { ...PLAIN, alternates: true, decides: true, deepens: true },
  'max-n': { ...PLAIN, hasUtilities: true },
} as const satisfies Readonly<Record<string, SearchTraits>>;

export type SkeletonAlgorithm = keyof typeof SEARCHES;

export const SKELETON_ALGORITHMS = Object.keys(SEARCHES) as SkeletonAlgorithm[];

export const traitsOf = (algorithm: SkeletonAlgorithm): SearchTraits => SEARCHES[algorithm];

const whichever = (fits: (traits: SearchTraits) => boolean): readonly SkeletonAlgorithm[] =>
  SKELETON_ALGORITHMS.filter((algorithm) => fits(SEARCHES[algorithm]));

const those = (fits: (traits: SearchTraits) => boolean): readonly SkeletonAlgorithm[] =>
  whichever((traits) => !traits.hasUtilities && fits(traits));

/** Those of games in which a node is worth one number, MAX's. */
export const ALL: readonly SkeletonAlgorithm[] = those(() => true);
/** The same, where a game is searched once. */
export const ONCE = those(({ deepens }) => !deepens);
/** Those of games in which each player has a utility of its own. */
export const FOR_EACH = whichever(({ hasUtilities }) => hasUtilities);
/** Those of games of either kind. */
export const ALL_GAMES: readonly SkeletonAlgorithm[] = SKELETON_ALGORITHMS;
/** The same, where one action is answered. */
export const FOR_ONE_IN_ALL_GAMES = whichever(({ findsAll }) => !findsAll);
/** Those that say what the root is worth. */
export const WITH_VALUE = those(({ decides }) => !decides);
/** Those that answer with the action alone. */
export const DECIDING = those(({ decides }) => decides);
/** Those that search again, a ply deeper each time. */
export const DEEPENING = those(({ deepens }) => deepens);
/** Those that answer with one action, whichever of the best. */
export const FOR_ONE = those(({ findsAll }) => !findsAll);
/** Those that answer with every best action. */
export const FOR_ALL = those(({ findsAll }) => findsAll);
/** Those that prune, of games without chance. */
export const PRUNING = those(({ prunes, isBounded }) => prunes && !isBounded);
export const PRUNING_FOR_ONE = those(({ prunes, findsAll, isBounded }) => prunes && !findsAll && !isBounded);
/** Those that leave throws early, by bounds on all leaves. */
export const BOUNDED = those(({ isBounded }) => isBounded);
/** Those that look at every leaf, once. */
export const IN_FULL = those(({ prunes, deepens }) => !prunes && !deepens);
/** Those that take the mean of all outcomes. */
export const CHANCE = those(({ weighsChance, isBounded }) => weighsChance && !isBounded);
/** Those of games with throws, whether they look at all outcomes or not. */
export const WITH_CHANCE = those(({ weighsChance }) => weighsChance);
/** Those for MAX and MIN alone. */
export const WITHOUT_CHANCE = those(({ weighsChance }) => !weighsChance);
export const PRUNING_IN_ANY_TURN = PRUNING.filter((name) => !SEARCHES[name].alternates);
export const IN_FULL_WITHOUT_CHANCE = those(
  ({ prunes, weighsChance, deepens }) => !prunes && !weighsChance && !deepens,
);
/** Those that have to ask who moves, since the players need not take turns. */
export const IN_ANY_TURN = those(({ alternates }) => !alternates);
export const IN_ANY_TURN_WITHOUT_CHANCE = those(
  ({ alternates, weighsChance }) => !alternates && !weighsChance,
);
/** Those whose players take turns. */
export const IN_TURN = those(({ alternates }) => alternates);
