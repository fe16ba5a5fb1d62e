import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../checkout.mjs';
import { expand } from './expand.mjs';
import { compareLines } from './lines.mjs';
import { normaliser, progressSorted } from './normalise.mjs';
import { pageText } from './pageText.mjs';
import { unwrap } from './unwrap.mjs';
import { compareValues } from './values.mjs';

const TEXT = /\.(txt|csv|md|xml|svg|gift|js|ts|py|pyi)$/;

/**
 * Compares every file that one job wrote before and after; gives how much was compared, and each difference.
 */
export function compareFolders(job, before, after) {
  const found = { compared: 0, differences: [], exerciseHashes: new Set() };
  const [old, fresh] = [before, after].map(({ folder }) =>
    existsSync(folder) ? filesBelow(folder).filter(isOutput) : [],
  );
  for (const path of new Set([...old, ...fresh])) {
    const differ = (place, was, is) =>
      found.differences.push({ place: [job, path, ...place].join('/'), before: was, after: is });
    if (!old.includes(path)) differ([], '(no file)', 'a file');
    else if (!fresh.includes(path)) differ([], 'a file', '(no file)');
    else found.compared += compareFiles(path, before, after, differ, found.exerciseHashes);
  }
  return found;
}

const isOutput = (path) => !path.startsWith('in/') && !path.endsWith('timings.json');

function compareFiles(path, before, after, differ, exerciseHashes) {
  const [old, fresh] = [before, after].map(({ folder }) => readFileSync(join(folder, path)));
  if (!/\.(json|html)$/.test(path) && !TEXT.test(path)) {
    if (!old.equals(fresh)) differ([], `${old.length} bytes`, `${fresh.length} other bytes`);
    return 1;
  }
  const texts = [before, after].map(({ checkout, folder }, at) =>
    normaliser(checkout, folder)(String([old, fresh][at])),
  );
  const byLine = (read) => compareLines(read(texts[0]), read(texts[1]), (was, is) => differ([], was, is));
  if (path.endsWith('.html')) return byLine(pageText);
  if (path.endsWith('.err.txt')) return byLine(progressSorted);
  const values = path.endsWith('.json') ? texts.map(parsed) : [undefined];
  if (values.includes(undefined)) return byLine(path.endsWith('.txt') ? unwrap : (text) => text);
  const [was, is] = values.map((value) => withoutHash(expand(value), exerciseHashes));
  return compareValues(was, is, [], differ);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The hash of an exercise changes with any word of it, and says nothing about a grade: it is noted once
 * instead.
 */
function withoutHash(value, hashes) {
  if (typeof value?.exercise?.hash !== 'string') return value;
  const { hash, ...exercise } = value.exercise;
  hashes.add(`${exercise.slug} ${hash}`);
  return { ...value, exercise };
}
