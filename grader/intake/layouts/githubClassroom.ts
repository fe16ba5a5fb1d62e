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
  texts: (entries) => clonesIn(entries).flatMap((clone) => [`${clone}/.git/HEAD`, `${clone}/.git/logs/HEAD`]),
  fits(entries) {
    const clones = clonesIn(entries);
    const head = commonHead(clones, '-');
    return head !== '' && clones.every((clone) => isLogin(clone.slice(head.length))) ? clones.length : 0;
  },
  find({ name, entries, texts }: Listing): Found {
    const clones = clonesIn(entries);
    const assignment = name.endsWith('-submissions') ? name.slice(0, -'submissions'.length) : '';
    const head =
      assignment !== '' && clones.every((clone) => clone.startsWith(assignment))
        ? assignment
        : commonHead(clones, '-');
    const handed = clones.map((clone): Handed => {
      const login = clone.slice(head.length) || clone;
      const commit = commitOf(texts.get(`${clone}/.git/HEAD`), texts.get(`${clone}/.git/logs/HEAD`));
      return {
        people: [{ id: login, name: login }],
        attempts: [{ parts: [{ path: clone, as: '' }], ...(commit === null ? {} : { mark: commit }) }],
        rule: head === '' ? 'by the name of the clone' : `by the name behind “${head}”`,
      };
    });
    const left = atTop(entries).flatMap(({ path }) =>
      clones.includes(path) ? [] : [leftOver(path, 'name-does-not-fit')],
    );
    return { handed, leftOver: [...strayAtTop(entries), ...left] };
  },
};

/** The commit that is checked out: in `HEAD` itself, else the newest that its log tells of. */
function commitOf(head = '', log = ''): string | null {
  const own = head.trim();
  if (/^[\da-f]{40}$/.test(own)) return own;
  const last = log.trimEnd().slice(-2000).split('\n').at(-1)?.split(' ')[1] ?? '';
  return /^[\da-f]{40}$/.test(last) ? last : null;
}
