export const firstChoice = (problem, random) => random.choice(problem.neighbours(problem.initial));
