import { TREE_ALGORITHMS } from '../../reference/adversarial/treeAlgorithms.ts';
import { CUTS, RETURNS } from '../../reference/game.ts';
import { PICTURE_STYLE } from '../picture/style.ts';
import { SITE_WORDS } from '../words/site.ts';
import { VERSION } from '../types/version.ts';
import { FRAMED_ASSETS } from './pageScripts.ts';
import type { Templates } from './pageTemplates.ts';
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

/** A quiz as the list of a site names it; on a page for practice, answers are checked. */
export interface ListedQuiz {
  readonly slug: string;
  readonly title: string;
  readonly practice: boolean;
}

export interface SiteExercise {
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly handout: string;
  readonly languages: readonly { readonly id: string; readonly name: string; readonly file: string }[];
}

/** What can be chosen on the page on which trees are drawn. */
export interface SiteTree {
  readonly examples: readonly { readonly id: string; readonly title: string }[];
  readonly formats: readonly { readonly id: string; readonly title: string }[];
  /** Whether there is a part for authors. */
  readonly forAuthors: boolean;
  /** Exercises whose searches can be run on it. */
  readonly exercises: readonly Omit<SiteExercise, 'handout'>[];
}

/** Writes the pages of a site, which load their scripts and styles from its `assets/`. */
export interface SiteWriter {
  list(title: string, chapters: readonly ListedChapter[], quizzes: readonly ListedQuiz[]): string;
  exercise(site: string, exercise: SiteExercise): string;
  tree(site: string, tree: SiteTree): string;
  readonly style: string;
}

export function createSiteWriter(): SiteWriter {
  const templates = loadTemplates();
  const prose = createProse();
  const [list, exercise] = [templates.page('siteList'), templates.page('siteExercise')];
  const tree = templates.page('siteTree');
  const { style } = templates.assets(PICTURE_STYLE, ['base', 'figures', 'site', 'siteTree']);
  const policy = policyOf(templates);
  return {
    style,
    list: (title, chapters, quizzes) =>
      list({
        policy,
        title,
        chapters,
        quizzes: quizzes.map(({ slug, title: name, practice }) => ({ slug, title: name, practice })),
        treePage: SITE_WORDS.treePage,
        root: '',
        script: 'list',
        version: VERSION,
      }),
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
    tree: (site, choices) =>
      tree({
        policy,
        site,
        title: SITE_WORDS.treePage,
        root: '../',
        script: 'tree',
        algorithms: TREE_ALGORITHMS,
        cuts: CUTS.toReversed(),
        returns: RETURNS,
        facts: JSON.stringify(choices.exercises),
        ...choices,
      }),
  };
}

/** What pages of a site may load and run. */
function policyOf(templates: Templates): string {
  // A report and a stepper stand in frames of their own, whose script and style are known beforehand.
  const framed = FRAMED_ASSETS.map(({ styles, scripts }) =>
    templates.assets(PICTURE_STYLE, styles, ...scripts),
  );
  return [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval' ${framed.map(({ script }) => sourceHash(script)).join(' ')}`,
    `style-src 'self' ${framed.map(({ style }) => sourceHash(style)).join(' ')}`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** The page has the title as its own heading. */
const FIRST_HEADING = /^\s*#[^\n]*\n/;
