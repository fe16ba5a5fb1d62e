import { getFileNameLowLevel } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

const UNICODE_PATH = 0x7075;

/**
 * The entry's name with `/`. Where the zip does not say which encoding it is in, UTF-8 if it can be, as macOS
 * writes it; else CP437.
 */
export function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const byTheBook = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  if (extraFields.some(({ id }) => id === UNICODE_PATH)) return byTheBook;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw).replaceAll('\\', '/');
  } catch {
    return byTheBook;
  }
}

/** The entry's bytes; null when they cannot be unpacked or are not as many as the zip claims. */
export async function inflate(zip: ZipFile, entry: Entry): Promise<Uint8Array | null> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > entry.uncompressedSize) return null;
      chunks.push(chunk);
    }
    return length === entry.uncompressedSize ? new Uint8Array(Buffer.concat(chunks, length)) : null;
  } catch {
    return null;
  }
}

const MODE_TYPE = 0o170000;
const MODE_LINK = 0o120000;
const MODE_FILE = 0o100000;

/** What an entry is by its Unix mode; a file where it was not made on Unix, or says nothing. */
export function unixKind(entry: Entry): 'file' | 'link' | 'other' {
  const madeOnUnix = entry.versionMadeBy >>> 8 === 3 || entry.versionMadeBy >>> 8 === 19;
  const type = madeOnUnix ? (entry.externalFileAttributes >>> 16) & MODE_TYPE : 0;
  return type === MODE_LINK ? 'link' : type === 0 || type === MODE_FILE ? 'file' : 'other';
}
