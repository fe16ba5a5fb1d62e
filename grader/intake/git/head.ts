/** The commit that a repository is at. */
export interface Head {
  readonly commit: string;
  /** The committer's time, as `2026-03-01T23:59:00+01:00`; null where it cannot be read. */
  readonly when: string | null;
}
