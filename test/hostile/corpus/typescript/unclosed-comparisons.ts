export function alphaBeta(game: any, state: any): any { return f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<f<1; }
