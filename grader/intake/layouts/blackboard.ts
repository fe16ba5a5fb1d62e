import { byWhen } from '../attempts.ts';
import { atTop, groupBy, leftOver, splitLast, strayAtTop } from '../names.ts';
import { commonHead } from './commonHead.ts';
import type { Attempt, Found, Handed, Layout, LeftOver, Listed, Listing } from '../types.ts';

const MARK = '_attempt_';
const DATE = /^(\d{4})-(\d\d)-(\d\d)-(\d\d)-(\d\d)-(\d\d)/;

interface BlackboardFile {
  readonly path: string;
  /** `<assignment>_<username>`, either of which may hold a line. */
  readonly head: string;
  readonly when: string;
  /** Empty for the note that Blackboard lays beside each attempt. */
  readonly file: string;
}

export const isBlackboards = (path: string): boolean => parseBlackboardName(path) !== null;

/** `<assignment>_<username>_attempt_<date>_<file>`, and `….txt` with what Blackboard knows of the attempt. */
export function parseBlackboardName(path: string): BlackboardFile | null {
  for (let at = path.indexOf(MARK); at > 0; at = path.indexOf(MARK, at + 1)) {
    const behind = path.slice(at + MARK.length);
    const [date = '', ...fields] = DATE.exec(behind) ?? [];
    if (date === '') continue;
    const rest = behind.slice(date.length);
    if (rest !== '.txt' && (!rest.startsWith('_') || rest === '_')) continue;
    const [year, month, day, hour, minute, second] = fields;
    return {
      path,
      head: path.slice(0, at),
      when: `${year}-${month}-${day}T${hour}:${minute}:${second}`,
      file: rest === '.txt' ? '' : rest.slice(1),
    };
  }
  return null;
}

const parsed = (entries: readonly Listed[]): BlackboardFile[] =>
  atTop(entries).flatMap(({ path, kind }) => (kind === 'file' ? (parseBlackboardName(path) ?? []) : []));

/** `Name: Ada Byron (ada1815)`, which says what of the head is the username. */
function ownerIn(note: string | undefined): { readonly name: string; readonly username: string } | null {
  const line = note?.split(/\r?\n/, 20).find((each) => each.startsWith('Name:'));
  const halves = line === undefined ? null : splitLast(line.slice(5).trim(), ' (');
  if (halves === null || !halves[1].endsWith(')')) return null;
  return { name: halves[0].trim(), username: halves[1].slice(0, -1).trim() };
}

export const blackboard: Layout = {
  name: 'blackboard',
  title: 'Blackboard',
  texts: (entries) => parsed(entries).flatMap(({ path, file }) => (file === '' ? [path] : [])),
  fits: (entries) => parsed(entries).length,
  find({ entries, texts }: Listing): Found {
    const files = parsed(entries);
    const uploads = new Set(
      files.flatMap(({ head, when, file }) => (file === '' ? [] : [`${head}/${when}`])),
    );
    const fitting = new Set(files.map(({ path }) => path));
    const left: LeftOver[] = [
      ...strayAtTop(entries),
      ...atTop(entries).flatMap(({ path }) =>
        fitting.has(path) ? [] : [leftOver(path, 'name-does-not-fit')],
      ),
      ...files.flatMap(({ path, head, when, file }) =>
        file === '' && uploads.has(`${head}/${when}`) ? [leftOver(path, 'not-a-submission')] : [],
      ),
    ];
    const assignment = commonHead(
      files.map(({ head }) => head),
      '_',
    );
    const handed = [...groupBy(files, ({ head }) => head)].map(([head, own]): Handed => {
      const owners = own.flatMap(({ path, file }) => (file === '' ? (ownerIn(texts.get(path)) ?? []) : []));
      const owner = owners.find(({ username }) => username !== '' && head.endsWith(`_${username}`));
      const id = owner?.username ?? (head.slice(assignment.length) || (splitLast(head, '_')?.[1] ?? head));
      return {
        people: [{ id, name: owner?.name ?? id }],
        attempts: attemptsOf(own),
        rule: owner === undefined ? 'by the username before “attempt”' : 'by the note beside the attempt',
      };
    });
    return { handed, leftOver: left };
  },
};

/** An attempt without a file is text that was typed, which stands in the note. */
function attemptsOf(files: readonly BlackboardFile[]): Attempt[] {
  const attempts = [...groupBy(files, ({ when }) => when)].map(([when, own]): Attempt => {
    const uploaded = own.filter(({ file }) => file !== '');
    return uploaded.length > 0
      ? { parts: uploaded.map(({ path, file }) => ({ path, as: file })), when }
      : { parts: own.map(({ path }) => ({ path, as: 'note.txt' })), when, typed: true };
  });
  return byWhen(attempts);
}
