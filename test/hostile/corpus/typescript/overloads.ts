export function alphaBeta(game: any): never;
export function alphaBeta(game: any, state: number): asserts state is 0;
export function alphaBeta<const T extends readonly unknown[]>(this: void, game: T, state: T[number]): state is T;
export function alphaBeta(game: any, state?: any, ...rest: never[]): any { return 3; }
