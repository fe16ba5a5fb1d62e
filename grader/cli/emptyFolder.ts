import { readdirSync } from 'node:fs';

/** Whether there is a folder with nothing in it. */
export function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
