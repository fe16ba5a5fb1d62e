// Import a file that is not there by the sandbox's own kind of name.
import x from 'student:7';
export function alphaBeta() { return x; }
