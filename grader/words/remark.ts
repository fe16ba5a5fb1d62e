import type { Vocabulary } from './vocabulary.ts';

/**
 * What there is to say is a code with its arguments; only this room makes sentences of it. Rooms that judge
 * decide by codes and never read a sentence.
 *
 * An area is a table of templates, one a code. The types of its remarks are read off the table, so that
 * TypeScript knows which arguments go with which code. Arguments are plain data.
 */
export interface Words {
  /** What happened and what should have, in words to the student. */
  readonly rationale: string;
  /** What to do about it, where that can be said. */
  readonly help?: string;
}

export const say = (rationale: string, help?: string): Words =>
  help === undefined ? { rationale } : { rationale, help };

export type Templates = Readonly<Record<string, (args: never, vocabulary: Vocabulary) => Words>>;

/** The arguments of a code that needs none. */
export type NoArgs = Readonly<Record<string, never>>;

/** Every remark of an area: a union of `{ code, args }`, one member a code. */
export type RemarkOf<Area extends Templates> = {
  [Code in keyof Area & string]: { readonly code: Code; readonly args: ArgsOf<Area[Code]> };
}[keyof Area & string];

type ArgsOf<Template> = Template extends () => Words
  ? NoArgs
  : Template extends (args: infer Args, vocabulary: Vocabulary) => Words
    ? Args
    : never;

/** Says the remarks of an area. */
export const speaker =
  <Area extends Templates>(area: Area) =>
  ({ code, args }: RemarkOf<Area>, vocabulary: Vocabulary): Words =>
    // `RemarkOf` has tied the arguments to the code.
    (area[code] as (args: unknown, vocabulary: Vocabulary) => Words)(args, vocabulary);
