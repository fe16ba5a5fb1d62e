import type { Exercise } from './exercise.ts';
import type { Report } from './report.ts';

/** What a report says of its exercise. */
export const outlineOf = ({ slug, title, hash, checks }: Exercise): Report['exercise'] => ({
  slug,
  title,
  hash,
  checks: checks.map(({ id, title: name, visibility, points }) => ({ id, title: name, visibility, points })),
});
