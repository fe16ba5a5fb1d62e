import type { Source } from '../sources/source.ts';
import type { Head } from './head.ts';
import { timeIn, timeText } from './commitTime.ts';
import { commitText } from './objects.ts';

const COMMIT = /^[\da-f]{40}$/;
/** A name of a branch or tag, as git allows them and no path out of the folder. */
const REF = /^refs(?:\/[\w+@=,-][\w.+@=,-]*){1,20}$/;
const HEAD_BYTES = 4 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Reads at which commit a repository is, and of when: from its files, without git, and never by way of a
 * link. Whatever they hold, what is read is bounded. Null where there is no commit.
 */
export async function headOf(source: Source, git: string): Promise<Head | null> {
  const text = async (path: string, most: number): Promise<string> => {
    const bytes = await source.bytes(`${git}/${path}`, most);
    return bytes === null ? '' : Buffer.from(bytes).toString('latin1');
  };
  const head = (await text('HEAD', HEAD_BYTES)).trim();
  const log = lastEntry(await text('logs/HEAD', MOST_BYTES));
  const commit = COMMIT.test(head) ? head : ((await refCommit(head, text)) ?? log?.commit ?? null);
  if (commit === null) return null;
  const when = timeIn((await commitText(source, git, commit)) ?? '');
  return { commit, when: when ?? (log?.commit === commit ? log.when : null) };
}

type ReadText = (path: string, most: number) => Promise<string>;

/** The commit of the branch that HEAD names: in a file of its own, or among packed ones. */
async function refCommit(head: string, text: ReadText): Promise<string | null> {
  const ref = head.startsWith('ref: ') ? head.slice(5).trim() : '';
  if (!REF.test(ref)) return null;
  const own = (await text(ref, HEAD_BYTES)).trim();
  if (COMMIT.test(own)) return own;
  const packed = (await text('packed-refs', MOST_BYTES))
    .split('\n')
    .find((line) => line.slice(41).trim() === ref);
  const commit = packed?.slice(0, 40) ?? '';
  return COMMIT.test(commit) ? commit : null;
}

/** The newest line of the log. Its time is that of the commit only where it was made here, and not cloned. */
function lastEntry(log: string): Head | null {
  const line = log.trimEnd().slice(-2000).split('\n').at(-1) ?? '';
  const [who = '', what = ''] = line.split('\t');
  const commit = who.split(' ', 2)[1] ?? '';
  if (!COMMIT.test(commit)) return null;
  return { commit, when: what.startsWith('commit') ? timeText(who) : null };
}
