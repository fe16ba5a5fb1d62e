import type { Report } from '../../grader/types/report.ts';

export const WHOLE: readonly {
  readonly slug: string;
  readonly id: string;
  readonly audience: 'staff' | 'student';
}[];
export function goldenLines(report: Report): string[];
export function classGolden(submissions: readonly (readonly string[])[]): string;
export function readClassGolden(text: string): ReadonlyMap<string, readonly string[]>;
