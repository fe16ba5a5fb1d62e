import { fromBufferPromise } from 'yauzl';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from '../content/csv.ts';
import { type ZipFile, zipOf } from '../content/zip.ts';
import { inflate } from '../observe/submission/zipEntry.ts';
import { escaped, toCell } from '../words/inert.ts';

/** Rows and columns that stay in sight: the heads with the points possible, and whose a row is. */
const STICKY = { stickyRowsCount: 2, stickyColumnsCount: 2 };
const WIDTHS = [16, 24];
const WIDTH = 12;

/**
 * A workbook for spreadsheets (.xlsx, ECMA-376) of one sheet. Numbers are numbers, and everything else is
 * text, which is never run as a formula, not even when somebody edits the cell.
 *
 * The same table gives the same bytes: its parts go into a zip of ours, as the library's tells the time.
 */
export async function workbookOf(table: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const [head = []] = table;
  const written = writeExcelFile(
    table.map((row) => row.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell))),
    { ...STICKY, sheet: 'Marks', columns: head.map((_, at) => ({ width: WIDTHS[at] ?? WIDTH })) },
  );
  return zipOf(await filesIn(await written.toBuffer()));
}

/** With the format of text, `=1+1` stays what it is when the cell is edited. */
const textCell = (
  text: string,
): { readonly value: string; readonly type: StringConstructor; format: '@' } => ({
  value: apart(encoded(cut(printed(text)))),
  type: String,
  format: '@',
});

/** What XML cannot hold, or the library would leave out, is written out like other characters without ink. */
const printed = (text: string): string =>
  toCell(text).replace(/\p{Noncharacter_Code_Point}|\p{Surrogate}|\ufffd/gu, escaped);

/** No cell can be longer. */
const MOST = 32_767;
const cut = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, MOST - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** By ECMA-376, `_x000D_` in a text is the character of that number. */
const encoded = (text: string): string =>
  text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_');

/**
 * The library counts texts in an object, where it finds `constructor` before it was put there. The NUL makes
 * it another text, and is no character of XML, so that the library takes it off again.
 */
const apart = (text: string): string => (text in {} ? `${text}\u0000` : text);

async function filesIn(zip: Uint8Array): Promise<ZipFile[]> {
  const files: ZipFile[] = [];
  const opened = await fromBufferPromise(Buffer.from(zip));
  for await (const entry of opened.eachEntry()) {
    const content = await inflate(opened, entry);
    if (content === null) throw new Error(`${entry.fileName} of a workbook cannot be read`);
    files.push({ path: entry.fileName, content });
  }
  return files;
}
