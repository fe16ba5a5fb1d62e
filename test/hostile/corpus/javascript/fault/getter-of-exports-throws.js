module.exports = { get alphaBeta() { throw new Error('no'); } };
