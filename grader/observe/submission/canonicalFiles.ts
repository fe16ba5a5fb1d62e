import { host } from '../../host/here.ts';
import { byCodeUnit } from './found.ts';
import type { FoundFile } from './found.ts';

/**
 * Files in order of path, without the folders that wrap all of them, so that `alice/` and `alice.zip` are the
 * same work.
 */
export function canonicalFiles(files: readonly FoundFile[]): FoundFile[] {
  let unwrapped = [...files];
  for (;;) {
    const first = unwrapped[0]?.path.split('/');
    if (first === undefined || first.length === 1) break;
    const wrapper = `${first[0]}/`;
    if (!unwrapped.every((file) => file.path.startsWith(wrapper))) break;
    unwrapped = unwrapped.map((file) => ({ path: file.path.slice(wrapper.length), bytes: file.bytes }));
  }
  return composed(unwrapped).sort((a, b) => byCodeUnit(a.path, b.path));
}

/**
 * Files by their names in Unicode's composed form, in which imports are typed: a Mac may write `ö` as two
 * characters. Where two would be one, names stay as they are.
 */
function composed(files: readonly FoundFile[]): FoundFile[] {
  const named = files.map(({ path, bytes }) => ({ path: path.normalize('NFC'), bytes }));
  return new Set(named.map(({ path }) => path)).size === files.length ? named : [...files];
}

/**
 * SHA-256 over the paths and bytes of arranged files, hex. Lengths go in too, so that no two sets run
 * together.
 */
export function hashOf(files: readonly FoundFile[]): string {
  return host.sha256(
    files.flatMap(({ path, bytes }) => [`${host.byteLength(path)}:${path}\0${bytes.byteLength}:`, bytes]),
  );
}
