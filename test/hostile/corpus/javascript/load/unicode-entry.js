// Name the entry in letters that look alike.
export function аlphaBeta() { return 3; }
// alphaBeta
