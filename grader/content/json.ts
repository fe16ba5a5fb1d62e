import { fail, ok } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import { findSlip } from './jsonScan.ts';

/** Parses a JSON text; a leading byte order mark is allowed. A problem's place is `line 3, column 7`. */
export function parseJson(text: string, file: string | null): Result<unknown> {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const slip = findSlip(body);
  if (slip === null) return ok(JSON.parse(body) as unknown);
  const { at, ...rest } = slip;
  return fail({ file, place: place(body, at), ...rest });
}

/** Lines end with LF, CRLF or CR; columns count UTF-16 units, as editors do. Both start at 1. */
function place(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  const [last = ''] = lines.slice(-1);
  return `line ${lines.length}, column ${last.length + 1}`;
}
