/**
 * Takes from a worker what reaches beyond it: the network, storage, other pages, further workers.
 *
 * Nothing of a submission runs as this worker's JavaScript: it runs inside an engine that can call what it is
 * given and nothing else. This is the wall behind that one, for the day on which an engine is broken out of.
 */
export function lockUp(): void {
  for (let at: object | null = globalThis; at !== null; at = Object.getPrototypeOf(at) as object | null)
    for (const name of REACHES_OUT) Reflect.deleteProperty(at, name);
  const left = REACHES_OUT.filter((name) => name in globalThis);
  if (left.length > 0) throw new Error(`this browser does not let go of ${left.join(', ')}`);
}

const REACHES_OUT: readonly string[] = [
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'importScripts',
  'indexedDB',
  'caches',
  'cookieStore',
  'navigator',
  'BroadcastChannel',
  'MessageChannel',
  'Worker',
  'SharedWorker',
  'Notification',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
];
