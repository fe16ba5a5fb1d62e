import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ByteReader, u32 } from './wasm/bytes.ts';
import { meter } from './wasm/meter.ts';
import { SECTION, contentOf, formatSections, parseSections, withSection } from './wasm/sections.ts';

/** The compiler may use so much memory, in pages of 64 KiB; it begins with some 3 MB. */
const MOST_PAGES = 4096;

/** In the package, the module stands in the middle of its script, as one text. */
const BYTES =
  /const bytes = Buffer\.from\('([^']*)', 'base64'\);\s*const wasmModule = new WebAssembly\.Module\(bytes\);/;

/** What it takes from Node's modules: browsers have the same by the same names, and the last is of no use. */
const NODES_OWN: readonly RegExp[] = [
  /^\s*(?=let imports)/,
  /const \{ TextDecoder, TextEncoder \} = require\(`util`\);/,
  /const \{ Buffer \} = require\('node:buffer'\);/,
];

/**
 * Writes `dist/typescript.wasm.br`, the compiler of TypeScript, counting its work and compressed, and
 * `dist/typescript.cjs`, its own script, as a function of that module.
 */
export async function buildTypeScript(root: string): Promise<void> {
  const script = await readFile(createRequire(import.meta.url).resolve('@swc/wasm-typescript'), 'utf8');
  const found = BYTES.exec(script);
  if (found === null) throw new Error('@swc/wasm-typescript holds its module in another way');
  const module = bounded(Buffer.from(found[1] ?? '', 'base64'));
  const start = NODES_OWN.reduce((text, own) => text.replace(own, ''), script.replace(BYTES, ''));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'typescript.wasm.br'), brotliCompressSync(meter(module).bytes));
  await writeFile(
    join(root, 'dist', 'typescript.cjs'),
    [
      'module.exports = (wasmModule) => {',
      'const module = { exports: {} };',
      start,
      'return module.exports;',
      '};\n',
    ].join('\n'),
  );
}

/** With a most for its memory. */
function bounded(module: Uint8Array): Uint8Array {
  const sections = parseSections(module);
  const reader = new ByteReader(contentOf(sections, SECTION.memory), 1);
  reader.skip(1); // whether there is a most
  const least = reader.u32();
  const content = Uint8Array.from([1, 1, ...u32(least), ...u32(MOST_PAGES)]);
  return formatSections(module, withSection(sections, SECTION.memory, content));
}
