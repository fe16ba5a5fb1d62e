const at = { value: 3, action: null } as const satisfies { value: number; action: string | null } satisfies unknown;
let satisfies = 1, as = 2, of = 3; void (satisfies satisfies number as any as typeof as); void of;
export function alphaBeta(game: any, state: any): any { return (at satisfies object).value!; }
