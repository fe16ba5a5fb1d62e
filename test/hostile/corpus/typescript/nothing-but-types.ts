export type Value = number; export interface Game { (s: number): Value }
declare function alphaBeta(game: Game, state: number): Value;
export type { alphaBeta };
