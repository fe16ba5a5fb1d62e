import { stat } from 'node:fs/promises';
import { isTar } from '../../observe/submission/archives.ts';
import type { Item } from '../../observe/submission/collect.ts';
import { readCapped } from '../../observe/submission/folder.ts';
import { byCodeUnit, extensionOf, isIgnored } from '../../observe/submission/found.ts';
import type { Accepts, Found, Refusal } from '../../observe/submission/found.ts';
import { readTarEntries } from '../../observe/submission/tarEntries.ts';
import type { Listed, Part } from '../types.ts';
import { gatherItems } from './gatherItems.ts';
import { safePath } from './safePath.ts';
import { MOST_NAMES, TEXT_BYTES } from './source.ts';
import type { Opened, Source } from './source.ts';

const LARGEST_TAR = 512 * 1024 * 1024;

/** Whether a class may be read from an archive of this kind, by its name. */
export const isClassArchive = (name: string): boolean => extensionOf(name) === 'zip' || isTar(name);

/** Opens an archive on disk that holds a class; null where it is none, or is damaged. */
export async function openArchiveAt(at: string, name: string, shown: string): Promise<Source | null> {
  const opened = isTar(at) ? await openTar(at) : await (await import('./zipItems.ts')).openZip(at);
  return opened === null ? null : new ArchiveSource(name, shown, opened);
}

async function openTar(at: string): Promise<Opened | null> {
  const { size } = await stat(at);
  const bytes = size > LARGEST_TAR ? null : await readCapped(at, at, LARGEST_TAR);
  if (bytes === null || 'refused' in bytes) return null;
  const tar = readTarEntries(bytes, LARGEST_TAR);
  if (tar.is !== 'tar') return null;
  const unsafe: string[] = [];
  const items = tar.entries.flatMap(({ path, kind, bytes: content }): Opened['items'] => {
    const safe = safePath(path);
    if (safe === null) unsafe.push(path);
    if (safe === null || safe === '') return [];
    if (kind === 'folder') return [{ path: safe, kind }];
    return [{ path: safe, kind, size: content.byteLength, read: () => Promise.resolve(content) }];
  });
  return { items, unsafe, close: () => undefined };
}

const isItem = (each: Opened['items'][number]): each is Item => each.kind !== 'folder';

class ArchiveSource implements Source {
  readonly #opened: Opened;
  readonly #items: ReadonlyMap<string, Item>;
  readonly #sorted: readonly string[];

  readonly name: string;
  readonly shown: string;

  constructor(name: string, shown: string, opened: Opened) {
    this.name = name;
    this.shown = shown;
    this.#opened = opened;
    // As when it is unpacked, the last entry of a name counts.
    this.#items = new Map(opened.items.filter(isItem).map((item) => [item.path, item]));
    this.#sorted = [...this.#items.keys()].sort(byCodeUnit);
  }

  get unsafe(): readonly string[] {
    return this.#opened.unsafe;
  }

  list(below = ''): Promise<readonly Listed[]> {
    const entries = new Map<string, Listed>();
    const addFolders = (path: string): void => {
      for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
        const folder = path.slice(0, at);
        if (!entries.has(folder)) entries.set(folder, { path: folder, kind: 'folder' });
      }
    };
    for (const { path: whole, kind } of [
      ...this.#opened.items.filter((each) => !isItem(each)),
      ...this.#items.values(),
    ]) {
      if (!whole.startsWith(below) || whole === below) continue;
      const path = whole.slice(below.length);
      const parts = path.split('/');
      const ignored = parts.findIndex(isIgnored);
      if (ignored >= 0 && !(parts[ignored] === '.git' && ignored > 0)) continue;
      addFolders(path);
      if (ignored < 0 && entries.size <= MOST_NAMES && entries.get(path)?.kind !== 'folder')
        entries.set(path, { path, kind });
    }
    return Promise.resolve([...entries.values()].sort((a, b) => byCodeUnit(a.path, b.path)));
  }

  async text(path: string): Promise<string | null> {
    const bytes = await this.bytes(path, TEXT_BYTES);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  async bytes(path: string, most: number): Promise<Uint8Array | null> {
    const item = this.#items.get(path);
    if (item?.kind !== 'file') return null;
    const bytes = await item.read(most);
    return 'refused' in bytes || bytes.byteLength > most ? null : bytes;
  }

  names(folder: string): Promise<readonly string[]> {
    const below = `${folder}/`;
    const names: string[] = [];
    for (let at = firstFrom(this.#sorted, below); at < this.#sorted.length; at += 1) {
      const path = this.#sorted[at] ?? '';
      if (!path.startsWith(below)) break;
      if (!path.slice(below.length).includes('/') && this.#items.get(path)?.kind === 'file')
        names.push(path.slice(below.length));
    }
    return Promise.resolve(names);
  }

  archive(): Promise<Source | null> {
    return Promise.resolve(null);
  }

  async gather(parts: readonly Part[], accepts: Accepts): Promise<Found | Refusal> {
    return gatherItems(
      parts.flatMap((part) => this.itemsOf(part)),
      accepts,
    );
  }

  private itemsOf({ path, as }: Part): Item[] {
    const file = this.#items.get(path);
    if (file !== undefined) return [{ ...file, path: as === '' ? path : as }];
    const below = `${path}/`;
    const items: Item[] = [];
    for (let at = firstFrom(this.#sorted, below); at < this.#sorted.length; at += 1) {
      const name = this.#sorted[at] ?? '';
      const item = this.#items.get(name);
      if (!name.startsWith(below) || item === undefined) break;
      items.push({ ...item, path: name.slice(below.length) });
    }
    return items;
  }

  close(): Promise<void> {
    this.#opened.close();
    return Promise.resolve();
  }
}

/** Where the first name stands that is not before this one. */
function firstFrom(sorted: readonly string[], name: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byCodeUnit(sorted[middle] ?? '', name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
