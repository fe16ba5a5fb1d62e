import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { onPaper, PAPERS } from '../../report/paper.ts';
import type { Paper } from '../../report/paper.ts';
import type { Io } from '../io.ts';
import { oneOf } from '../didYouMean.ts';
import { UserError } from '../userError.ts';
import { findBrowser, printToPdf, SandboxedBrowser } from './browser.ts';

export interface PdfOptions {
  readonly pdf?: boolean;
  readonly paper?: string;
  readonly browser?: string;
}

/** A page of ours, with what stands below on each sheet of paper. */
export interface Sheet {
  readonly html: string;
  readonly footer: string;
  /** Whose page it is, for a message. */
  readonly of: string;
}

/** The options of commands that can print. */
export const withPdfOptions = (command: Command): Command =>
  command
    .option('--paper <size>', `for PDF: ${PAPERS.join(' or ')} (default: what CUTOFF_PAPER says, else a4)`)
    .option(
      '--browser <path>',
      'for PDF: a Chromium, Chrome or Edge (default: CUTOFF_CHROMIUM, or one found)',
    );

/** Null where nothing is to be printed. `instead` says what there is without a browser. */
export function printerFor(io: Io, options: PdfOptions, instead: string): Printer | null {
  if (options.pdf !== true) {
    for (const name of ['paper', 'browser'] as const)
      if (options[name] !== undefined) throw new UserError(`--${name} goes with --pdf alone`);
    return null;
  }
  const set = io.env['CUTOFF_PAPER'] ?? '';
  const paper =
    oneOf('--paper', options.paper, PAPERS) ??
    oneOf('CUTOFF_PAPER', set === '' ? undefined : set, PAPERS) ??
    'a4';
  return new Printer(browserFor(io, options, { what: 'a PDF needs', instead }), paper);
}

/** The browser that is named, or found. `what` needs it; `instead` says what there is without. */
export function browserFor(
  io: Io,
  { browser: named }: Pick<PdfOptions, 'browser'>,
  { what, instead }: { readonly what: string; readonly instead: string },
): string {
  const path = named === undefined ? null : resolve(io.cwd, named);
  if (path !== null && !existsSync(path)) throw new UserError(`--browser: ${named} is not there`);
  const browser = path ?? findBrowser(io.env);
  if (browser !== null) return browser;
  throw new UserError(
    `${what} Chromium, Chrome or Edge, and none was found. Name one with --browser, or set ` +
      `CUTOFF_CHROMIUM to the path of one, or ${instead}`,
  );
}

const MOST_BROWSERS = 4;

/** Prints pages by a browser, several at a time. */
export class Printer {
  readonly #browser: SandboxedBrowser;
  readonly #paper: Paper;

  constructor(browser: string, paper: Paper) {
    this.#browser = new SandboxedBrowser(browser);
    this.#paper = paper;
  }

  /** In the same order. */
  async print(sheets: readonly Sheet[]): Promise<Buffer[]> {
    const made: Buffer[] = [];
    const waiting = sheets.entries();
    const lane = async (): Promise<void> => {
      const folder = await mkdtemp(join(tmpdir(), 'cutoff-pdf-'));
      try {
        for (const [at, sheet] of waiting) made[at] = await this.#printed(sheet, folder);
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    };
    const lanes = Math.min(MOST_BROWSERS, availableParallelism(), sheets.length);
    await Promise.all(Array.from({ length: lanes }, lane));
    return made;
  }

  async #printed({ html, footer, of }: Sheet, folder: string): Promise<Buffer> {
    const [page, pdf, profile] = ['page.html', 'page.pdf', 'profile'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(page, onPaper(html, this.#paper, footer));
    await rm(pdf, { force: true });
    if (await this.#browser.make((path, extra) => printToPdf(path, { page, pdf, profile, extra })))
      return readFile(pdf);
    throw new UserError(`the browser ${this.#browser.path} did not print the page of ${of}; leave out --pdf`);
  }
}
