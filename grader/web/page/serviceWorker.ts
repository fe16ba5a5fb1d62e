/** What the site's maker writes before this script. */
declare const SITE: {
  /** Another one for other files. */
  readonly version: string;
  /** Kept at the first visit, so that what was visited once works without a network. */
  readonly first: readonly string[];
  /** Kept when they are first used. */
  readonly later: readonly string[];
};

/** The part of a service worker's scope that is used here. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const own = globalThis as unknown as WorkerScope;
const base = own.registration.scope;
const prefix = `cutoff ${base} `;
const name = prefix + SITE.version;
const addresses = (paths: readonly string[]): string[] => paths.map((path) => new URL(path, base).href);
const kept = new Set(addresses([...SITE.first, ...SITE.later]));

own.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) =>
        cache.addAll(addresses(SITE.first).map((url) => new Request(url, { cache: 'no-cache' }))),
      ),
  );
});

own.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const each of await caches.keys())
        if (each.startsWith(prefix) && each !== name) await caches.delete(each);
      await own.clients.claim();
    })(),
  );
});

own.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  if (request.method === 'GET' && kept.has(url.href)) event.respondWith(answer(url.href));
});

/** From what is kept; else from the network, and kept from then on. */
async function answer(url: string): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(url);
  if (found !== undefined) return found;
  const response = await fetch(url);
  if (response.ok) await cache.put(url, response.clone());
  return response;
}
