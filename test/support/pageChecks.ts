import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, sep } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { engineFiles } from '../../grader/cli/site/engineFiles.ts';
import { packageRoot } from '../../grader/types/root.ts';
import type { FromCore, HandedIn } from '../../grader/web/core/protocol.ts';
import { FLAGS } from './browser.ts';

export type Checked = Extract<FromCore, { kind: 'checked' }>;

/** An empty page with the grader of the site behind it, as a test in a page asks it. */
export interface Checker {
  readonly page: Page;
  /** What the server was asked for, in order. */
  readonly asked: readonly string[];
  /** Opens an exercise, in a grader begun anew; gives how long it took, in ms. */
  open(slug: string, files: Readonly<Record<string, string>>, language: string | null): Promise<number>;
  check(id: string, files: readonly HandedIn[]): Promise<Checked & { readonly ms: number }>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', bin: 'application/octet-stream' };

/** A server on loopback that gives files as they are and says nothing more of them than their type. */
export function serveFiles(
  files: ReadonlyMap<string, string | Uint8Array>,
  asked: string[],
  types: Readonly<Record<string, string>> = TYPES,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.slice(1).replace(/\?.*/, ''));
    asked.push(path);
    const content = files.get(path);
    if (content === undefined) response.statusCode = 404;
    else response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'text/html');
    response.end(content ?? '');
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }),
    ),
  );
}

export async function openChecker(executablePath: string): Promise<Checker> {
  const web = join(packageRoot(), 'dist', 'web');
  const files = new Map<string, string | Uint8Array>([
    ['', '<!doctype html><html lang="en"><title>Checks</title></html>'],
    ...readdirSync(web).map((name) => [name, readFileSync(join(web, name))] as const),
    ...(await engineFiles()).map(({ path, content }) => [path, content] as const),
  ]);
  const asked: string[] = [];
  const { server, url } = await serveFiles(files, asked);
  const browser: Browser = await chromium.launch({ executablePath, args: [...FLAGS] });
  const page = await browser.newPage();
  await page.goto(url);
  return {
    page,
    asked,
    open: (slug, texts, language) =>
      page.evaluate(openInPage, { kit: { slug, files: texts }, language } as never),
    check: async (id, handedIn) => {
      const sent = handedIn.map(({ path, bytes }) => ({
        path,
        base64: Buffer.from(bytes).toString('base64'),
      }));
      return (await page.evaluate(checkInPage, { id, files: sent })) as Checked & { ms: number };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

interface InPage {
  core?: Worker;
}

/** Runs in the page. */
function openInPage(what: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const own = globalThis as unknown as InPage;
    own.core?.terminate();
    const start = performance.now();
    const core = new Worker('core.js', { type: 'module' });
    own.core = core;
    core.onerror = (event) => reject(new Error(event.message));
    core.onmessage = ({ data }: MessageEvent<FromCore>) => {
      if (data.kind === 'opened') resolve(performance.now() - start);
      if (data.kind === 'failed') reject(new Error(data.message));
    };
    core.postMessage({ kind: 'open', ...what });
  });
}

/** Runs in the page. */
function checkInPage({
  id,
  files,
}: {
  id: string;
  files: readonly { path: string; base64: string }[];
}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { core } = globalThis as unknown as InPage;
    if (core === undefined) throw new Error('nothing was opened');
    const start = performance.now();
    core.onmessage = ({ data }: MessageEvent<FromCore>) => {
      if (data.kind === 'checked') resolve({ ...data, ms: performance.now() - start });
      if (data.kind === 'failed') reject(new Error(data.message));
    };
    const handedIn = files.map(({ path, base64 }) => ({
      path,
      bytes: Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0)),
    }));
    core.postMessage({ kind: 'check', id, files: handedIn });
  });
}

/** All files below a folder, by paths with `/`. */
export function filesBelowFolder(folder: string): HandedIn[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((at) => ({ path: relative(folder, at).replaceAll(sep, '/'), bytes: readFileSync(at) }));
}
