// Throw while the file loads.
throw new Error('while loading');
function alphaBeta() {}
