import { entry } from '../../../types/lookup.ts';

/**
 * The files that Python sees: the standard library, and the submission's own. Read-only, and nothing of the
 * host's. Paths are absolute, with `/`.
 */

interface Open {
  readonly path: string;
  /** What is in it; null for a folder. */
  readonly content: Uint8Array | null;
  at: number;
}

/** Numbers of errors as the interpreter's C library has them (WASI). */
export const ERRNO = {
  access: 2,
  badFile: 8,
  invalid: 28,
  nameTooLong: 37,
  isFolder: 31,
  noEntry: 44,
  notSupported: 52,
  notFolder: 54,
  notPermitted: 63,
  readOnly: 69,
  noSeek: 70,
  notTerminal: 59,
} as const;

export const WORKING_FOLDER = '/submission';
const FIRST_HANDLE = 3;
const MOST_OPEN = 256;

export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

/**
 * A read-only file system over a map of paths, with the handles that are open. Errors are thrown as numbers.
 */
export class FileSystem {
  readonly #files = new Map<string, Uint8Array>();
  readonly #folders = new Map<string, Map<string, boolean>>([['/', new Map()]]);
  readonly #open = new Map<number, Open>();

  add(path: string, content: Uint8Array): void {
    this.#files.set(path, content);
    this.#addFolder(parentOf(path)).set(baseOf(path), false);
  }

  #addFolder(path: string): Map<string, boolean> {
    let entries = this.#folders.get(path);
    if (entries === undefined) {
      this.#folders.set(path, (entries = new Map()));
      this.#addFolder(parentOf(path)).set(baseOf(path), true);
    }
    return entries;
  }

  /** Size of a file, null for a folder. */
  stat(path: string): number | null {
    const full = absolute(path);
    const content = this.#files.get(full);
    if (content !== undefined) return content.length;
    if (this.#folders.has(full)) return null;
    throw ERRNO.noEntry;
  }

  open(path: string, mayWrite: boolean): number {
    const full = absolute(path);
    const size = mayWrite ? null : this.stat(full);
    if (mayWrite) throw ERRNO.readOnly;
    if (this.#open.size >= MOST_OPEN) throw ERRNO.notSupported;
    let handle = FIRST_HANDLE;
    while (this.#open.has(handle)) handle += 1;
    this.#open.set(handle, { path: full, content: size === null ? null : entry(this.#files, full), at: 0 });
    return handle;
  }

  close(handle: number): void {
    this.#open.delete(handle);
  }

  isOpen(handle: number): boolean {
    return this.#open.has(handle);
  }

  /** Size of an open file, null for a folder. */
  size(handle: number): number | null {
    return this.#at(handle).content?.length ?? null;
  }

  /** The next bytes of a file, at most `length`. */
  read(handle: number, length: number): Uint8Array {
    const file = this.#file(handle);
    const bytes = file.content.subarray(file.at, file.at + length);
    file.at += bytes.length;
    return bytes;
  }

  readAt(handle: number, length: number, at: number): Uint8Array {
    return this.#file(handle).content.subarray(at, at + length);
  }

  seek(handle: number, offset: number, from: 'start' | 'here' | 'end'): number {
    const open = this.#at(handle);
    const base = from === 'start' ? 0 : from === 'here' ? open.at : (open.content?.length ?? 0);
    if (base + offset < 0) throw ERRNO.invalid;
    open.at = base + offset;
    return open.at;
  }

  /** What is in an open folder, from entry `from` on, in code unit order. */
  entries(handle: number): readonly Entry[] {
    const { path, content } = this.#at(handle);
    if (content !== null) throw ERRNO.notFolder;
    return [...entry(this.#folders, path)]
      .map(([name, isFolder]) => ({ name, isFolder }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #at(handle: number): Open {
    const open = this.#open.get(handle);
    if (open === undefined) throw ERRNO.badFile;
    return open;
  }

  #file(handle: number): Open & { readonly content: Uint8Array } {
    const open = this.#at(handle);
    if (open.content === null) throw ERRNO.isFolder;
    return open as Open & { readonly content: Uint8Array };
  }
}

function absolute(path: string): string {
  const steps: string[] = [];
  for (const step of (path.startsWith('/') ? path : `${WORKING_FOLDER}/${path}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
}

const parentOf = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')));
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
