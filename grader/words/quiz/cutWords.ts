/** When alpha–beta cuts: `as soon as the bounds meet (v ≥ β or v ≤ α)`. */
export const cutWords = (cut: 'strict' | 'non-strict'): string =>
  cut === 'strict'
    ? 'only when the bounds cross (v > β or v < α)'
    : 'as soon as the bounds meet (v ≥ β or v ≤ α)';
