/**
 * Counts what tells how a checkout is kept: `node test/compare/counts.mjs [CHECKOUT=this one] [--list]`. With
 * `--list` it names the files and functions too.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { circlesIn } from './count/circles.mjs';
import { isSource, roomOf, trackedFiles } from './count/sources.mjs';
import { syntaxOf } from './count/syntax.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' } },
});
const root = resolve(positionals[0] ?? fileURLToPath(new URL('../..', import.meta.url)));
const files = trackedFiles(root);
const sources = files.filter(isSource).map((file) => ({ ...file, ...syntaxOf(file) }));

title('Lines by room (what is compiled)');
table(tally(sources, roomOf));
title('Lines elsewhere, by folder');
table(
  tally(
    files.filter((file) => !isSource(file) && !file.path.startsWith('test/')),
    roomOf,
  ),
);
title('Lines under test/, by folder and kind of file');
table(
  tally(
    files.filter(({ path }) => path.startsWith('test/')),
    (file) => `${roomOf(file)} ${kindOf(file)}`,
  ),
);

title('Form of what is compiled');
const tooWide = (most) =>
  sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => (line.length > most ? [`${path}:${at + 1}`] : [])),
  );
const longFiles = (most) =>
  sources.filter(({ lines }) => lines.length > most).map(({ path, lines }) => `${path} (${lines.length})`);
const longFunctions = sources.flatMap(({ path, functions }) =>
  functions
    .filter(({ length }) => length > 60)
    .map(({ name, line, length }) => `${path}:${line} ${name} (${length})`),
);
const assertions = sources.filter(({ assertions }) => assertions > 0);
const assertionsIn = (folder) =>
  sum(
    assertions.filter(({ path }) => path.startsWith(folder)),
    (file) => file.assertions,
  );
count('lines over 110 characters', tooWide(110), false);
count('lines over 160 characters', tooWide(160), false);
count('files over 150 lines', longFiles(150));
count('files over 200 lines', longFiles(200));
count('functions over 60 lines', longFunctions);
line('non-null assertions (!) in grader/', assertionsIn('grader/'));
line('non-null assertions (!) in reference/', assertionsIn('reference/'));
table(
  tally(assertions, roomOf, (file) => file.assertions),
  '  in ',
);

title('Circles of imports');
const graph = new Map(sources.map(({ path, imports }) => [path, imports]));
showCircles('with types and import()', circlesIn(graph, ['value', 'type', 'late']));
showCircles('with types', circlesIn(graph, ['value', 'type']));
showCircles('of values alone', circlesIn(graph, ['value']));

function title(text) {
  console.log(`\n${text}`);
}

function line(text, number) {
  console.log(`${String(number).padStart(9)}  ${text}`);
}

function count(text, found, isListed = true) {
  line(text, found.length);
  if (options.list && isListed) for (const each of found) console.log(`             ${each}`);
}

function table(rows, before = '') {
  for (const [name, number] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) line(before + name, number);
  if (before === '')
    line(
      'in all',
      sum([...rows.values()], (number) => number),
    );
}

function tally(some, keyOf, numberOf = ({ lines }) => lines.length) {
  const found = new Map();
  for (const file of some) found.set(keyOf(file), (found.get(keyOf(file)) ?? 0) + numberOf(file));
  return found;
}

function sum(some, numberOf) {
  return some.reduce((total, each) => total + numberOf(each), 0);
}

/** The ending of a file's name, and whether it is a golden. */
function kindOf({ path }) {
  const ending = /(\.test)?\.\w+$/.exec(path)?.[0] ?? 'other';
  return path.startsWith('test/goldens/') && ending === '.json' ? 'golden .json' : ending;
}

function showCircles(name, circles) {
  line(`circles ${name}, of ${circles.map(({ length }) => length).join(', ') || 'no'} files`, circles.length);
  if (options.list) for (const circle of circles) console.log(`             ${circle.join(' ')}`);
}
