import { isArchive } from '../../observe/submission/archives.ts';
import { byCodeUnit } from '../../observe/submission/found.ts';
import { atTop, groupBy, isDigits, leftOver, strayAtTop } from '../names.ts';
import type { NameSaid } from '../namePattern.ts';
import type { Attempt, Found, Handed, Layout, Listed } from '../types.ts';
import { compareDigits } from './canvas.ts';

interface Entry extends NameSaid {
  readonly entry: Listed;
}

/** A folder, a file or an archive for each attempt, of which `said` tells by its name whose it is. */
export const byPattern = (said: ReadonlyMap<string, NameSaid>): Layout => ({
  name: 'id-pattern',
  title: 'names that --id-pattern reads',
  fits: (entries) => atTop(entries).filter(({ path }) => said.has(path)).length,
  find({ entries }): Found {
    const tops = atTop(entries);
    const found = tops.flatMap((entry): Entry[] => {
      const each = said.get(entry.path);
      return each === undefined ? [] : [{ ...each, entry }];
    });
    return {
      handed: [...groupBy(found, ({ id }) => id)].map(([, own]) => handedBy(own)),
      leftOver: [
        ...strayAtTop(entries),
        ...tops.flatMap(({ path }) => (said.has(path) ? [] : [leftOver(path, 'name-does-not-fit')])),
      ],
    };
  },
});

function handedBy(own: readonly Entry[]): Handed {
  const groups = [...groupBy(own, ({ attempt }) => attempt)].toSorted(([a], [b]) => inOrder(a, b));
  const isMixed = groups.some(([, same]) => same.length > 1 && !same.every(isLoneFile));
  const { id, name } = own.find((each) => each.name !== each.id) ?? own[0] ?? { id: '', name: '' };
  return {
    people: [{ id, name }],
    attempts: isMixed ? own.map((each) => attemptOf([each])) : groups.map(([, same]) => attemptOf(same)),
    rule: 'by --id-pattern',
    ...(isMixed ? { order: 'unknown' } : {}),
  };
}

/** Several of these make one submission; several folders or archives do not. */
const isLoneFile = ({ entry }: Entry): boolean => entry.kind === 'file' && !isArchive(entry.path);

const attemptOf = (entries: readonly Entry[]): Attempt => ({
  parts: entries.map(({ entry, file }) => ({
    path: entry.path,
    as: entry.kind === 'folder' ? '' : file === '' ? entry.path : file,
  })),
});

/** Numbers by what they are, after what is none; all else by code unit. */
function inOrder(a: string, b: string): number {
  const [x, y] = [isDigits(a), isDigits(b)];
  return x && y ? compareDigits(a, b) || byCodeUnit(a, b) : Number(x) - Number(y) || byCodeUnit(a, b);
}
