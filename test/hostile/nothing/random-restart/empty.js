export function randomRestart() {}
