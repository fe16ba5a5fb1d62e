/** Annealing schedules that run files can name; see `reference/local/schedule.ts`. All reach 0. */
export type ScheduleSpec =
  /** start · rate^(t − 1) for t ≤ steps. */
  | { readonly name: 'exponential'; readonly start: number; readonly rate: number; readonly steps: number }
  /** In equal steps from start at t = 1 to 0 at t = steps + 1. */
  | { readonly name: 'linear'; readonly start: number; readonly steps: number }
  /** c / log(t + 1) for t ≤ steps. */
  | { readonly name: 'logarithmic'; readonly c: number; readonly steps: number }
  /** As listed, then 0. */
  | { readonly name: 'table'; readonly temperatures: readonly number[] };
