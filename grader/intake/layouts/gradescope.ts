import { atTop, isFolder, leftOver, strayAtTop } from '../names.ts';
import { readMetadata } from './gradescopeMetadata.ts';
import type { Metadata, Submitter } from './gradescopeMetadata.ts';
import type { Attempt, Found, Handed, Layout, Listing, Person } from '../types.ts';

export const METADATA = 'submission_metadata.yml';

/** An export of Gradescope: a folder for each submission, and who handed it in, in a file of YAML. */
export const gradescope: Layout = {
  name: 'gradescope',
  title: 'Gradescope',
  texts: () => [METADATA],
  fits: (entries) =>
    entries.some(({ path, kind }) => path === METADATA && kind === 'file') ? atTop(entries).length : 0,
  find({ entries, texts }: Listing): Found {
    const known = readMetadata(texts.get(METADATA) ?? '');
    const folders = new Set(
      atTop(entries)
        .filter(isFolder)
        .map(({ path }) => path),
    );
    const personOf = personBy(known);
    const used = new Set<string>();
    const handed = known.flatMap(({ folder, submitters, created, history }): Handed[] => {
      if (!folders.has(folder)) return [];
      const attempts = [...history.filter((each) => folders.has(each.folder)), { folder, created }];
      for (const each of attempts) used.add(each.folder);
      const people = submitters.map((submitter) => personOf(submitter, folder));
      return [
        {
          people: people.length > 0 ? people : [{ id: folder, name: folder }],
          attempts: attempts.map(attemptOf),
          rule: people.length > 1 ? 'by the metadata: a group' : 'by the metadata',
        },
      ];
    });
    const left = atTop(entries).flatMap(({ path }) =>
      used.has(path) ? [] : [leftOver(path, 'not-in-metadata')],
    );
    return { handed, leftOver: [...strayAtTop(entries), ...left] };
  },
};

const attemptOf = ({ folder, created }: { readonly folder: string; readonly created: string }): Attempt => ({
  parts: [{ path: folder, as: '' }],
  ...(created === '' ? {} : { when: created }),
});

/** The student's number if everybody has one, else the address, else the name. */
function personBy(known: readonly Metadata[]): (submitter: Submitter, folder: string) => Person {
  const all = known.flatMap(({ submitters }) => submitters);
  const field = (['sid', 'email', 'name'] as const).find((each) => all.every((one) => one[each] !== ''));
  return (one, folder) => {
    const id = field === undefined ? '' : one[field];
    return { id: id === '' ? folder : id, name: one.name === '' ? id : one.name };
  };
}
