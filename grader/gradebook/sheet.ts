import { stringify } from 'csv-stringify/sync';
import { delimiterOf, encodingOf, parseCsv } from '../content/csv.ts';

/** A table as a learning system wrote it, with what is needed to write it in the same form. */
export interface Sheet {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
  readonly lineEnd: '\n' | '\r\n';
  readonly encoding: 'utf-8' | 'utf-16le';
  readonly hasMark: boolean;
}

/** Null where the bytes are no text in UTF-8, or in UTF-16 with a mark. */
export function readSheet(bytes: Uint8Array): Sheet | null {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
  const hasMark = text.startsWith('\ufeff');
  const body = hasMark ? text.slice(1) : text;
  if (body.includes('\0')) return null;
  return {
    rows: parseCsv(body),
    delimiter: delimiterOf(body),
    lineEnd: /\r\n/.test(body) ? '\r\n' : '\n',
    encoding,
    hasMark,
  };
}

export function writeSheet({ rows, delimiter, lineEnd, encoding, hasMark }: Sheet): Uint8Array {
  const body = stringify(
    rows.map((row) => [...row]),
    { delimiter, record_delimiter: lineEnd, quoted_match: /[\r\n]/ },
  );
  const text = hasMark ? `\ufeff${body}` : body;
  return encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(text, 'utf16le');
}
