/** What an exercise asks of the files that are handed in; exactly one of the three. */
export interface FileRule {
  readonly id: string;
  readonly forbids?: { readonly calls?: readonly string[]; readonly modules?: readonly string[] };
  /** Of all files of the program together. */
  readonly maxBytes?: number;
  readonly requires?: { readonly files?: readonly string[]; readonly functions?: readonly string[] };
  /** What the author says of it. */
  readonly says?: string;
}

/** What a report says of a rule. */
export type RuleSummary = Pick<FileRule, 'id' | 'says'>;

/** Something that a rule found. */
export type FileFinding = { readonly rule: string } & (
  | {
      readonly code: 'calls' | 'imports';
      /** As the rule has it. */
      readonly name: string;
      readonly file: string;
      /** The first of them. */
      readonly line: number;
      readonly times: number;
    }
  | { readonly code: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly code: 'no-file' | 'no-function'; readonly name: string }
  /** Nobody can say: there is an error in this line, the first of them, or the whole file is unread. */
  | { readonly code: 'unchecked'; readonly file: string; readonly line?: number }
);

/** Whether a finding breaks its rule. */
export const isBroken = ({ code }: FileFinding): boolean => code !== 'unchecked';
