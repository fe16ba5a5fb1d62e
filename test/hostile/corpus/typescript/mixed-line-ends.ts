// one
export function alphaBeta(game: any,
state: any ): any { // two return 3;
}
