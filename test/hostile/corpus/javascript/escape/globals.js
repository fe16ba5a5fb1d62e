// Look for anything of the host among the globals.
function alphaBeta(game, state) {
  return ['process', 'require', 'global', 'Buffer', 'fetch', 'WebAssembly', 'Deno', 'Bun', 'std', 'os', 'scriptArgs', 'print', 'Worker', 'setTimeout', 'XMLHttpRequest', 'Atomics', 'navigator', 'importScripts', 'gc', 'queueMicrotask', 'structuredClone'].filter((name) => name in globalThis);
}
