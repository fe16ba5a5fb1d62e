// Export through a getter that loops.
Object.defineProperty(module.exports, 'alphaBeta', { get() { for (;;); } });
