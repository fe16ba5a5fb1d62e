// Import the other module of the engine's own command line.
import * as os from 'qjs:os';
export function alphaBeta() { return os.exec(['id']); }
