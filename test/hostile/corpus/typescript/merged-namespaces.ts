export function alphaBeta(game: any, state: any): any { return alphaBeta.one + Shapes.two + Shapes.Deep.three; }
export namespace alphaBeta { export const one = 1; }
namespace Shapes { export const two = one(); function one() { return 2; } }
namespace Shapes.Deep { export const three = Shapes.two + 1; }
namespace OnlyTypes { export type T = number; }
