import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookUpIn } from '../../intake/compare.ts';
import type { Enrolled } from '../../intake/roster.ts';
import { formatPoints } from '../../words/points.ts';
import { formatNumber } from '../../words/numbers.ts';
import { readClassFile } from '../classFile.ts';
import { membersOf } from '../classList.ts';
import { storedOf } from '../storedRow.ts';
import { parseReport } from '../storedReport.ts';
import { namesIn, type Somebody } from './names.ts';

/** What one student gets back: the student's copy of the page, as it lies in the out folder. */
export interface Page {
  readonly id: string;
  /** By the roster, else as in the result. */
  readonly name: string;
  /** All that the student goes by, the roster's ids too. */
  readonly ids: readonly string[];
  /** By the roster; empty without one. */
  readonly section: string;
  /** By the roster, or the id where it is one; null where there is none. */
  readonly email: string | null;
  /** Title of the exercise. */
  readonly title: string;
  /** Of what the student may see: `12 of 20 points`. */
  readonly score: string;
  /** `report.html`, or what was made of it. */
  readonly file: string;
  /** Read when it is wanted: a class of pages may be more than there is memory. */
  content(): Promise<Uint8Array>;
}

export interface Collected {
  /** In order of id. */
  readonly pages: readonly Page[];
  /** Whose score is withheld: nothing is handed back. */
  readonly withheld: readonly string[];
  /** Who has no result, or none that can be read. */
  readonly missing: readonly string[];
  /** Whose page holds the name or the id of somebody else. */
  readonly naming: readonly { readonly id: string; readonly whom: readonly string[] }[];
  /** Not in the roster, or twice as one person of it. */
  readonly unknown: readonly string[];
  /** Found in the roster by their names alone. */
  readonly byName: readonly string[];
}

/** The pages of a class. `roster` says who else there is, and where to send what. */
export async function collectPages(
  out: string,
  roster: readonly Enrolled[] | null,
  mayName: boolean,
): Promise<Collected> {
  const found: Alone[] = [];
  const [withheld, missing]: [string[], string[]] = [[], []];
  const members = await membersOf(out, await readClassFile(out));
  const everybody: Somebody[] = (roster ?? []).map(({ ids, name }) => ({ ids, name }));
  for (const { id, folder } of members) {
    const stored = await storedOf(out, folder);
    const report = stored.kind === 'report' ? stored.report : null;
    const who = { id, name: report?.submission.name ?? id };
    everybody.push({ ids: [id], name: who.name });
    const page = report === null ? null : await pageOf(out, folder, who);
    if (report?.score.value === null) withheld.push(id);
    else if (page === null) missing.push(id);
    else found.push(page);
  }
  const { pages, unknown, byName } = placed(found, roster);
  const searched = namesIn(everybody);
  const naming: { id: string; whom: readonly string[] }[] = [];
  for (const { id, content, ...own } of mayName ? [] : pages) {
    const whom = searched(Buffer.from(await content()).toString('utf8'), own);
    if (whom.length > 0) naming.push({ id, whom });
  }
  const left = new Set(naming.map(({ id }) => id));
  return { pages: pages.filter(({ id }) => !left.has(id)), withheld, missing, naming, unknown, byName };
}

type Alone = Omit<Page, 'section' | 'email' | 'ids'>;

/** Null where the student's copy is not there, or is none. */
async function pageOf(out: string, folder: string, who: Pick<Page, 'id' | 'name'>): Promise<Alone | null> {
  const pathOf = (name: string): string => join(out, folder, 'student', name);
  const result = await readFile(pathOf('result.json'), 'utf8').catch(() => null);
  const parsed = result === null ? null : parseReport(result, `${folder}/student/result.json`);
  if (!existsSync(pathOf('report.html')) || parsed?.ok !== true || parsed.value.audience !== 'student')
    return null;
  const { score, exercise } = parsed.value;
  const points = score.value === null ? 'withheld' : formatNumber(score.value);
  const words = `${points} of ${formatPoints(score.max)} points`;
  const content = (): Promise<Uint8Array> => readFile(pathOf('report.html'));
  return { ...who, title: exercise.title, score: words, file: 'report.html', content };
}

const ADDRESS = /^[^\s<>()[\]\\,;:"@]{1,64}@[a-z\d.-]{1,255}$/i;

/** With section and address by the roster. */
function placed(
  pages: readonly Alone[],
  roster: readonly Enrolled[] | null,
): Pick<Collected, 'pages' | 'unknown' | 'byName'> {
  const addressIn = (ids: readonly string[]): string | null => ids.find((id) => ADDRESS.test(id)) ?? null;
  if (roster === null) {
    const alone = pages.map((page) => ({
      ...page,
      ids: [page.id],
      section: '',
      email: addressIn([page.id]),
    }));
    return { pages: alone, unknown: [], byName: [] };
  }
  const lookUp = lookUpIn(roster, pages);
  const matches = pages.map((page) => ({ page, match: lookUp(page) }));
  const isSure = (match: Enrolled | null): match is Enrolled =>
    match !== null && matches.filter((other) => other.match === match).length === 1;
  const sure = matches.flatMap(({ page, match }) => (isSure(match) ? [{ page, match }] : []));
  return {
    pages: sure.map(({ page, match }) => ({
      ...page,
      name: match.name === '' ? page.name : match.name,
      ids: [page.id, page.name, ...match.ids],
      section: match.section,
      email: addressIn([...match.ids, page.id]),
    })),
    unknown: matches.filter(({ match }) => !isSure(match)).map(({ page }) => page.id),
    byName: sure
      .filter(({ page, match }) => !match.ids.some((id) => id.toLowerCase() === page.id.toLowerCase()))
      .map(({ page }) => page.id),
  };
}
