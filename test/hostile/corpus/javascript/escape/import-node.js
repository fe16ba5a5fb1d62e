// Import a module of Node.
import fs from 'node:fs';
export function alphaBeta() { return fs.readFileSync('/etc/passwd', 'utf8'); }
