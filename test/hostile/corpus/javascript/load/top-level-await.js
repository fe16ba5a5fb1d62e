// Wait for ever while loading.
await new Promise(() => {});
export function alphaBeta() { return 1; }
