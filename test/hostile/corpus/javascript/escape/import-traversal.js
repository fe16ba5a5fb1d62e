// Import a file above the submission.
import text from '../../../../etc/passwd';
export function alphaBeta() { return text; }
