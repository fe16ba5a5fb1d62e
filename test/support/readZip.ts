import yauzl from 'yauzl';

export interface Unzipped {
  readonly path: string;
  readonly text: string;
  readonly bytes: Buffer;
  /** As in Unix, with the kind of file. */
  readonly mode: number;
  readonly date: string;
}

/** The files of a zip in its order, by a reader that is not ours and refuses names that lead elsewhere. */
export async function unzip(bytes: Uint8Array): Promise<Unzipped[]> {
  return new Promise((resolve, reject) => {
    const found: Unzipped[] = [];
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('error', reject).on('end', () => resolve(found));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          const parts: Buffer[] = [];
          stream.on('error', reject).on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            found.push({
              path: entry.fileName,
              bytes: Buffer.concat(parts),
              text: Buffer.concat(parts).toString('utf8'),
              mode: entry.externalFileAttributes >>> 16,
              date: entry.getLastModDate({ timezone: 'UTC' }).toISOString(),
            });
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}
