enum A { One = 1, Two, Three = One + Two, __proto__ = 9, constructor = 10, toString = 11 }
const enum B { Four = 1 << 2, X = 'x', Y = `${'y'}` }
enum A { Later = Math.max(8, Three) }
export function alphaBeta(game: any, state: any): any { return [A.Three, A[3], B.Four, B.X, A.Later]; }
