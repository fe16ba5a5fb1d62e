import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ZipFile } from '../../content/zip.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../io.ts';
import { UserError } from '../userError.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Gives a site out on this machine alone, as an ordinary server would, until Ctrl-C. */
export async function preview(
  files: readonly ZipFile[],
  port: number,
  { io, print, tell, printJson }: Context,
  exercises: readonly string[],
  asJson: boolean,
): Promise<number> {
  const stop = io.interrupt();
  const server = await listening(files, port);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  if (asJson) printJson({ url, exercises });
  else print(`The site is at ${url}`);
  tell('Ctrl-C ends it.');
  await new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
    if (stop.aborted) resolve();
  });
  server.closeAllConnections();
  server.close();
  return EXIT.done;
}

function listening(files: readonly ZipFile[], port: number): Promise<Server> {
  const known = new Map(files.map(({ path, content }) => [path, content]));
  const server = createServer(({ url = '/', method }, response) => {
    const path = pathOf(url);
    const content = known.get(path);
    if (content === undefined || (method !== 'GET' && method !== 'HEAD')) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('There is no such page.\n');
      return;
    }
    const ending = path.slice(path.lastIndexOf('.') + 1);
    response.writeHead(200, {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'content-length': Buffer.byteLength(content),
      'cache-control': 'no-cache',
    });
    response.end(method === 'HEAD' ? undefined : content);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new UserError(`port ${port} of this machine cannot be used (${error.code ?? 'unknown reason'})`),
      ),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** The file that an address means; a folder's is its `index.html`. */
function pathOf(url: string): string {
  try {
    const path = decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname).slice(1);
    return path === '' || path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return '';
  }
}
