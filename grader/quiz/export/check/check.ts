import type { Asked } from '../exportedAnswers.ts';
import type { Bank, Item, OutFile } from '../questionBank.ts';
import { readCanvas } from './canvas.ts';
import { readGift } from './gift.ts';
import { readMoodle } from './moodle.ts';
import { readItem21 } from './qti21.ts';
import { sum, Unreadable } from './readBack.ts';
import type { ReadBack } from './readBack.ts';
import { repliesTo } from './replies.ts';

/** Systems whose files can be read back by a parser that is not ours. */
export const READABLE = ['moodle', 'qti12', 'qti21', 'gift'] as const;
export type Readable = (typeof READABLE)[number];

/** What a question came to: what the right answer and wrong ones earn there, of 1. */
export interface Outcome {
  readonly question: string;
  /** From 1; 0 where there are no variants. */
  readonly variant: number;
  readonly right: number;
  readonly wrong: readonly number[];
  /** Null where all is as it should be. */
  readonly failed: 'missing' | 'right-not-full' | 'wrong-full' | null;
}

/** Every question, or why the file could not be read. */
export type Checked =
  { readonly ok: true; readonly outcomes: readonly Outcome[] } | { readonly ok: false; readonly why: string };

/** Reads an export back, and marks right and wrong answers by the system’s own rules. */
export function checkExport(
  target: Readable,
  { groups }: Bank,
  files: readonly OutFile[],
  askedOf: (item: Item) => readonly Asked[],
): Checked {
  try {
    const known = new Map(READERS[target].read(files).map((each) => [each.name, each]));
    const outcomes = groups.flatMap(({ id, items }) =>
      items.map((item, at): Outcome => {
        const asked = askedOf(item);
        const questions = placed(asked, READERS[target].names(item), known);
        const variant = items.length === 1 ? 0 : at + 1;
        return questions === null
          ? { question: id, variant, right: 0, wrong: [], failed: 'missing' }
          : { question: id, variant, ...marked(asked, questions) };
      }),
    );
    return { ok: true, outcomes };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, why: error.message };
    throw error;
  }
}

interface Reader {
  readonly read: (files: readonly OutFile[]) => ReadBack[];
  /** The name of a question there, and of its parts where each is a question of its own. */
  readonly names: (item: Item) => { readonly whole: string; readonly part: (number: number) => string };
}

const textOf = (files: readonly OutFile[], ending: string): readonly [string, string] => {
  const file = files.find(({ path }) => path.endsWith(ending));
  return [file?.content ?? '', file?.path ?? ending];
};

const READERS: Readonly<Record<Readable, Reader>> = {
  moodle: {
    read: (files) => readMoodle(...textOf(files, '.xml')),
    names: ({ id }) => ({ whole: id, part: () => '' }),
  },
  qti12: {
    read: (files) => readCanvas(...textOf(files, '-quiz.xml')),
    names: ({ id }) => ({ whole: id, part: (number) => `${id}-part${number}` }),
  },
  qti21: {
    read: (files) =>
      files
        .filter(({ path }) => /^q-.*\.xml$/.test(path))
        .map(({ path, content }) => readItem21(content, path)),
    names: ({ id }) => ({ whole: `q-${id}`, part: () => '' }),
  },
  gift: {
    read: (files) => readGift(...textOf(files, '.gift.txt')),
    names: ({ title }) => ({ whole: title, part: (number) => `${title} ${number}` }),
  },
};

/** A question there, and which of the parts it asks. */
interface Placed {
  readonly there: ReadBack;
  readonly from: number;
  readonly to: number;
}

/** Null where some are not there. */
function placed(
  asked: readonly Asked[],
  names: ReturnType<Reader['names']>,
  known: ReadonlyMap<string, ReadBack>,
): Placed[] | null {
  const whole = known.get(names.whole);
  if (whole !== undefined) return [{ there: whole, from: 0, to: asked.length }];
  const parts = asked.flatMap((_, at) => {
    const there = known.get(names.part(at + 1));
    return there === undefined ? [] : [{ there, from: at, to: at + 1 }];
  });
  return parts.length === asked.length ? parts : null;
}

/** Shares are of up to seven digits there, and may not add up to quite all. */
const FULL = 0.9999;

function marked(
  asked: readonly Asked[],
  questions: readonly Placed[],
): Pick<Outcome, 'right' | 'wrong' | 'failed'> {
  const { right, wrong } = repliesTo(asked);
  const earned = (replies: typeof right): number =>
    sum(questions.map(({ there, from, to }) => there.mark(replies.slice(from, to)))) / questions.length;
  const [full, others] = [earned(right), wrong.map(earned)];
  const failed = full < FULL ? 'right-not-full' : others.some((each) => each >= FULL) ? 'wrong-full' : null;
  return { right: full, wrong: others, failed };
}
