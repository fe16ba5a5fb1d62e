import type { Share } from '../types/ledger.ts';
import type { Zone } from './zone.ts';

/** What a file `course.json` says, checked: dates are instants, shares are exact. */
export interface Course {
  /** As it was named. */
  readonly file: string;
  readonly zone: Zone | null;
  /** Late days of each student in all; 0 where there are none. */
  readonly lateDays: number;
  readonly namesOverrider: boolean;
  /** Whether who handed in nothing gets 0, and not an empty cell. */
  readonly zeroForNothing: boolean;
  /** In order of due date, then of name. */
  readonly assignments: readonly Assignment[];
}

/** Whom a rule is about; everybody where it names nobody. Ids and sections in small letters. */
export interface Who {
  readonly students: readonly string[];
  readonly sections: readonly string[];
}

export interface Assignment {
  readonly exercise: string;
  /** Its place in the file, for problems. */
  readonly place: string;
  /** The folder of its results, from that of the course's file. */
  readonly results: string | null;
  readonly due: number | null;
  readonly until: number | null;
  readonly late: LateRule | null;
  /** The most late days that may be used here. */
  readonly lateDays: number;
  readonly extensions: readonly Extension[];
  readonly checks: readonly CheckRule[];
  readonly rules: readonly RulePrice[];
  readonly excused: readonly (Who & Reasoned)[];
  readonly bonus: readonly (Who & Reasoned & { readonly points: string })[];
  readonly caps: readonly (Who & Reasoned & { readonly most: Share })[];
  readonly belowZero: boolean;
}

export interface Reasoned {
  readonly reason: string;
}

export interface Extension extends Who, Reasoned {
  readonly due: number;
  readonly until: number | null;
}

export interface LateRule {
  /** Seconds. */
  readonly grace: number;
  readonly cost:
    | { readonly per: 'day' | 'hour'; readonly off: Share }
    /** In order of hours, which are exact. */
    | { readonly steps: readonly { readonly hours: string; readonly off: Share }[] };
  readonly of: 'max' | 'earned';
  readonly most: Share | null;
}

export interface CheckRule extends Reasoned {
  /** Its place in the file, for problems. */
  readonly place: string;
  readonly check: string;
  readonly case: string | null;
  readonly change:
    { readonly code: 'drop' | 'full' | 'bonus-check' } | { readonly code: 'worth'; readonly points: string };
}

/** What breaking a rule on files costs. */
export interface RulePrice extends Reasoned {
  /** Its place in the file, for problems. */
  readonly place: string;
  readonly rule: string;
  readonly cost:
    /** Exact, and taken off. */
    { readonly code: 'points'; readonly points: string } | { readonly code: 'cap'; readonly most: Share };
}

/** What is known of a student and of what they handed in, apart from what it came to. */
export interface Facts {
  readonly id: string;
  /** Other ids of the same student, as a roster has them. */
  readonly ids: readonly string[];
  /** Empty where it is not known. */
  readonly section: string;
  /** When it was handed in, as it was said; empty where that is not known. */
  readonly when: string;
  /** Whether the learning system calls it late. */
  readonly isLate: boolean;
}

export const isAbout = ({ students, sections }: Who, { id, ids, section }: Facts): boolean =>
  (students.length === 0 && sections.length === 0) ||
  [id, ...ids].some((each) => students.includes(each.toLowerCase())) ||
  sections.includes(section.toLowerCase());
