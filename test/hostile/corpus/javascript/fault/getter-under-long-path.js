export function alphaBeta(game, state) { return { value: [{ ['k'.repeat(100000)]: new Map() }] }; }
