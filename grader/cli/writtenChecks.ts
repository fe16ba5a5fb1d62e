/** A check of an exercise file as written, as far as a new one is made from it. */
export interface WrittenCheck {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly agent?: string;
  readonly visibility: string;
  readonly points: string | number;
  readonly credit?: string;
  readonly atLeast?: number;
  readonly cases: readonly WrittenCase[];
}

export interface WrittenCase {
  readonly id?: string;
  readonly game?: object;
  readonly depthLimit?: number;
  readonly description: string;
  readonly catches?: readonly string[];
  readonly tree?: string;
  readonly run?: string;
  readonly random?: { readonly seed: number; readonly count: number; readonly shape: unknown };
}
