import { CUTS, RETURNS } from '../../../reference/game.ts';
import { IN_FULL, PRUNING_FOR_ONE, type SkeletonAlgorithm } from '../../skeletons/algorithms.ts';
import { partsOf, type SearchConvention } from '../../skeletons/conventions.ts';
import { searchOf } from '../../skeletons/adversarial.ts';
import type { CorrectSearch, PlainSearch } from './api.ts';

/** The reference under each convention: when it cuts, what it returns, which of equals it keeps. */
const WITH_CUTS: readonly CorrectSearch[] = CUTS.flatMap((cut) =>
  RETURNS.map((returns): CorrectSearch => ({
    id: `${cut}-${returns}`,
    title: `${cut} cuts, ${returns}`,
    algorithms: PRUNING_FOR_ONE,
    isAccepted: (accepted) =>
      accepted.cut.includes(cut) &&
      accepted.returns.includes(returns) &&
      accepted.ties !== 'last' &&
      accepted.generation !== 'eager',
    load: () =>
      searchWith('alpha-beta', {
        cut,
        returns,
        ties: 'first',
        test: cut === 'strict' ? 'bounds' : 'value',
      }),
  })),
);

const FULL: readonly CorrectSearch[] = (['first', 'last'] as const).map((ties): CorrectSearch => ({
  id: `${ties}-of-equals`,
  title: `the ${ties} of equal children`,
  algorithms: IN_FULL,
  isAccepted: (accepted) =>
    (accepted.ties === 'any' || accepted.ties === ties) && accepted.generation !== 'eager',
  load: () => searchWith('expectimax', { cut: 'non-strict', returns: 'fail-soft', ties, test: 'value' }),
}));

function searchWith(algorithm: SkeletonAlgorithm, convention: SearchConvention): PlainSearch {
  const search = searchOf(partsOf(algorithm, convention));
  return (game, root) => {
    const { value, action } = search(game, root);
    return { value: value as number, action: action as string | null };
  };
}

export const SKELETON_VARIANTS: readonly CorrectSearch[] = [...WITH_CUTS, ...FULL];
