// Answer with a proxy that throws at every touch.
function alphaBeta(game, state) {
  return (() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })();
}
