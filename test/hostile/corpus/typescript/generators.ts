function* endless<T>(this: void, value: T): Generator<T, never, unknown> { for (;;) yield value as T; }
async function* more(): AsyncGenerator<number> { yield* endless(1); }
export function alphaBeta(game: any, state: any): any { let sum = 0; for (const each of endless<number>(1)) sum += each!; return sum; }
