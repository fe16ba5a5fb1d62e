// Take module.exports away.
delete module.exports;
function alphaBeta() { return 1; }
