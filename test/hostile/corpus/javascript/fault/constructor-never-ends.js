export class Search { constructor() { for (;;); } alphaBeta(game, state) { return 3; } }
