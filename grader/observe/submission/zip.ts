import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { CAPS, formatBytes } from './caps.ts';
import { ENVIRONMENT, isBuilt, isHidden, isIgnored, unusable, withheld } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { archiveNote } from './archives.ts';
import { Intake } from './intake.ts';
import { printable } from './printable.ts';
import { inflate, nameOf, unixKind } from './zipEntry.ts';
import { zipIn } from './zipEnds.ts';
import type { ZipBytes } from './zipEnds.ts';

interface Accepted {
  readonly path: string;
  readonly entry: Entry;
  readonly part: 'program' | 'data';
  /** Whether it lies in a folder to which tools write. */
  readonly isBuilt: boolean;
}

/**
 * Reads the source files of a zip held in memory, and unpacks nothing else.
 *
 * Names, links, sizes and counts are checked over the whole directory before a byte is inflated; what is
 * inflated is counted as it comes, because the sizes in a zip are only what its maker claims. A zip inside is
 * not opened.
 */
export async function readZip(bytes: Uint8Array, name: string, accepts: Accepts): Promise<Found | Refusal> {
  const refuse = (why: string): Refusal => unusable(`${printable(name)} ${why}`);
  const framed = zipIn(bytes);
  if (framed.is !== 'zip') return notOpened(name, bytes.byteLength, framed);
  let zip: ZipFile;
  const entries: Accepted[] = [];
  const environments: string[] = [];
  const links: string[] = [];
  const intake = new Intake();
  try {
    // Names are decoded and judged here: the library would give up on the whole archive in its own words.
    zip = await fromBufferPromise(framed.bytes, { decodeStrings: false });
    if (zip.entryCount > CAPS.entries)
      return refuse(`holds more than ${CAPS.entries} entries; zip only your own source files`);
    let met = 0;
    const seen = new Set<string>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      const path = nameOf(entry);
      if (path.startsWith('/') || /^[a-z]:/i.test(path))
        return refuse(`holds an absolute path (${printable(path)}); zip the files from inside their folder`);
      const parts = path.split('/').filter((part) => part !== '' && part !== '.');
      if (parts.includes('..'))
        return refuse(
          `holds a path that leaves its folder (${printable(path)}); zip the files from inside their folder`,
        );
      const [hidden] = parts.filter(isHidden);
      if (hidden !== undefined) intake.hidden.add(hidden);
      if (path.endsWith('/') || parts.some(isIgnored) || parts.length === 0) continue;
      met += 1;
      if (met > CAPS.names)
        return refuse(`holds more than ${CAPS.names} entries; zip only your own source files`);
      unpacked += entry.uncompressedSize;
      if (
        unpacked > CAPS.unpackedBytes ||
        (unpacked > CAPS.totalBytes && unpacked > bytes.byteLength * CAPS.unpackedRatio)
      ) {
        return refuse(
          `would unpack to ${formatBytes(unpacked)} or more from ${formatBytes(bytes.byteLength)}, ` +
            'which no source files do',
        );
      }
      const inside = parts.join('/');
      if (parts.at(-1) === ENVIRONMENT) environments.push(inside.slice(0, -ENVIRONMENT.length));
      const kind = unixKind(entry);
      const part = accepts(inside);
      if (part === null || (part === 'data' && kind === 'link')) {
        intake.passedOver.push(inside);
        continue;
      }
      if (seen.has(inside))
        return refuse(`holds ${printable(inside)} twice, and which of them counts is not clear; zip it once`);
      seen.add(inside);
      if (kind === 'link') links.push(inside);
      else if (kind === 'other') return refuse(`holds ${printable(inside)}, which is not an ordinary file`);
      else entries.push({ path: inside, entry, part, isBuilt: parts.slice(0, -1).some(isBuilt) });
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('strong encryption'))
      return refuse('is protected by a password; zip the files without one');
    return notOpened(name, bytes.byteLength, { is: 'cut' });
  }
  const isOwn = (path: string): boolean => !environments.some((folder) => path.startsWith(folder));
  const link = links.find(isOwn);
  if (link !== undefined)
    return refuse(`holds a link (${printable(link)}), which is never followed; zip the file itself`);
  const own = entries.filter(({ path }) => isOwn(path));
  const hasProgram = own.some((each) => each.part === 'program' && !each.isBuilt);
  for (const { path, entry, part } of hasProgram ? own.filter((each) => !each.isBuilt) : own) {
    const admitted = intake.admit(path, part, entry.uncompressedSize);
    if (admitted === false) continue;
    if (admitted !== true) return admitted;
    if (entry.isEncrypted())
      return refuse(
        `is protected by a password (${printable(path)} is encrypted); zip the files without one`,
      );
    if (!entry.canDecodeFileData())
      return refuse(`packs ${printable(path)} by an unusual method; make an ordinary zip`);
    const content = await inflate(zip, entry);
    if (content === null || crc32(content) !== entry.crc32)
      return withheld(
        `${printable(name)} is damaged: ${printable(path)} cannot be unpacked; zip the files again`,
      );
    intake.add({ path, bytes: content }, part);
  }
  return intake;
}

/**
 * Why a file is not opened. What may have been a zip may have been damaged on its way, and another archive
 * may be unpacked by whoever grades: neither costs the student anything.
 */
function notOpened(name: string, size: number, found: Exclude<ZipBytes, { is: 'zip' }>): Refusal {
  if (size === 0)
    return withheld(`${printable(name)} is empty (0 bytes), so the upload has failed; zip the files again`);
  if (found.is === 'cut')
    return withheld(
      `${printable(name)} is not a complete zip file (perhaps the upload was cut short); zip the files ` +
        'again',
    );
  return found.archive === undefined
    ? unusable(
        `${printable(name)} is not a zip file, whatever its name says; hand in the files themselves, or ` +
          'a zip',
      )
    : withheld(archiveNote([name], `${found.archive} by its content`));
}
