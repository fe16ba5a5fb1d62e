import type { Mistake } from '../mistake.ts';

/** Parts of one skeleton that a wrong program has otherwise. */
export interface Replacement<Program> {
  /** By the names of the parts. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** The correct program but for these parts: the same function for all mistakes of one skeleton. */
  skeleton(parts: Readonly<Record<string, unknown>>): Program;
}

/** A known mistake in a local search, a genetic algorithm or a part of one. */
export interface RunMistake<Program, Chance = unknown> extends Mistake<Replacement<Program>, Chance> {
  /** Gives the program afresh, with nothing remembered. */
  load(): Program;
  /** Other ways to make it, less usual, by which it is recognised too. */
  readonly otherForms?: readonly Replacement<Program>[];
}

/** A mistake, or one that is known by its chances alone. */
export type LocalMistake<Program, Chance> = RunMistake<Program, Chance> | Mistake<null, Chance>;

export const hasProgram = <Program, Chance>(
  mistake: LocalMistake<Program, Chance>,
): mistake is RunMistake<Program, Chance> => mistake.replaces !== null;

/** Makes a mistake of one skeleton, from the parts that it replaces, and those of its other forms. */
export type MistakeFactory<Parts, Program> = <Chance>(
  mistake: Mistake<Partial<Parts>, Chance>,
  ...otherForms: readonly Partial<Parts>[]
) => RunMistake<Program, Chance>;

/** Mistakes of one skeleton: `skeleton` gives the program with some of its parts replaced. */
export function inSkeleton<Parts, Program>(
  skeleton: (parts: Partial<Parts>) => Program,
): MistakeFactory<Parts, Program> {
  const replacing: Replacement<Program>['skeleton'] = skeleton;
  return (mistake, ...otherForms) => ({
    ...mistake,
    replaces: { parts: mistake.replaces, skeleton: replacing },
    load: () => skeleton(mistake.replaces),
    ...(otherForms.length === 0
      ? {}
      : { otherForms: otherForms.map((parts) => ({ parts, skeleton: replacing })) }),
  });
}

/** A mistake that no program of ours makes: tests of chances alone know it. */
export const knownByChance = <Chance>(
  mistake: Omit<Mistake<null, Chance>, 'replaces'> & { readonly chance: Chance },
): Mistake<null, Chance> => ({ ...mistake, replaces: null });

/** The skeleton of a program that is not made of parts: it is replaced as a whole. */
const whole = ({ program }: Readonly<Record<string, unknown>>): unknown => program;

/** A mistake whose program remembers nothing from call to call, and is not made of parts. */
export function wholeProgram<Program, Chance>(
  mistake: Mistake<Program, Chance>,
  ...otherForms: readonly Program[]
): RunMistake<Program, Chance> {
  const { replaces: program } = mistake;
  const replacing = (one: Program): Replacement<Program> => ({
    parts: { program: one },
    skeleton: whole as Replacement<Program>['skeleton'],
  });
  return {
    ...mistake,
    replaces: replacing(program),
    load: () => program,
    ...(otherForms.length === 0 ? {} : { otherForms: otherForms.map(replacing) }),
  };
}

/** A mistake as it is made usually, and then in each of its other forms. */
export const inEachForm = <Program, Chance>(
  mistake: RunMistake<Program, Chance>,
): RunMistake<Program, Chance>[] => [
  mistake,
  ...(mistake.otherForms ?? []).map((replaces) => ({
    ...mistake,
    replaces,
    load: () => programWith(replaces),
  })),
];

/** The program that a replacement makes, afresh. */
export const programWith = <Program>({ parts, skeleton }: Replacement<Program>): Program => skeleton(parts);

/** Two mistakes at once; null where both replace one part, or where they are not of one skeleton. */
export function replaceBoth<Program>(
  one: Replacement<Program>,
  other: Replacement<Program>,
): Replacement<Program> | null {
  const isApart = Object.keys(one.parts).every((name) => !(name in other.parts));
  return one.skeleton === other.skeleton && isApart
    ? { parts: { ...one.parts, ...other.parts }, skeleton: one.skeleton }
    : null;
}
