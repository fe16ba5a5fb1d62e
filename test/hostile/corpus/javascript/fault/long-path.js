export function alphaBeta(game, state) { return { ['k'.repeat(100000)]: { get x() { return 1; } } }; }
