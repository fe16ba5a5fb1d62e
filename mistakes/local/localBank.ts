import { hasProgram, type LocalMistake, type RunMistake } from './runMistake.ts';

/** The known mistakes of one algorithm. */
export interface LocalBank<Program> {
  /** Those that a program of ours makes. */
  readonly mistakes: readonly RunMistake<Program>[];
  /** Those too that tests of chances alone know. */
  readonly allMistakes: readonly LocalMistake<Program, unknown>[];
}

export const bankOf = <Program>(all: readonly LocalMistake<Program, unknown>[]): LocalBank<Program> => ({
  mistakes: all.filter(hasProgram),
  allMistakes: all,
});

/**
 * Ids of the programs that a mistake which a test of chances names may come from: no draws tell them apart.
 */
export function idsThatDrawLike({ mistakes, allMistakes }: LocalBank<unknown>, id: string): string[] {
  const like = allMistakes.find((mistake) => mistake.id === id)?.drawsLike ?? id;
  return [
    ...mistakes.filter((mistake) => mistake.id === like),
    ...mistakes.filter(({ drawsLike }) => drawsLike === like),
  ].map((mistake) => mistake.id);
}

/** Whether a test of chances is sure to find a mistake. */
export const showsInChances = ({ mistakes }: LocalBank<unknown>, id: string): boolean =>
  mistakes.some((mistake) => mistake.id === id && mistake.chance !== undefined && mistake.isFaint !== true);
