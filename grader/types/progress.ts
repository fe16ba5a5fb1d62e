/** How far somebody is with an exercise, at the last check: points as they are shown. */
export interface Progress {
  readonly points: string;
  readonly max: string;
  readonly isPassed: boolean;
}
