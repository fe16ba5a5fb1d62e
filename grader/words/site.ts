import type { Progress } from '../types/progress.ts';
import { sentence } from './sentence.ts';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** What the pages of a site say by themselves, beside what a report says. */
export const SITE_WORDS = {
  editor: 'Your program',
  editorKeys: 'Control and Enter checks it. Tab indents; to leave by Tab, press Escape first.',
  kept: 'Kept in this browser.',
  notKept: 'This browser keeps nothing: download the file before you leave.',
  checking: 'Checking …',
  fetching: (done: number, all: number) =>
    `Fetching what it runs on, for the first time only: ${megabytes(done)} of ${megabytes(all)} MB …`,
  looking: 'Looking for the reason …',
  writing: 'Writing the report …',
  stopped: 'Stopped. Nothing was judged.',
  /** What runs on a tree of one's own. */
  own: {
    kept: 'What runs is your program, as it is kept in this browser.',
    starter: 'You have not begun this exercise in this browser: what runs is its starter.',
  },
  misfit: (lines: readonly string[]) =>
    `This search does not go with the tree. ${lines.map(sentence).join('. ')}.`,
  checked: ({ isPassed, points, max, words }: Told) =>
    `${isPassed ? 'Checked: all passed.' : 'Checked.'} ${points ?? '–'} of ${max} points. ${words}`,
  failed: (message: string) =>
    `The check could not be made, which says nothing about your program: ${sentence(message)}`,
  score: ({ points, max, words }: Told) => `${points ?? '–'} of ${max} points. ${words}`,
  cut: 'The middle of it is left out.',
  nothingPrinted: 'Your program printed nothing.',
  treePage: 'Draw a tree, and search it',
  noKit: 'The exercise could not be fetched.',
  progress: ({ points, max, isPassed }: Progress) =>
    isPassed ? `passed, ${points} of ${max}` : `${points} of ${max} points so far`,
} as const;

interface Told {
  readonly points: string | null;
  readonly max: string;
  readonly words: string;
  readonly isPassed: boolean;
}
