import { PICTURE_STYLE } from '../picture/style.ts';
import { SITE_WORDS } from '../words/site.ts';
import { VERSION } from '../types/version.ts';
import { REPORT_ASSETS } from './pageScripts.ts';
import { createProse } from './prose.ts';
import { loadTemplates, sourceHash } from './templates.ts';

/** An exercise as the list of a site names it. */
export interface ListedExercise {
  readonly slug: string;
  readonly title: string;
  readonly languages: string;
  readonly level: number | null;
  readonly after: string;
}

export interface ListedChapter {
  readonly title: string;
  readonly exercises: readonly ListedExercise[];
}

export interface SiteExercise {
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly handout: string;
  readonly languages: readonly { readonly id: string; readonly name: string; readonly file: string }[];
}

/** Writes the pages of a site, which load their scripts and styles from its `assets/`. */
export interface SiteWriter {
  list(title: string, chapters: readonly ListedChapter[]): string;
  exercise(site: string, exercise: SiteExercise): string;
  readonly style: string;
}

export function createSiteWriter(): SiteWriter {
  const templates = loadTemplates();
  const prose = createProse();
  const [list, exercise] = [templates.page('siteList'), templates.page('siteExercise')];
  const { style } = templates.assets('', ['base', 'site']);
  const reports = REPORT_ASSETS.map(({ styles, scripts }) =>
    templates.assets(PICTURE_STYLE, styles, ...scripts),
  );
  const policy = [
    `default-src 'none'`,
    // The report stands in a frame of its own, whose script and style are known beforehand.
    `script-src 'self' 'wasm-unsafe-eval' ${reports.map(({ script }) => sourceHash(script)).join(' ')}`,
    `style-src 'self' ${reports.map((each) => sourceHash(each.style)).join(' ')}`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return {
    style,
    list: (title, chapters) => list({ policy, title, chapters, root: '', script: 'list', version: VERSION }),
    exercise: (site, { slug, title, handout, languages }) =>
      exercise({
        policy,
        site,
        title,
        languages,
        root: '../',
        script: 'exercise',
        facts: JSON.stringify({
          slug,
          files: Object.fromEntries(languages.map(({ id, file }) => [id, file])),
        }),
        handoutHtml: prose(handout.replace(FIRST_HEADING, '')),
        accept: languages.map(({ file }) => file.slice(file.lastIndexOf('.'))).join(','),
        keys: SITE_WORDS.editorKeys,
      }),
  };
}

/** The page has the title as its own heading. */
const FIRST_HEADING = /^\s*#[^\n]*\n/;
