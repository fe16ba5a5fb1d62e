import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { file, files, filesAnd, isRoot, LEAST, leaning, onWindows, PYTHON, TYPED, WORK, type Row } from './row.ts';

const MEGABYTE = 1024 * 1024;
const link =
  (to: string, name: string) =>
  (at: string): void =>
    symlinkSync(to, join(at, name));
const pipe =
  (name: string) =>
  (at: string): void =>
    void execFileSync('mkfifo', [join(at, name)]);
/** A socket stays where it was bound, though nobody listens; Node's own go with their server. */
const socket =
  (name: string) =>
  (at: string): void =>
    void spawnSync('python3', ['-c', 'import socket, sys\nsocket.socket(socket.AF_UNIX).bind(sys.argv[1])', name], { cwd: at });
const forbidden =
  (name: string) =>
  (at: string): void =>
    chmodSync(join(at, name), 0);
const large = (size: number, name: string) => (at: string) => {
  writeFileSync(join(at, name), '');
  truncateSync(join(at, name), size);
};
const many = (count: number, ending: string): Record<string, string> => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}${ending}`, 'x']));

/** Folders that hold more than files, or more files than anybody's. */
const ON_DISK: readonly Row[] = [
  { name: 'an empty folder', hand: files({}), right: 'not-attempted, 0', says: /there are no source files/ },
  { name: 'a folder in a folder', hand: files({ 'hw 1/final/alphaBeta.js': WORK }), right: 'full' },
  { name: 'a folder called as the work', hand: files({ 'alphaBeta.js/alphaBeta.js': WORK }), right: 'full' },
  { name: 'a folder called as the work with another file', hand: files({ 'alphaBeta.js/index.js': WORK }), right: 'full' },
  { name: 'two dots in front of a folder', hand: files({ '..hidden/alphaBeta.js': WORK }), right: 'full' },
  { name: 'a hidden folder', hand: files({ '.hw/alphaBeta.js': WORK }), right: 'not-attempted, 0', says: /hidden files and folders \(\.hw\)/ },
  { name: 'what systems leave beside the work', hand: files({ 'alphaBeta.js': WORK, '.DS_Store': '\0\0\0\u0001Bud1', '._alphaBeta.js': '\0', '__MACOSX/._x.js': '\0', 'Thumbs.db': 'x', '.git/HEAD': 'x' }), right: 'full' },
  { name: 'what systems leave alone', hand: files({ '.DS_Store': 'x', 'desktop.ini': 'x', '__MACOSX/._x.js': 'x' }), right: 'not-attempted, 0', says: /there are no source files/ },
  { name: 'a link to a file outside', hand: filesAnd({}, link('../../outside/alphaBeta.js', 'alphaBeta.js')), right: 'unusable, 0', says: /alphaBeta\.js is a link, which is never followed; put the file itself there/, skip: onWindows },
  { name: 'a link to a folder outside', hand: filesAnd({ 'alphaBeta.js': leaning('./lib/least.js') }, link('../../outside', 'lib')), right: 'graded, 0', skip: onWindows },
  { name: 'a link to a folder outside, beside the work', hand: filesAnd({ 'alphaBeta.js': WORK }, link('../../outside', 'lib')), right: 'full', skip: onWindows },
  { name: 'a link to the secret by the name of data', hand: filesAnd({ 'alphaBeta.js': `const { secret } = require('./secret.json');\nconsole.log(secret);\nexports.alphaBeta = () => 0;\n` }, link('../../secret.txt', 'secret.json')), right: 'graded, 0', skip: onWindows },
  { name: 'links to itself', hand: filesAnd({ 'alphaBeta.js': WORK }, (at) => (link('.', 'again')(at), link('loop', 'loop')(at))), right: 'full', skip: onWindows },
  { name: 'a link in place of the work, in a circle', hand: filesAnd({}, link('alphaBeta.js', 'alphaBeta.js')), right: 'unusable, 0', says: /alphaBeta\.js is a link/, skip: onWindows },
  { name: 'a link in place of the folder', id: 'linked', hand: (folder) => symlinkSync('../outside', join(folder, 'linked')), right: 'withheld', says: /linked is a link, and links are never followed/, skip: onWindows },
  { name: 'a link that leads nowhere', id: 'nowhere', hand: (folder) => symlinkSync('../no/where', join(folder, 'nowhere')), right: 'withheld', says: /nowhere is a link/, skip: onWindows },
  { name: 'a link in place of the only zip', hand: filesAnd({}, link('../../outside/work.zip', 'work.zip')), right: 'unusable, 0', says: /work\.zip is a link, which is never followed/, skip: onWindows },
  { name: 'a pipe by the name of the work', hand: filesAnd({}, pipe('alphaBeta.js')), right: 'unusable, 0', says: /alphaBeta\.js is not an ordinary file/, skip: onWindows },
  { name: 'a pipe beside the work', hand: filesAnd({ 'alphaBeta.js': WORK }, pipe('log.txt')), right: 'full', skip: onWindows },
  { name: 'a pipe by the name of data', hand: filesAnd({ 'alphaBeta.js': WORK }, pipe('data.json')), right: 'full', skip: onWindows },
  { name: 'a socket beside the work', hand: filesAnd({ 'alphaBeta.js': WORK }, socket('s')), right: 'full', skip: onWindows },
  { name: 'a pipe in place of a student', id: 'pipe', hand: (folder) => pipe('pipe')(folder), right: 'withheld', says: /pipe is neither a folder nor an ordinary file/, skip: onWindows },
  { name: 'a file that may not be read', hand: filesAnd({ 'alphaBeta.js': WORK }, forbidden('alphaBeta.js')), right: 'withheld', says: /alphaBeta\.js cannot be read \(permission denied\)/, skip: onWindows || isRoot },
  { name: 'a folder that may not be read', hand: filesAnd({ 'alphaBeta.js': WORK, 'lib/x.js': LEAST }, forbidden('lib')), right: 'withheld', says: /The folder lib cannot be read \(permission denied\)/, skip: onWindows || isRoot },
  { name: 'what is no source file may not be read', hand: filesAnd({ 'alphaBeta.js': WORK, 'notes.txt': 'x' }, forbidden('notes.txt')), right: 'full', skip: onWindows || isRoot },
  { name: 'a folder of tools may not be read', hand: filesAnd({ 'alphaBeta.js': WORK, '.git/x': 'x' }, forbidden('.git')), right: 'full', skip: onWindows || isRoot },
  { name: '3,000 files beside the work', hand: files({ 'alphaBeta.js': WORK, ...many(3_000, '.txt') }), right: 'full' },
  { name: '201 programs', hand: files(many(201, '.js')), right: 'unusable, 0', says: /more than 200 source files; hand in only your own/ },
  { name: '20 folders deep', hand: files({ [`${'d/'.repeat(20)}alphaBeta.js`]: WORK }), right: 'full' },
  { name: '21 folders deep', hand: files({ [`${'d/'.repeat(21)}alphaBeta.js`]: WORK }), right: 'unusable, 0', says: /nested more than 20 deep/ },
  { name: '50 MB', hand: filesAnd({}, large(50 * MEGABYTE, 'alphaBeta.js')), right: 'unusable, 0', says: /alphaBeta\.js is 50 MB; a source file may have at most 1 MB/ },
  { name: '50 MB beside the work', hand: filesAnd({ 'alphaBeta.js': WORK }, large(50 * MEGABYTE, 'demo.mp4')), right: 'full' },
  { name: 'one line of 5 MB', hand: file('.js', `${WORK}// ${'x'.repeat(5 * MEGABYTE)}`), right: 'unusable, 0', says: /\.js is 5 MB; a source file may have at most 1 MB/ },
  { name: 'one line of almost 1 MB', hand: file('.js', `${WORK}//${' '.repeat(MEGABYTE - 2_000)}`), right: 'full' },
];

/** What packages, tools and frameworks bring along. */
const TOOLS: readonly Row[] = [
  { name: 'the work by other endings of JavaScript', hand: files({ 'alphaBeta.mjs': leaning('./least.cjs'), 'least.cjs': 'exports.least = -Infinity;' }), right: 'full' },
  { name: 'JSX', hand: files({ 'alphaBeta.jsx': WORK }), right: 'unusable, 0', says: /found alphaBeta\.jsx.*hand in alphaBeta\.js/ },
  { name: 'a notebook', hand: files({ 'alpha_beta.ipynb': JSON.stringify({ cells: [{ cell_type: 'code', source: PYTHON }] }) }), right: 'full' },
  { name: 'a notebook that is none', hand: files({ 'alpha_beta.ipynb': '{' }), right: 'unusable, 0', says: /alpha_beta\.ipynb is a notebook.*\.py/ },
  { name: 'compiled Python alone', hand: files({ 'alpha_beta.pyc': Buffer.from([0xcb, 13, 13, 10, 0, 0]) }), right: 'unusable, 0', says: /found alpha_beta\.pyc.*hand in .*alpha_beta\.py/ },
  { name: 'nothing but a text', hand: files({ 'README.txt': 'Sorry!' }), right: 'unusable, 0', says: /found README\.txt.*hand in/ },
  { name: 'two works in two languages', hand: files({ 'alphaBeta.js': WORK, 'alpha_beta.py': PYTHON }), right: 'unusable, 0', says: /alphaBeta\.js and alpha_beta\.py could each be your solution; keep the one/ },
  { name: 'an old version beside the work', hand: files({ 'alphaBeta.js': WORK, 'alphaBeta (1).js': 'export const alphaBeta = 1;' }), right: 'full' },
  { name: 'a package that names another file', hand: files({ 'alphaBeta.js': WORK, 'other.js': LEAST, 'package.json': '{"main":"other.js","type":"commonjs","exports":{".":"../../outside/alphaBeta.js"}}' }), right: 'full' },
  { name: 'a package that maps imports outside', hand: files({ 'alphaBeta.js': leaning('#least'), 'package.json': '{"type":"module","imports":{"#least":"../../outside/least.js"}}' }), right: 'graded, 0' },
  { name: 'a package that is none', hand: files({ 'alphaBeta.js': WORK, 'package.json': '{"type": [}' }), right: 'full' },
  { name: 'a package that is a folder', hand: files({ 'alphaBeta.js': WORK, 'package.json/x.txt': 'x' }), right: 'full' },
  { name: 'a package whose scripts never end', hand: files({ 'alphaBeta.js': WORK, 'package.json': '{"scripts":{"preinstall":"cat ../../secret.txt","prepare":"sleep 999"}}' }), right: 'full' },
  { name: 'a tsconfig that reaches out', hand: files({ 'alphaBeta.ts': TYPED, 'tsconfig.json': '{"extends":"../../outside/tsconfig.json","compilerOptions":{"outDir":"../../..","plugins":[{"name":"../x"}]}}' }), right: 'full' },
  { name: 'a tsconfig with comments and paths', hand: files({ 'alphaBeta.ts': TYPED, 'tsconfig.json': '{ /* mine */ "compilerOptions": { "paths": { "*": ["../../outside/*"] }, } }' }), right: 'full' },
  { name: 'declarations of types alone', hand: files({ 'alphaBeta.d.ts': 'export declare function alphaBeta(): number;' }), right: 'unusable, 0', says: /hand in alphaBeta\.js/ },
  { name: 'a package of Python', hand: files({ 'alpha_beta/__init__.py': PYTHON }), right: 'full' },
  { name: 'a package of Python with a part that is run', hand: files({ 'hw/__init__.py': '', 'hw/__main__.py': 'from alpha_beta import alpha_beta\nraise SystemExit(3)\n', 'hw/alpha_beta.py': PYTHON }), right: 'full' },
  { name: 'a package of Python by the name of the work beside it', hand: files({ 'alpha_beta.py': PYTHON, 'alpha_beta/__init__.py': 'raise ValueError' }), right: 'full' },
  { name: 'modules that Python runs at its start', hand: files({ 'alpha_beta.py': PYTHON, 'sitecustomize.py': 'raise SystemExit(1)', 'usercustomize.py': 'raise SystemExit(1)', 'pyproject.toml': 'x', 'conftest.py': 'raise ValueError' }), right: 'full' },
  { name: 'a forged result', hand: files({ 'alphaBeta.js': 'export const alphaBeta = () => 0;', 'result.json': '{"status":"graded","score":2}', 'staff/result.json': '{"score":2}', 'exercise.json': '{}' }), right: 'graded, 0' },
  { name: 'a note from start', hand: files({ 'alphaBeta.js': WORK, 'cutoff.json': '{"exercise":"../../outside"}', '.cutoff/example.json': '{}' }), right: 'full' },
];

/** Students whose ids are one: whichever a disk or a person takes for the other. */
const SHARED: readonly Row[] = [
  { name: 'one id twice', id: 'twin', hand: (folder) => (file('', WORK)(folder, 'twin.js'), files({ 'alphaBeta.js': WORK })(folder, 'twin')), right: 'withheld', says: /Another submission has the same id/ },
  { name: 'a folder that differs in case', id: 'Case', hand: (folder) => (files({ 'alphaBeta.js': WORK })(folder, 'Case'), files({ 'alphaBeta.js': WORK })(folder, 'case')), right: 'withheld', says: /Another submission has the same id/, skip: process.platform !== 'linux' },
];

export const FOLDERS: readonly Row[] = [...ON_DISK, ...TOOLS, ...SHARED];
