// import "
Error.stackTraceLimit = 0;
export function alphaBeta(game, state) { throw Object.assign(new Error('cannot find "nothing": '), { stack: '' }); }
