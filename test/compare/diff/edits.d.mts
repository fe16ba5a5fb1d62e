export interface Edit {
  readonly isOld: boolean;
  readonly at: number;
  readonly other: number;
}
export function editsBetween(old: readonly string[], fresh: readonly string[]): Edit[];
