import { CUTS } from '../../reference/game.ts';
import { ADVERSARIAL_MISTAKES } from '../../mistakes/adversarial/adversarialMistakes.ts';
import type { SkeletonAlgorithm } from '../../mistakes/skeletons/algorithms.ts';
import { negated, partsOf, type SearchConvention } from '../../mistakes/skeletons/conventions.ts';
import {
  type Form,
  formsFor,
  type SearchMistake,
  turnsSigns,
} from '../../mistakes/adversarial/searchMistake.ts';
import { searchOf } from '../../mistakes/skeletons/adversarial.ts';
import { ADVERSARIAL_VARIANTS } from '../../mistakes/correct/adversarial/correctSearches.ts';
import type { CorrectSearch } from '../../mistakes/correct/adversarial/api.ts';
import { prunes } from '../subjects/subjects.ts';
import type { Conventions } from '../types/exercise.ts';
import type { TrustedProgram } from '../types/trusted.ts';

/** A mistake in one form, as a program to grade. */
export interface WrongProgram {
  readonly mistake: SearchMistake;
  readonly form: Form;
  /**
   * One for each accepted way to cut with which it is a mistake: it must be caught under each. Made anew for
   * each instance.
   */
  readonly makes: readonly (() => TrustedProgram)[];
}

/** Searches that an exercise must give full marks. */
export function correctPrograms(algorithm: SkeletonAlgorithm, conventions: Conventions): CorrectSearch[] {
  return ADVERSARIAL_VARIANTS.filter(
    (variant) => variant.algorithms.includes(algorithm) && variant.isAccepted({ algorithm, ...conventions }),
  );
}

/** Whether an exercise permits what would be a mistake elsewhere. */
export const isPermitted = (
  mistake: SearchMistake,
  algorithm: SkeletonAlgorithm,
  { cut, childOrder, ties }: Conventions,
): boolean => mistake.isPermitted?.({ algorithm, cut, childOrder, ties }) === true;

/** Every one of the mistakes that can be made with an algorithm, in every form. */
export function wrongPrograms(
  algorithm: SkeletonAlgorithm,
  conventions: Conventions,
  mistakes: readonly SearchMistake[] = ADVERSARIAL_MISTAKES,
): WrongProgram[] {
  return mistakes.flatMap((mistake) =>
    formsFor(mistake, algorithm).map((form): WrongProgram => {
      // The last of equals is a mistake with non-strict cuts, and none with strict ones.
      const all = conventionsOf(algorithm, conventions);
      const wrong = all.filter(({ cut }) => !isPermitted(mistake, algorithm, { ...conventions, cut: [cut] }));
      return {
        mistake,
        form,
        makes: (wrong.length > 0 ? wrong : all).map(
          (convention) => () => entryOf(algorithm, convention, mistake, form),
        ),
      };
    }),
  );
}

function conventionsOf(algorithm: SkeletonAlgorithm, { cut, ties }: Conventions): SearchConvention[] {
  const base = { returns: 'fail-soft', ties: ties === 'last' ? 'last' : 'first', test: 'value' } as const;
  return prunes({ algorithm })
    ? CUTS.filter((one) => cut.includes(one))
        .toReversed()
        .map((one) => ({ ...base, cut: one }))
    : [{ ...base, cut: 'non-strict' }];
}

/** What lives as long as a call is made with each call, what lives as long as an instance only here. */
function entryOf(
  algorithm: SkeletonAlgorithm,
  convention: SearchConvention,
  mistake: SearchMistake,
  form: Form,
): TrustedProgram {
  const made = (): ReturnType<typeof searchOf> => {
    const plain = partsOf(algorithm, convention);
    const correct = turnsSigns(mistake, form) ? negated(plain) : plain;
    return searchOf({ ...correct, ...form.change(correct) });
  };
  const kept = mistake.keepsState === true ? made() : null;
  return (game, root) => {
    const { value, action, actions, anyOf } = (kept ?? made())(game, root);
    // Whoever draws an action takes the last as often as any other.
    return { value, action: anyOf?.at(-1) ?? action, ...(actions === undefined ? {} : { actions }) };
  };
}
