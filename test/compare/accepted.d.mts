export interface Difference {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}
export interface Entry {
  readonly place?: string | readonly string[];
  readonly field?: string;
  readonly before?: string;
  readonly after?: string;
  readonly pairs?: readonly (readonly [before: string, after: string])[];
  readonly everywhere?: boolean;
  readonly rewrite?: string;
  readonly as?: string;
  readonly reason: string;
}
export function withReasons(
  differences: readonly Difference[],
  entries?: readonly Entry[],
): readonly (Difference & { readonly reason?: string })[];
