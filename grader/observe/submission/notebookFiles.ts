import type { Exercise } from '../../types/exercise.ts';
import type { SourceFile } from '../../types/submission.ts';
import { extensionOf, isNotebook } from './found.ts';
import { readNotebook } from './notebook.ts';
import type { Notebook } from './notebook.ts';
import { printable } from './printable.ts';

/** The files with the code of notebooks in the place of these; null where there are none that can be read. */
export function fromNotebooks(
  files: readonly SourceFile[],
  plain: readonly SourceFile[],
  { languages, command }: Exercise,
): { readonly files: readonly SourceFile[]; readonly remark: string } | null {
  if (command !== undefined || !languages.includes('python')) return null;
  const taken = new Set(plain.map(({ path }) => path));
  const read = files.flatMap(({ path, text }) => {
    const notebook = isNotebook(path) ? readNotebook(text) : null;
    const as = `${path.slice(0, -extensionOf(path).length)}py`;
    return notebook === null || taken.has(as) ? [] : [{ path, as, notebook }];
  });
  if (read.length === 0) return null;
  return {
    files: [...plain, ...read.map(({ as, notebook }) => ({ path: as, text: notebook.text }))],
    remark: read.map(({ path, notebook }) => notebookRemark(printable(path), notebook)).join(' '),
  };
}

function notebookRemark(name: string, { cells, leftOut }: Notebook): string {
  const [first] = leftOut;
  const count = cells === 1 ? 'one cell' : `${cells} cells`;
  const read = `Read from the notebook ${name}: ${count} of code, in order.`;
  if (first === undefined) return read;
  const lines =
    leftOut.length === 1
      ? 'a line that only a notebook understands'
      : `${leftOut.length} lines that only a notebook understands`;
  return `${read} Left out: ${lines} (${leftOut.length === 1 ? '' : 'such as '}${printable(first)}).`;
}
