import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that are not among the bundled modules: the build makes files of the engines in them. */
const ENGINES = ['pyodide', 'quickjs-wasi', '@swc/wasm-typescript'];

/** What their licences ask to be said, beyond their text. */
const REMARKS: Readonly<Record<string, string>> = {
  pyodide:
    'Its source is at https://github.com/pyodide/pyodide, under the tag of this version.\n' +
    'Changed here: its WebAssembly module counts its work, keeps only the functions that are used, ' +
    'and starts\n' +
    'from memory that was saved when the package was built.',
  '@swc/wasm-typescript':
    'Changed here: its WebAssembly module counts its work and has a most for its memory.',
};

const PYTHON = {
  name: 'Python 3.14, with its standard library, as Pyodide compiles it',
  remark:
    'Copyright (c) 2001 Python Software Foundation; All Rights Reserved\n' +
    'Changed here: modules that need a network, other programs or threads are left out of the ' +
    'library, and\n' +
    'random numbers and time are those of the grader. What Python itself contains of others is listed at\n' +
    'https://docs.python.org/3.14/license.html.',
  license: 'Python-2.0.1',
};

/** Writes `dist/THIRD-PARTY.txt`: the licences of everything that the package ships and others wrote. */
export async function writeThirdParty(root: string, bundledModules: readonly string[]): Promise<void> {
  const bundled = bundledModules.flatMap((path) => packageFolder(path) ?? []);
  const engines = ENGINES.map((name) => join(root, 'node_modules', name));
  const parts = [...new Set([...bundled, ...engines])].map(licenceOf).sort();
  const python = [PYTHON.name, PYTHON.remark, licenceText(PYTHON.license)].join('\n\n');
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  await writeFile(join(root, 'dist', 'THIRD-PARTY.txt'), `${[...parts, python].join(line)}\n`);
}

/** The folder of the package that a module is from; null for our own. */
function packageFolder(path: string): string | null {
  if (!path.includes(`${sep}node_modules${sep}`)) return null;
  let folder = dirname(path);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

/** Some packages keep files of a few lines that only say how to read a folder. */
function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && 'version' in (JSON.parse(readFileSync(file, 'utf8')) as object);
}

/** Name, version and licence: its own file, else the text that goes by the licence's name. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? licenceText(license) : readFileSync(join(folder, file), 'utf8').trim();
  return [`${name} ${version}`, REMARKS[name] ?? [], text].flat().join('\n\n');
}

/** The text of a licence, by its SPDX identifier. */
function licenceText(id: string): string {
  const { licenseText } = require(`spdx-license-list/licenses/${id}.json`) as {
    readonly licenseText: string;
  };
  return licenseText.trim();
}
