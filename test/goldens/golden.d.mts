import type { Report } from '../../grader/types/report.ts';

interface Whole {
  readonly slug: string;
  readonly id: string;
  readonly audience: 'staff' | 'student';
  readonly treesByName?: boolean;
}

export const WHOLE: readonly Whole[];
export function wholeGolden(text: string, whole: Whole): string;
export function goldenLines(report: Report): string[];
export function classGolden(submissions: readonly (readonly string[])[]): string;
export function readClassGolden(text: string): ReadonlyMap<string, readonly string[]>;
