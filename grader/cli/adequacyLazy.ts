import type { LazyRow } from '../adequacy/lazy.ts';
import type { Exercise } from '../types/exercise.ts';

export interface Paid {
  readonly lazy?: readonly LazyRow[];
}

/** What lazy programs are paid, which is a matter of whole exercises: a tree pays nothing. */
export async function lazyOf(exercise: Exercise): Promise<Paid> {
  if (exercise.folder === '') return {};
  const { lazyRowsOf } = await import('../adequacy/lazy.ts');
  return { lazy: await lazyRowsOf(exercise) };
}

/** Whether some exercise pays a lazy program more than it may. */
export async function isPaidForNothing(paid: readonly Paid[]): Promise<boolean> {
  const { isPaidTooMuch } = await import('../adequacy/lazy.ts');
  return paid.some(({ lazy = [] }) => lazy.some(isPaidTooMuch));
}
