// Import a file by the name the sandbox gives it.
import { alphaBeta as again } from 'student:0';
export function alphaBeta() { return again === alphaBeta; }
