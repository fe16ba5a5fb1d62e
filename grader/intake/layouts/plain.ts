import { classEntries } from '../../observe/submission/classEntries.ts';
import { atTop, isFolder, leftOver, strayAtTop } from '../names.ts';
import type { Found, Layout } from '../types.ts';

/** A folder, a file or an archive for each student, whose name is the id. */
export const plain: Layout = {
  name: 'plain',
  title: 'folders and files',
  fits: (entries) => atTop(entries).length,
  find({ entries }): Found {
    const folders = new Set(entries.filter(isFolder).map(({ path }) => path));
    const { entries: students, besideUnpacked } = classEntries(atTop(entries).map(({ path }) => path));
    return {
      handed: students.map(({ id, name, sharedWith }) => ({
        people: [{ id, name: id }],
        attempts: [{ parts: [{ path: name, as: folders.has(name) ? '' : name }] }],
        rule: id === name ? 'by its name' : 'by its name without the ending',
        ...(sharedWith.length === 0 ? {} : { isTwin: true }),
      })),
      leftOver: [...strayAtTop(entries), ...besideUnpacked.map((path) => leftOver(path, 'beside-unpacked'))],
    };
  },
};
