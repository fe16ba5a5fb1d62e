export const geneticAlgorithm = () => null;
