type D = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Long = `${D}${D}${D}${`${D}${`${D}${`${D}${D}`}`}`}${Uppercase<`${D}-${Capitalize<`a${D}`>}`>}`;
type Inner<T> = T extends `${infer A extends number}${infer B}` ? [A, ...Inner<B>] : T extends `` ? [] : never;
export function alphaBeta(game: any, state: any): any { const x = `${`${3 as number}` as Long}`; return Number(x); }
