type Endless<T> = T extends [infer A, ...infer R] ? Endless<[A, ...R, A, A]> : Endless<[T]>;
interface A extends B {} interface B extends A {}
type Loop = { [K in keyof Loop]: Loop[K][] } & Endless<Loop>;
export function alphaBeta(game: any, state: any): any { return 3; }
