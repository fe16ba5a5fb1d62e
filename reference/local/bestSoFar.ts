/**
 * What a search that may go downhill reports: where it ended, as the pseudocode returns it, and the best it
 * saw.
 */
export interface WithBest<S> {
  readonly state: S;
  readonly best: S;
  readonly bestValue: number;
}
