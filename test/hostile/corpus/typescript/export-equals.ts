function alphaBeta(game: any, state: any): any { return 3; }
namespace alphaBeta { export type Answer = number; }
export = { alphaBeta };
