export const localBeam = (problem) => problem.initial;
