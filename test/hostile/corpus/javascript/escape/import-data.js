// Import from a data URL.
import x from 'data:text/javascript,export default 1';
export function alphaBeta() { return x; }
