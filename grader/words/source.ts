import type { ShownFile, Stop } from '../types/source.ts';
import { count } from './numbers.ts';

/** Above the files of a submission. */
export const SOURCE_HEADING = 'What was handed in';

/** What a line at which runs stop is lit for. */
export const stopWords = ({ error, cases }: Stop): string =>
  `${error.trimEnd().replace(/[.!]$/, '')}; ends ${count(cases, 'case')}`;

export const lineWords = (path: string, line: number): string => `${path}, line ${line}`;

/** How long a file is; what is not shown of it is said. */
export const sizeWords = ({ left }: ShownFile, shown: number): string =>
  left === 0 ? count(shown, 'line') : `${count(shown + left, 'line')}, of which the first ${shown} are shown`;
