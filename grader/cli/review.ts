import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type AlikePair, REVIEW_KINDS, type ReviewKind, reviewIn } from '../batch/review.ts';
import type { CommandModule, Context } from './context.ts';
import { helpText } from './helpText.ts';
import { classIn } from './inFolder.ts';
import { EXIT, widthOf } from './io.ts';
import { itemJson, reviewLines } from './reviewText.ts';
import { UserError } from './userError.ts';

interface Options {
  readonly similar?: string;
  readonly kind?: readonly string[];
  readonly strict?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

const HELP = [
  'Withheld scores, work that cannot be used, what is unusual in a score that stands,',
  'work that is alike (--similar), and what was decided by hand: each with why, where its',
  'page is, and the commands that settle it. To settle one as it is, decide with --add 0.',
  'At a terminal it walks through them one by one: look, accept, decide, go on.',
  '',
  'Examples:',
  '  cutoff review results',
  '  cutoff review results --similar similar --kind similar',
];

/**
 * `cutoff review DIR`: what in a graded class wants a person. JSON: `{ open, items: [{ kind, id, name, code,
 * why, page, commands, with? }] }`; `open` leaves out what is decided.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<folder>', 'what "grade" wrote: its --out folder')
    .option('--similar <folder>', 'what "similar" wrote: its --out folder')
    .option(
      '--kind <kind>',
      `this kind alone (may be given again): ${REVIEW_KINDS.join(', ')}`,
      (kind: string, kinds: string[] | undefined) => [...(kinds ?? []), kind],
    )
    .option('--list', 'list them at a terminal, too')
    .option('--strict', 'exit with 1 while anything is open')
    .addHelpText('after', helpText(...HELP))
    .action((folder: string) => run((context) => review(folder, command.opts<Options>(), context)));
};

async function review(folder: string, options: Options, context: Context): Promise<number> {
  const { io, print, printJson } = context;
  const kinds = (options.kind ?? REVIEW_KINDS).map(kindOf);
  const { out, members, policy } = await classIn(io.cwd, folder, '');
  const pairs = options.similar === undefined ? [] : await pairsIn(options.similar, io.cwd);
  const all = await reviewIn(out, members, policy, pairs);
  const items = all.filter(({ kind }) => kinds.includes(kind));
  const named = { results: folder, similar: options.similar ?? '' };
  const isWalk = [io.stdin, io.stdout].every((stream) => stream?.isTTY === true);
  if (isWalk && items.length > 0 && options.list !== true && options.json !== true) {
    const { walkThrough } = await import('./reviewWalk.ts');
    const left = await walkThrough({ items, out, named }, context);
    return options.strict === true && left > 0 ? EXIT.failed : EXIT.done;
  }
  const open = items.filter(({ kind }) => kind !== 'overridden').length;
  if (options.json === true) printJson({ open, items: items.map((item) => itemJson(item, named)) });
  else for (const line of reviewLines(items, named, widthOf(io.stdout))) print(line);
  return options.strict === true && open > 0 ? EXIT.failed : EXIT.done;
}

function kindOf(text: string): ReviewKind {
  const kind = REVIEW_KINDS.find((each) => each === text);
  if (kind === undefined)
    throw new UserError(`--kind: found ${JSON.stringify(text)}; expected one of ${REVIEW_KINDS.join(', ')}`);
  return kind;
}

/** What `cutoff similar --out` wrote. */
async function pairsIn(folder: string, cwd: string): Promise<AlikePair[]> {
  const path = join(resolve(cwd, folder), 'pairs.json');
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    const { pairs } = JSON.parse(text) as { readonly pairs: readonly Partial<AlikePair>[] };
    return pairs.map(({ a, b, from = '', similarity, page = null }) => {
      if (typeof a !== 'string' || typeof b !== 'string' || typeof similarity !== 'number') throw new Error();
      return { a, b, from, similarity, page };
    });
  } catch {
    throw new UserError(
      `--similar: ${folder}: there is no pairs.json that can be read; expected the folder that ` +
        '"cutoff similar --out" wrote',
    );
  }
}
