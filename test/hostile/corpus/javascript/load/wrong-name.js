// Define another name.
export function alphabet() { return 3; }
// not alphaBeta
