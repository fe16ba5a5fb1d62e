import { visibleLine } from '../picture/visible.ts';
import type { ClassRow } from './classRow.ts';

/** Empty where there is no page, as of somebody who has not been graded yet. */
export const hrefOf = (row: ClassRow): string =>
  row.version === '' ? '' : `./${encodePath(row.folder)}/staff/report.html`;
export const nameOf = (row: ClassRow): string => visibleLine(row.name === '' ? row.id : row.name);

/** A folder's name as one part of an address: whatever it holds, it is never read as more than a name. */
export function encodePath(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
