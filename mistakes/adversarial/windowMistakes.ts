import { isPlain } from '../byHand/madeByHand.ts';
import { FULL_WINDOW, type Player, type Window } from '../../reference/game.ts';
import { BOUND_MISTAKES } from './boundMistakes.ts';
import { boundNeverTightened } from './boundNeverTightened.ts';
import { ALPHA_UNUSED, BETA_UNUSED } from './sharedWords.ts';
import { PRUNING, PRUNING_IN_ANY_TURN } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from './searchMistake.ts';
import { windowNotRestored } from './windowNotRestored.ts';

/** Mistakes about which bounds are handed down. */
export const WINDOW_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'root-window-kept',
    title: 'The root does not hand its bound on',
    words:
      'Each child of the root is searched as if it were the first: what is known from the children ' +
      'before is not handed on.',
    hint:
      'After the first child of the root, MAX is sure of something. Where is that written down, and ' +
      'who is told?',
    algorithms: PRUNING,
    replaces: only(({ pass }) => ({
      pass: (bounds, at, mover, best) => (at.ply === 0 ? FULL_WINDOW : pass(bounds, at, mover, best)),
    })),
  },
  boundNeverTightened,
  {
    id: 'bound-only-once',
    title: 'α or β comes from the first child only',
    words:
      'Your search sets its bound after the first child and does not improve it when a later child ' +
      'is better.',
    hint: 'Can the second child make MAX surer still? Then α must move again.',
    algorithms: PRUNING,
    replaces: (['max', 'min', 'both'] as const).map((who) => ({
      label: who === 'both' ? 'both' : who === 'max' ? 'α' : 'β',
      change: ({ tighten }) => ({
        tighten(mover: Player, best: number, bounds: Window) {
          const isSet = mover === 'max' ? bounds.alpha !== -Infinity : bounds.beta !== Infinity;
          return isSet && (who === 'both' || who === mover) ? bounds : tighten(mover, best, bounds);
        },
      }),
    })),
  },
  {
    id: 'shallow-cuts-only',
    title: 'Only the parent’s bound is handed down',
    words:
      'Your search knows what its parent is sure of, but forgets what was known further up, so that ' +
      'it misses the deep cutoffs.',
    hint: 'Both bounds travel down through every level. Which of them is lost on the way?',
    algorithms: PRUNING,
    replaces: only(() => ({
      pass: (_bounds, _at, mover, best) =>
        mover === 'max' ? { alpha: best, beta: Infinity } : { alpha: -Infinity, beta: best },
    })),
    byHand: {
      title: 'Only the bound of the parent was used',
      words:
        'A bound from further up counts as well: α and β are handed down through every level, so ' +
        'there are deep cutoffs too.',
      applies: isPlain,
      search: 'as-programmed',
    },
  },
  {
    id: 'alpha-not-passed',
    title: 'α is not handed down',
    words: 'Your search hands β to the children, but α starts from −∞ at every node.',
    hint: 'Which two numbers does your recursive call hand to the child?',
    algorithms: PRUNING,
    replaces: [
      {
        label: '',
        equivalentTo: ALPHA_UNUSED,
        change: () => ({ pass: ({ beta }) => ({ alpha: -Infinity, beta }) }),
      },
    ],
  },
  {
    id: 'beta-not-passed',
    title: 'β is not handed down',
    words: 'Your search hands α to the children, but β starts from +∞ at every node.',
    hint: 'Which two numbers does your recursive call hand to the child?',
    algorithms: PRUNING,
    replaces: [
      {
        label: '',
        equivalentTo: BETA_UNUSED,
        change: () => ({ pass: ({ alpha }) => ({ alpha, beta: Infinity }) }),
      },
    ],
  },
  {
    id: 'bounds-swapped',
    title: 'α and β change places on the way down',
    words: 'Your search hands β down as α and α down as β.',
    hint: 'In which order does your function take the two bounds, and in which order are they given?',
    // Where the window turns with every ply, it is one of the ways to turn it wrongly.
    algorithms: PRUNING_IN_ANY_TURN,
    replaces: only(() => ({ pass: ({ alpha, beta }) => ({ alpha: beta, beta: alpha }) })),
  },
  windowNotRestored,
  ...BOUND_MISTAKES,
  {
    id: 'both-tighten-alpha',
    title: 'MIN raises α instead of lowering β',
    words: 'Your search moves the same bound for both players.',
    hint: 'Each player has a bound of its own. Which one does MIN improve?',
    algorithms: PRUNING,
    replaces: [
      ...only(() => ({
        tighten: (_mover, best, { alpha, beta }) => ({ alpha: Math.max(alpha, best), beta }),
      })),
      {
        label: 'MAX lowers β',
        change: () => ({
          tighten: (_mover, best, { alpha, beta }) => ({ alpha, beta: Math.min(beta, best) }),
        }),
      },
    ],
  },
];
