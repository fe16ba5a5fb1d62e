// Import a file of the host by its path.
import text from '/etc/passwd';
export function alphaBeta() { return text; }
