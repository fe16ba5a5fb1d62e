// Export something that is no function.
export const alphaBeta = 3;
