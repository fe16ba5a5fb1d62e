const x: number = 1;
while (x === 1) {}
export function alphaBeta(game: any, state: any): any { return 3; }
