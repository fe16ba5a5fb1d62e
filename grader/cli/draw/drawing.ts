/** What there is to draw: one picture for each step. */
export interface Drawing {
  readonly title: string;
  /** How its steps are numbered: the first one, and how many there are. */
  readonly first: number;
  readonly steps: number;
  /** Steps that are cutoffs; null where nothing is ever cut. */
  readonly cutoffs: readonly number[] | null;
  /** The picture of a step, by its number. */
  svg(step: number): string;
  /** What happens at it, in words. */
  sentence(step: number): string;
  /** A step as Graphviz reads it; null for what is no tree. */
  readonly dot: ((step: number) => string) | null;
  /** A picture that plays all steps, or a page that does; null where there is none. */
  readonly animated: ((format: 'svg' | 'html') => Promise<string>) | null;
}
