import { atTop, isFolder, leftOver, strayAtTop } from '../names.ts';
import { commonHead } from './commonHead.ts';
import type { Found, Handed, Layout, Listed, Listing } from '../types.ts';

/** Folders that are clones. */
function clonesIn(entries: readonly Listed[]): string[] {
  const repositories = new Set(
    entries.filter(isFolder).flatMap(({ path }) => (path.endsWith('/.git') ? [path.slice(0, -5)] : [])),
  );
  return atTop(entries).flatMap(({ path }) => (repositories.has(path) ? [path] : []));
}

const isLogin = (text: string): boolean => /^[a-z\d](?:[a-z\d-]{0,98}[a-z\d])?$/i.test(text);

/** Clones called `<assignment>-<login>`: the assignment is what all names begin with. */
export const githubClassroom: Layout = {
  name: 'github-classroom',
  title: 'GitHub Classroom',
  repositories: (entries) => clonesIn(entries).map((clone) => `${clone}/.git`),
  fits(entries) {
    const clones = clonesIn(entries);
    const head = commonHead(clones, '-');
    return head !== '' && clones.every((clone) => isLogin(clone.slice(head.length))) ? clones.length : 0;
  },
  find({ name, entries, heads }: Listing): Found {
    const clones = clonesIn(entries);
    const assignment = name.endsWith('-submissions') ? name.slice(0, -'submissions'.length) : '';
    const head =
      assignment !== '' && clones.every((clone) => clone.startsWith(assignment))
        ? assignment
        : commonHead(clones, '-');
    const handed = clones.map((clone): Handed => {
      const login = clone.slice(head.length) || clone;
      const { commit, when } = heads?.get(`${clone}/.git`) ?? { commit: null, when: null };
      return {
        people: [{ id: login, name: login }],
        attempts: [
          {
            parts: [{ path: clone, as: '' }],
            ...(when === null ? {} : { when }),
            ...(commit === null ? {} : { mark: commit }),
          },
        ],
        rule: head === '' ? 'by the name of the clone' : `by the name behind “${head}”`,
      };
    });
    const left = atTop(entries).flatMap(({ path }) =>
      clones.includes(path) ? [] : [leftOver(path, 'name-does-not-fit')],
    );
    return { handed, leftOver: [...strayAtTop(entries), ...left] };
  },
};
