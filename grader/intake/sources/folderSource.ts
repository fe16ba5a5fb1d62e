import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { idOf } from '../../observe/submission/classEntries.ts';
import type { Item } from '../../observe/submission/collect.ts';
import { kindOf, readCapped } from '../../observe/submission/folder.ts';
import { byCodeUnit, isIgnored, withheld } from '../../observe/submission/found.ts';
import type { Accepts, Found, Refusal } from '../../observe/submission/found.ts';
import { printable } from '../../observe/submission/printable.ts';
import { findWork } from '../../observe/submission/readSubmission.ts';
import type { Listed, Part } from '../types.ts';
import { openArchiveAt } from './archiveSource.ts';
import { gatherItems } from './gatherItems.ts';
import { MOST_NAMES, TEXT_BYTES } from './source.ts';
import type { Source } from './source.ts';

const LEVELS = 3;

/** A class in a folder on disk. Links are never followed. */
export const folderSource = (folder: string, shown: string): Source =>
  new DiskSource(basename(folder), shown, (path) => join(folder, path), null);

/** A class of several files and folders, named one by one. */
export function pathsSource(paths: readonly { readonly name: string; readonly at: string }[]): Source {
  const places = new Map(paths.map(({ name, at }) => [name, at]));
  const locate = (path: string): string => {
    const [first = '', ...rest] = path.split('/');
    return join(places.get(first) ?? '', ...rest);
  };
  return new DiskSource('', `${paths.length} files and folders`, locate, [...places.keys()]);
}

class DiskSource implements Source {
  readonly name: string;
  readonly shown: string;
  readonly unsafe = [];
  private readonly locate: (path: string) => string;
  private readonly tops: readonly string[] | null;

  constructor(name: string, shown: string, locate: (path: string) => string, tops: readonly string[] | null) {
    this.name = name;
    this.shown = shown;
    this.locate = locate;
    this.tops = tops;
  }

  async list(below = ''): Promise<readonly Listed[]> {
    const entries: Listed[] = [];
    const walk = async (folder: string, level: number): Promise<void> => {
      if (entries.length > MOST_NAMES) return;
      for (const { name, kind } of await this.namesIn(below + folder)) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (isIgnored(name) && !(name === '.git' && folder !== '')) continue;
        entries.push({ path, kind });
        if (kind === 'folder' && level < LEVELS && name !== '.git') await walk(path, level + 1);
      }
    };
    await walk('', 1);
    return entries.sort((a, b) => byCodeUnit(a.path, b.path));
  }

  /** What cannot be listed below the top is told when it is read. */
  private async namesIn(folder: string): Promise<{ name: string; kind: Listed['kind'] }[]> {
    if (folder === '' && this.tops !== null)
      return Promise.all(this.tops.map(async (name) => ({ name, kind: await this.kind(name) })));
    const found = await readdir(this.locate(folder), { withFileTypes: true }).catch((error: unknown) => {
      if (folder === '') throw error;
      return [];
    });
    return found.map((each) => ({
      name: each.name,
      kind: each.isSymbolicLink() ? 'link' : each.isDirectory() ? 'folder' : each.isFile() ? 'file' : 'other',
    }));
  }

  private async kind(path: string): Promise<Listed['kind']> {
    const { is } = await kindOf(this.locate(path));
    return is === 'unknown' ? 'other' : is;
  }

  async text(path: string): Promise<string | null> {
    const bytes = await this.bytes(path, TEXT_BYTES);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  async bytes(path: string, most: number): Promise<Uint8Array | null> {
    if (!(await this.isReal(path, 'file'))) return null;
    const bytes = await readCapped(this.locate(path), path, most);
    return 'refused' in bytes || bytes.byteLength > most ? null : bytes;
  }

  async names(folder: string): Promise<readonly string[]> {
    if (!(await this.isReal(folder, 'folder'))) return [];
    const found = await this.namesIn(folder);
    return found
      .filter(({ kind }) => kind === 'file')
      .map(({ name }) => name)
      .sort(byCodeUnit);
  }

  /** Whether a path leads to such a thing by folders alone, and by no link. */
  private async isReal(path: string, kind: 'file' | 'folder'): Promise<boolean> {
    const parts = path.split('/');
    for (let length = 1; length < parts.length; length += 1)
      if ((await this.kind(parts.slice(0, length).join('/'))) !== 'folder') return false;
    return (await this.kind(path)) === kind;
  }

  archive(path: string): Promise<Source | null> {
    return openArchiveAt(this.locate(path), idOf(basename(path)), `${this.shown}/${path}`);
  }

  async gather(parts: readonly Part[], accepts: Accepts): Promise<Found | Refusal> {
    const [first, ...others] = parts;
    if (first !== undefined && others.length === 0) {
      if ((await this.kind(first.path)) === 'link')
        return withheld(
          `${printable(first.path)} is a link, and links are never followed; ` +
            'put the folder or file itself there',
        );
      return findWork(this.locate(first.path), accepts, first.as === '' ? undefined : first.as);
    }
    return gatherItems(await Promise.all(parts.map((part) => this.item(part))), accepts);
  }

  private async item({ path, as }: Part): Promise<Item> {
    const at = this.locate(path);
    const kind = await kindOf(at);
    return {
      path: as === '' ? path : as,
      kind: kind.is === 'file' || kind.is === 'link' ? kind.is : 'other',
      size: kind.is === 'file' ? kind.size : 0,
      read: (cap) =>
        kind.is === 'unknown'
          ? Promise.resolve(withheld(`${printable(as)} cannot be read (${kind.reason})`))
          : readCapped(at, as, cap),
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
