/** The small tree that most examples are about. */
export const EXAMPLE_TREE = {
  tree: [
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ],
} as const;
