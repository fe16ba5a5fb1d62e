import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../checkout.mjs';

/** Keys that say what a case is for, and decide nothing. */
const WORDS = new Set(['description', 'catches', 'mustCatch']);

/**
 * Which exercise both programs grade with: the bundled one by its name, each its own, as long as they ask the
 * same; otherwise the one of before, from a folder. So what differs is the program's doing. What a case is
 * meant to catch was said in two ways, which reports showed as one.
 */
export function exerciseFor(slug, before, after) {
  const [old, fresh] = [before, after].map(({ root }) => join(root, 'exercises', slug));
  if (casesOf(old) === casesOf(fresh)) return { argument: slug, inputs: {} };
  const text = readFileSync(join(old, 'exercise.json'), 'utf8');
  const written = text.replaceAll('"description": "Catches ', '"description": "Meant to catch ');
  const files = filesBelow(old).map((path) => [`${slug}/${path}`, { from: join(old, path) }]);
  return {
    argument: `in/${slug}`,
    inputs: { ...Object.fromEntries(files), [`${slug}/exercise.json`]: written },
  };
}

/** A hash of what an exercise asks: its checks, and the trees and runs of its cases. */
function casesOf(folder) {
  if (!existsSync(folder)) return null;
  const hash = createHash('sha256').update(asked(readFileSync(join(folder, 'exercise.json'), 'utf8')));
  const files = filesBelow(folder).filter((path) => /^(trees|runs|hidden)[/\\]/.test(path));
  for (const path of files) hash.update(`\0${path}\0${asked(readFileSync(join(folder, path), 'utf8'))}`);
  return hash.digest('hex');
}

const asked = (json) =>
  JSON.stringify(JSON.parse(json), (key, value) => (WORDS.has(key) ? undefined : value));
