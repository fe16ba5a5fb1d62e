class A { @((x: any) => x) accessor y = 1; constructor(@A z: any) {} }
export function alphaBeta(game: any, state: any): any { return 3; }
