/** Keeps a site for later visits without a network, where the browser can. */
export function worksOffline(site: URL): void {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(new URL('sw.js', site)).catch(() => null);
}
