/**
 * What a learning system hands to `cutoff grade`: archives, folders, names and encodings of all kinds, each
 * with what is right for the student. Graded as two classes, one without and one with rows that are withheld;
 * honest neighbours get the very same bytes in both (and alone, with `CUTOFF_CORPUS=whole`), nothing from
 * beside the class is read, and nothing is written beside the out folder.
 */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOf } from '../support/folders.ts';
import { cutoff } from '../support/io.ts';
import { zipOf } from '../support/zip.ts';
import { ARCHIVES } from './intake/archives.ts';
import { FOLDERS } from './intake/folders.ts';
import { NAMES } from './intake/names.ts';
import { good, PYTHON, SECRET, WORK, type Row } from './intake/row.ts';
import { TEXTS } from './intake/texts.ts';
import { isWhole } from '../support/whole.ts';

const TABLE = Object.entries({ ARCHIVES, FOLDERS, NAMES, TEXTS }).flatMap(([group, rows]) =>
  rows.filter(({ skip }) => skip !== true).map((row) => ({ row, id: row.id ?? `${group.toLowerCase()}-${row.name.replaceAll(/[^a-z\d]+/gi, '-')}` })),
);
const VALUE = 31.0625;
const NO_INK = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const NEIGHBOURS = { 'a-first/alphaBeta.js': WORK, 'm-among/alpha_beta.py': PYTHON, 'z-last/alphaBeta.js': WORK };
const COURSE = {
  'exercise/exercise.json': JSON.stringify({
    title: 'Held', algorithm: 'alpha-beta', entry: 'alphaBeta', files: { javascript: 'alphaBeta.js', typescript: 'alphaBeta.ts', python: 'alpha_beta.py' }, limits: { fuel: 3_000_000, memoryMB: 16, calls: 2_000 },
    checks: [{ id: 'value', title: 'Value', kind: 'value', points: 2, visibility: 'staff', credit: 'share', cases: [{ id: 'one', description: 'x', tree: 'hidden/one.json' }] }],
  }),
  'exercise/handout.md': '# Held\n',
  'exercise/hidden/one.json': JSON.stringify({ title: 'hidden', tree: [[VALUE, 127, 83.5], [23.25, 44, 61], [144.5, 52, 21.75]] }),
  'secret.txt': SECRET,
  'outside/alphaBeta.js': `${WORK}console.log('${SECRET}');\n`,
  'outside/least.js': `export const least = -Infinity;\nconsole.log('${SECRET}');\n`,
  'outside/work.zip': zipOf([good]),
  ...Object.fromEntries(Object.entries(NEIGHBOURS).map(([path, text]) => [`class/${path}`, text])),
};

interface Graded {
  readonly code: number;
  readonly rows: ReadonlyMap<string, { readonly status: string; readonly score: number | null; readonly note: string; readonly folder: string }>;
  /** What was written of each neighbour. */
  readonly neighbours: readonly string[];
}

/** Grades a class, and checks what must hold whatever was handed in. */
async function graded(handIn: (folder: string) => void): Promise<Graded> {
  const cwd = folderOf(COURSE);
  onTestFinished(() => release(cwd));
  handIn(join(cwd, 'class'));
  const before = fingerprint(cwd);
  const { code, out, err } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--jobs', '1', '--json']);
  expect(fingerprint(cwd)).toBe(before);
  expect(out, err).toMatch(/^\{/);
  const printed = JSON.parse(out) as { submissions: { id: string; status: string; score: number | null; note: string; folder: string }[]; faults: unknown[] };
  expect(printed.faults).toEqual([]);
  expect(NO_INK.test(out + err)).toBe(false);
  for (const path of filesBelow(join(cwd, 'out'))) {
    const text = readFileSync(path, 'utf8');
    expect(text.includes(SECRET), path).toBe(false);
    // What is kept of runs is bytes that nobody reads.
    expect(!path.endsWith('.bin') && NO_INK.test(text), path).toBe(false);
    if (path.includes(`${sep}student${sep}`)) expect(text.includes(String(VALUE)), path).toBe(false);
  }
  const csv = readFileSync(join(cwd, 'out', 'grades.csv'), 'utf8');
  // Of the exercise and of what was handed in.
  expect(csv.match(/[0-9a-f]{64},/g)).toHaveLength(2 * printed.submissions.length);
  expect(readFileSync(join(cwd, 'out', 'index.html'), 'utf8')).toContain('</html>');
  const rows = new Map(printed.submissions.map((row) => [row.id, row]));
  const neighbours = Object.keys(NEIGHBOURS).map((path) => readFileSync(join(cwd, 'out', dirname(path), 'staff', 'result.json'), 'utf8'));
  return { code, rows, neighbours };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** All that lies below a folder, without what is in folders that may not be read. */
function below(folder: string): string[] {
  const paths = readdirSync(folder).sort().map((name) => join(folder, name));
  return paths.flatMap((path) => [path, ...(lstatSync(path).isDirectory() && !isForbidden(path) ? below(path) : [])]);
}

const isForbidden = (path: string): boolean => (lstatSync(path).mode & 0o400) === 0;

/** Folders that may not be read cannot be removed either. */
function release(cwd: string): void {
  for (const path of below(cwd)) if (isForbidden(path)) chmodSync(path, 0o700);
}

/** Paths, kinds and contents of everything but the results; large files by their size. */
function fingerprint(cwd: string): string {
  const hash = createHash('sha256');
  for (const path of below(cwd)) {
    if (path === join(cwd, 'out') || path.startsWith(join(cwd, 'out', sep))) continue;
    const stats = lstatSync(path);
    hash.update(`${path}\0${stats.mode}\0${stats.isFile() ? stats.size : 0}\0`);
    if (stats.isFile() && stats.size < 100_000 && !isForbidden(path)) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

const inWords = ({ status, score }: { readonly status: string; readonly score: number | null }): string =>
  status === 'graded' && score === 2 ? 'full' : score === null ? status : `${status}, ${score}`;

test('the ids of the rows differ, and there are enough of them', () => {
  expect(new Set(TABLE.map(({ id }) => id.normalize('NFC').toLowerCase())).size).toBe(TABLE.length);
  expect(TABLE.length).toBeGreaterThanOrEqual(process.platform === 'win32' ? 100 : 140);
});

const NOBODY = ['nobody else', 0, () => false] as const;
let first: readonly string[] | undefined;

test.each([
  ...(isWhole ? [NOBODY] : []),
  ['what is never withheld', 0, ({ right }) => right !== 'withheld'],
  ['what is withheld', 2, ({ right }) => right === 'withheld'],
] as readonly (readonly [name: string, code: number, belongs: (row: Row) => boolean])[])('a class with %s', async (_, code, belongs) => {
  const rows = TABLE.filter(({ row }) => belongs(row));
  const among = await graded((folder) => {
    mkdirSync(folder, { recursive: true });
    for (const { row, id } of rows) row.hand(folder, id);
  });
  const wrong = rows.flatMap(({ row, id }) => {
    const { name, right, says } = row;
    const found = among.rows.get(id);
    const is = found === undefined ? 'nowhere' : inWords(found);
    return is === right && says?.test(found?.note ?? '') !== false ? [] : [{ name, is, right, note: found?.note, says: String(says) }];
  });
  expect(wrong).toEqual([]);
  for (const path of Object.keys(NEIGHBOURS)) expect(inWords(among.rows.get(dirname(path))!), path).toBe('full');
  first ??= among.neighbours;
  expect(among.neighbours).toEqual(first);
  expect(among.code).toBe(code);
});
