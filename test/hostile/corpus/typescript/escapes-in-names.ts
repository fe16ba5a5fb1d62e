export function \u0061lphaBet\u{61}(game: any, st\u0061te: any): any { const \u{1d4d0}: number = 3; return 𝓐 as number; }
