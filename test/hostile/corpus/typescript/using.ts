export function alphaBeta(game: any, state: any): any { using held = { [Symbol.dispose]() { throw 1; } }; return held && 3; }
