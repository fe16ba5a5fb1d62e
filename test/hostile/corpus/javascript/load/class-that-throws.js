// Export a class whose constructor loops.
export default class { constructor() { for (;;); } alphaBeta() { return 1; } }
