// Import a module of the engine's own command line.
import * as std from 'std';
export function alphaBeta() { return std.loadFile('/etc/passwd'); }
