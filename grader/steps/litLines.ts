import type { CodeLine } from '../../reference/adversarial/pseudocode.ts';
import type { Watched } from './watched.ts';

/** The lines of an algorithm by their numbers, which are shorter than their names. */
export const numberedLines = ({ code }: Pick<Watched, 'code'>): readonly CodeLine[] =>
  code.map((line, at) => ({ ...line, id: String(at) }));

/** The numbers of lines by their names; those that the algorithm does not have are left out. */
export const litLines = ({ code }: Pick<Watched, 'code'>, names: readonly string[]): string =>
  code.flatMap(({ id }, at) => (names.includes(id) ? [String(at)] : [])).join(' ');
