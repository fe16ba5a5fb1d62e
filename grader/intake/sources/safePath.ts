import { safeParts } from '../../observe/submission/safeParts.ts';

const LONGEST_NAME = 1000;

/** A path with `/` that stays in its folder; null for one that does not, or that is absurdly long. */
export function safePath(path: string): string | null {
  const parts = path.length > LONGEST_NAME ? null : safeParts(path);
  return parts === null ? null : parts.join('/');
}
