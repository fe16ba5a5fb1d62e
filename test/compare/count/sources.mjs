import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a checkout that git tracks, with their text; what is not text is left out. */
export function trackedFiles(root) {
  const paths = execFileSync('git', ['-C', root, 'ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return paths
    .split('\0')
    .filter(Boolean)
    .flatMap((path) => {
      const bytes = readFileSync(join(root, path));
      return bytes.includes(0) ? [] : [{ path, lines: linesOf(String(bytes)), text: String(bytes) }];
    });
}

const linesOf = (text) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** Sources of the program: what is compiled, wherever mistakes may lie. */
export const isSource = ({ path }) => /^(grader|reference|mistakes)\/.*\.ts$/.test(path);

/** The room of a file: its first two folders. */
export function roomOf({ path }) {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, 2).join('/') || '(root)';
}
