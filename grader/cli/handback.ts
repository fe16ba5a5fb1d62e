import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Collected, collectPages, type Page } from '../batch/handback/collect.ts';
import { canvas, eml, type HandBack, moodle, sectionZips, zips } from '../batch/handback/forms.ts';
import { writeWhole } from '../batch/outFolder.ts';
import { zipPieces } from '../content/zip.ts';
import { openArchiveAt } from '../intake/sources/archiveSource.ts';
import { folderSource } from '../intake/sources/folderSource.ts';
import { visibleLine } from '../picture/visible.ts';
import { list } from '../words/lists.ts';
import { rosterOf } from './peopleTable.ts';
import type { CommandModule } from './context.ts';
import { oneOf } from './didYouMean.ts';
import { isEmptyFolder } from './emptyFolder.ts';
import { helpText } from './helpText.ts';
import { EXIT } from './io.ts';
import { printedPages } from './pdf/printedPages.ts';
import { printerFor, withPdfOptions } from './pdf/printer.ts';
import type { PdfOptions } from './pdf/printer.ts';
import { existingFolder, noResults } from './outFolder.ts';
import { UserError, writingTo } from './userError.ts';
import { printLines } from './printLines.ts';

const FORMS = ['moodle', 'canvas', 'zips', 'eml'] as const;

interface Options extends PdfOptions {
  readonly as: string;
  readonly out: string;
  readonly roster?: string;
  readonly by: string;
  readonly submissions?: string;
  readonly from?: string;
  readonly subject?: string;
  readonly allowNames?: boolean;
  readonly json?: boolean;
}

const HELP = [
  "Only the student's copy of a page goes back. A page that holds the name or the id",
  'of somebody else in the class is left out and named, and so is who cannot be',
  'reached; the exit code then is 2. Withheld scores are not handed back. Nothing is',
  'sent anywhere.',
  '',
  'Examples:',
  '  cutoff handback results --as moodle --out back',
  '  cutoff handback results --as zips --roster roster.csv --by section --out back',
  '  cutoff handback results --as eml --roster roster.csv --from me@uni.edu --out back',
];

/**
 * `cutoff handback DIR --as FORM --out DIR`: the pages of a class for their students. JSON: `{ as, out,
 * files, handedBack, without: [{ id, why }], withheld, missing, naming: [{ id, whom }], unknown, byName }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<folder>', 'what "grade" wrote: its --out folder')
    .requiredOption('--as <form>', `for whom: ${FORMS.join(', ')}`)
    .requiredOption('--out <folder>', 'where it goes; made when it is not there')
    .option('--roster <table>', 'a table of the course: id, name, email, section')
    .option('--by <what>', 'zips: one for each student, or section of the roster', 'student')
    .option('--submissions <path>', 'canvas: what Canvas gave, for a zip to upload there again')
    .option('--from <address>', 'eml: whose messages they are')
    .option('--subject <text>', 'eml: their subject (default: title of the exercise)')
    .option('--pdf', 'pages as PDF, printed by a browser')
    .option('--allow-names', 'hand back pages with the name of somebody else, too');
  withPdfOptions(command)
    .addHelpText('after', helpText(...HELP))
    .action((path: string) =>
      run(async ({ io, print, tell, printJson }) => {
        const options = command.opts<Options>();
        const folder = existingFolder(io.cwd, path);
        const form = oneOf('--as', options.as, FORMS) ?? 'zips';
        const out = resolve(io.cwd, options.out);
        if (existsSync(out) && !isEmptyFolder(out))
          throw new UserError(`${options.out}: this is there already; name a new folder, or remove it`);
        const make = await formOf(form, options, io.cwd);
        const printer = printerFor(io, options, 'hand back the pages as they are, without --pdf');
        const roster = options.roster === undefined ? null : await rosterOf(options.roster, io.cwd);
        const collected = await collectPages(folder, roster, options.allowNames === true);
        if (Object.values(collected).every((each) => each.length === 0)) throw noResults(path);
        const { pages, close } =
          printer === null
            ? { pages: collected.pages, close: null }
            : await printedPages(collected.pages, printer);
        const back = make(pages);
        try {
          await writingTo(out, () => writeFiles(back, out));
        } finally {
          await close?.();
        }
        const { pages: _, ...told } = collected;
        const reached = pages.map(({ id }) => id).filter((id) => !back.without.some((one) => one.id === id));
        const files = back.files.map((file) => file.path);
        if (options.json === true)
          printJson({ as: form, out, files, handedBack: reached, without: back.without, ...told });
        else printLines(linesOf(collected, back, reached, options.out), { io, print });
        for (const { id, whom } of told.naming)
          tell(
            `cutoff: the page of ${visibleLine(id)} holds ${list(whom.map(quoted))}, and was left out; ` +
              '--allow-names hands it back',
          );
        const isWhole = [back.without, told.missing, told.naming, told.unknown].every(
          (of) => of.length === 0,
        );
        return isWhole ? EXIT.done : EXIT.usage;
      }),
    );
};

const quoted = (name: string): string => JSON.stringify(visibleLine(name));

/** How pages are laid out, with what was named for it; options of another form are refused. */
async function formOf(
  form: (typeof FORMS)[number],
  { by, roster, submissions, from, subject }: Options,
  cwd: string,
): Promise<(pages: readonly Page[]) => HandBack> {
  const bySection = oneOf('--by', by, ['student', 'section'] as const) === 'section';
  const refuse = (option: string, isGiven: boolean, of: string): void => {
    if (isGiven && form !== of) throw new UserError(`${option} goes with --as ${of} alone`);
  };
  refuse('--by section', bySection, 'zips');
  refuse('--submissions', submissions !== undefined, 'canvas');
  refuse('--from', from !== undefined, 'eml');
  refuse('--subject', subject !== undefined, 'eml');
  if (form === 'moodle') return moodle;
  if (form === 'canvas') {
    const given = submissions === undefined ? null : await pathsIn(submissions, cwd);
    return (pages) => canvas(pages, given);
  }
  if (form === 'zips') {
    if (bySection && roster === undefined) throw new UserError('--by section needs a --roster with sections');
    return bySection ? sectionZips : zips;
  }
  if (roster === undefined || from === undefined)
    throw new UserError('--as eml needs a --roster with addresses, and --from ADDRESS');
  if (!/^[^\s<>()[\]\\,;:"@]+@[A-Za-z\d.-]+$/.test(from))
    throw new UserError(`--from: found ${JSON.stringify(from)}; expected an address, as ta@example.org`);
  return (pages) => eml(pages, subject === undefined ? { from } : { from, subject });
}

/** Names of the files in what a system gave. */
async function pathsIn(path: string, cwd: string): Promise<readonly string[]> {
  const at = resolve(cwd, path);
  if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
  const source = statSync(at).isDirectory() ? folderSource(at, path) : await openArchiveAt(at, path, path);
  if (source === null) throw new UserError(`${path}: this is not a complete archive; download it again`);
  try {
    return (await source.list()).filter(({ kind }) => kind === 'file').map((entry) => entry.path);
  } finally {
    await source.close();
  }
}

async function writeFiles({ files }: HandBack, out: string): Promise<void> {
  for (const file of files) {
    const at = join(out, file.path);
    await mkdir(dirname(at), { recursive: true });
    await writeWhole(dirname(at), basename(at), 'zip' in file ? zipPieces(file.zip) : await file.content());
  }
}

function linesOf(
  { withheld, missing, unknown, byName }: Collected,
  { files, without }: HandBack,
  reached: readonly string[],
  out: string,
): string[] {
  const some = (ids: readonly string[], words: string): string[] =>
    ids.length === 0 ? [] : [`  ${words}: ${list(ids.map(visibleLine))}.`];
  const reasons = [...new Set(without.map(({ why }) => why))];
  const [only, ...others] = files;
  const where = only !== undefined && others.length === 0 ? join(out, only.path) : out;
  return [
    `${reached.length} ${reached.length === 1 ? 'page is' : 'pages are'} in ${where}.`,
    ...some(byName, 'Found in the roster by name alone'),
    ...some(withheld, 'Withheld, and not handed back'),
    ...some(missing, 'Without a result that can be read'),
    ...some(unknown, 'Not in the roster, or two as one person of it'),
    ...reasons.flatMap((why) =>
      some(
        without.filter((one) => one.why === why).map(({ id }) => id),
        `Not reached, as ${why}`,
      ),
    ),
  ];
}
