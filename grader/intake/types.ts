import type { Head } from './git/head.ts';

/** One name in what was handed over. Folders stand for themselves, apart from what is in them. */
export interface Listed {
  /** Relative to what was named, with `/`, and never out of it. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** What a layout looks at: names, and the small files that tell of the others. */
export interface Listing {
  /** Name of the folder or archive that holds it all. */
  readonly name: string;
  /** In order of path by code unit; folders three levels deep at most. */
  readonly entries: readonly Listed[];
  /** Text of the files that the layout asked for, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** At which commit the repositories are that it asked for, by path. */
  readonly heads?: ReadonlyMap<string, Head>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A file, or a folder with all that is in it, as a part of one student's work. */
export interface Part {
  readonly path: string;
  /** The name that a file had when it was handed in; empty for a folder, whose files keep theirs. */
  readonly as: string;
}

/** What was handed in at one time. */
export interface Attempt {
  readonly parts: readonly Part[];
  /** When, as `YYYY-MM-DDTHH:MM:SS`, in the zone of whoever made the archive unless it ends in one. */
  readonly when?: string;
  readonly late?: true;
  /** It was typed into the system: there is no file. */
  readonly typed?: true;
  /** Anything else that is known of it, such as a commit. */
  readonly mark?: string;
}

/** One piece of work: of one student, or of several who handed it in together. */
export interface Handed {
  readonly people: readonly Person[];
  /** Oldest first, unless `order` says that nothing tells which came first. */
  readonly attempts: readonly Attempt[];
  readonly order?: 'unknown';
  /** Others have its id, so that nobody can tell whose is whose. */
  readonly isTwin?: true;
  /** How its owner was told. */
  readonly rule: string;
}

/** Why something in a class is nobody's work. */
export const REASONS = [
  'not-a-submission',
  'name-does-not-fit',
  'other-attempt',
  'typed-beside-files',
  'not-in-metadata',
  'unsafe-path',
  'beside-unpacked',
] as const;
export type Reason = (typeof REASONS)[number];

export interface LeftOver {
  readonly path: string;
  readonly why: Reason;
}

/** Everybody whom a layout finds, and what stays. */
export interface Found {
  readonly handed: readonly Handed[];
  readonly leftOver: readonly LeftOver[];
}

export const LAYOUTS = [
  'canvas',
  'moodle',
  'gradescope',
  'blackboard',
  'brightspace',
  'github-classroom',
  'plain',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** How one system arranges what students hand in. */
export interface Layout {
  readonly name: LayoutName | 'id-pattern';
  /** As users know it. */
  readonly title: string;
  /** Small files that tell of the others, to be read before `find`. */
  texts?(entries: readonly Listed[]): readonly string[];
  /** Repositories whose commit is to be read before `find`. */
  repositories?(entries: readonly Listed[]): readonly string[];
  /** How many of the names at the top it explains. */
  fits(entries: readonly Listed[]): number;
  find(listing: Listing): Found;
}
