import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: node test/compare/compare.mjs BEFORE_CHECKOUT [AFTER_CHECKOUT=this one]

  --only WORD   only jobs whose name holds this word, such as alpha-beta or quizzes/ (may be given again)
  --whole       all held-out submissions, the hostile corpus and adequacy too, not only a sample
  --accepted    list the differences that are on purpose too, by their reasons
  --all         list every place of each difference, not only the first few
  --keep DIR    where what the program after writes goes
  --list        list the jobs and run none

Both checkouts must be built. Exit code: 0 all alike, 1 something differs.`;

const OPTIONS = {
  only: { type: 'string', multiple: true, default: [] },
  whole: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  accepted: { type: 'boolean', default: false },
  keep: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

/** The command line, read; null where it is of no use, or asks for help. */
export function readOptions(argv) {
  const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  if (values.help || positionals.length < 1 || positionals.length > 2) return null;
  const here = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const [before, after, keep] = [positionals[0], positionals[1] ?? here, values.keep].map(
    (path) => path && resolve(path),
  );
  return { ...values, before, after, keep };
}
