function d(x: any) { return x; }
@d class A {}
export function alphaBeta(game: any, state: any): any { return 3; }
