namespace Outer { export namespace Inner { export let n = 0; while (n >= 0) n += 1; } }
export function alphaBeta(game: any, state: any): any { return 3; }
