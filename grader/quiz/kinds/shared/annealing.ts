/** How likely annealing takes a move that changes the objective by ΔE at temperature T. */
export const acceptanceProbability = (delta: number, temperature: number): number =>
  delta >= 0 ? 1 : Math.exp(delta / temperature);
