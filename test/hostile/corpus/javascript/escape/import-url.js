// Import from the network.
import x from 'https://example.com/x.js';
export function alphaBeta() { return x; }
