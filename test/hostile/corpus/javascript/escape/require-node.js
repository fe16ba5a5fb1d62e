// Require a module of Node.
const fs = require('fs');
function alphaBeta() { return fs.readFileSync('/etc/passwd', 'utf8'); }
