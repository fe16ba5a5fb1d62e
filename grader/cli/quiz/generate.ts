import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { CUTS } from '../../../reference/game.ts';
import type { Cut } from '../../../reference/game.ts';
import { formatTree } from '../../content/formatTree.ts';
import { layOut } from '../../report/layOut.ts';
import type { Json } from '../../report/layOut.ts';
import { blameWords, generateTree, noDeepCutoff } from '../../quiz/make/generate.ts';
import { quizAround } from '../../quiz/make/quizFile.ts';
import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import type { SubCommand } from '../subCommand.ts';
import { EXIT } from '../io.ts';
import { branchingOf, constraintsOf, levelsOf, pairOf } from './generateOptions.ts';
import type { ConstraintOptions } from './generateOptions.ts';
import { writeFileAt } from '../writeFileAt.ts';
import { wholeNumber } from './wholeNumber.ts';
import { UserError } from '../userError.ts';

interface Options extends ConstraintOptions {
  readonly shape: string;
  readonly levels: string;
  readonly values: string;
  readonly convention: Cut;
  readonly seed: string;
  readonly count: string;
  readonly tree?: boolean;
  readonly out?: string;
  readonly json?: boolean;
}

/** A file that was made. */
interface Made {
  readonly name: string;
  readonly file: Json;
}

/** `cutoff quiz generate`. JSON: a quiz file, or a list of them. */
export const generateCommand: SubCommand = {
  name: 'generate',
  summary: 'draw a tree that meets your conditions, with questions about it',
  define: (command, run) => {
    command
      .option('--shape <children>', 'children of each node, ply by ply', '3x3x3')
      .option('--levels <players>', 'who moves at each ply, repeated', 'max,min')
      .option('--values <low,high>', 'leaf values', '0,9')
      .addOption(new Option('--convention <cut>', 'when alpha-beta cuts').choices(CUTS).default('non-strict'))
      .option('--cutoffs <number>', 'cutoffs that skip something: a number, or least-most')
      .option('--subtree', 'a whole subtree is cut')
      .option('--deep', 'there is a deep cutoff')
      .option('--pruned <percent>', 'share of the leaves pruned, least-most')
      .option('--unique-best', 'there is one best move')
      .addOption(
        new Option('--equal-bounds <what>', 'the answer is free of the convention, or bound to it').choices([
          'free',
          'bound',
        ]),
      )
      .option('--reveals <mistakes>', 'mistakes that must give another answer, by name')
      .option('--seed <number>', 'what is drawn', '1')
      .option('--count <number>', 'how many', '1')
      .option('--tree', 'only the tree file')
      .option('--out <path>', 'a file, or a folder for several (default: print it)')
      .addHelpText(
        'after',
        `\nMistakes: ${HAND_MISTAKES.map(({ id }) => id).join(', ')}\n` +
          '\nExample:\n  cutoff quiz generate --subtree --unique-best --equal-bounds free \\\n' +
          '    --pruned 20-60 --cutoffs 2-9 --out quiz.json',
      )
      .action(() =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const made = makeAll(options);
          const [first, ...others] = made;
          if (options.out !== undefined) {
            await write(resolve(io.cwd, options.out), options.out, made);
            if (options.json !== true)
              print(`${others.length === 0 ? 'It is' : `${made.length} quizzes are`} in ${options.out}.`);
          }
          if (options.json === true)
            printJson(others.length === 0 ? first?.file : made.map(({ file }) => file));
          else if (options.out === undefined)
            print(made.map(({ file }) => layOut(file).trimEnd()).join('\n'));
          return EXIT.done;
        }),
      );
  },
};

function makeAll(options: Options): Made[] {
  const shape = {
    branching: branchingOf(options.shape),
    levels: levelsOf(options.levels),
    values: pairOf(options.values, 'values'),
    cut: options.convention,
  };
  const constraints = constraintsOf(options);
  const impossible = constraints.deep === true ? noDeepCutoff(shape) : null;
  if (impossible !== null) throw new UserError(`--deep: ${impossible}`);
  const seed = wholeNumber(options.seed, 'seed', 0, 2 ** 31 - 1);
  const count = wholeNumber(options.count, 'count', 1, 10_000);
  return Array.from({ length: count }, (_, at): Made => {
    // Seeds in a row belong to different calls; a call's own trees are drawn far from them.
    const own = count === 1 ? seed : (Math.imul(seed, 0x9e3779b1) + at) | 0;
    const drawn = generateTree(own, shape, constraints);
    if (!drawn.ok) throw new UserError(blameWords(drawn.blame));
    const title = `${options.shape} tree, seed ${seed}${count === 1 ? '' : `, number ${at + 1}`}`;
    const tree = { ...drawn.tree, title };
    const file = options.tree === true ? formatTree(tree) : quizAround(tree, options.convention, title);
    return {
      name: `quiz-${String(at + 1).padStart(String(count).length, '0')}.json`,
      file: file as unknown as Json,
    };
  });
}

async function write(path: string, shown: string, made: readonly Made[]): Promise<void> {
  const [first, ...others] = made;
  if (first !== undefined && others.length === 0) return writeFileAt(path, shown, layOut(first.file));
  try {
    await mkdir(path, { recursive: true });
  } catch {
    throw new UserError(`${shown}: cannot be made a folder`);
  }
  for (const { name, file } of made) await writeFileAt(join(path, name), join(shown, name), layOut(file));
}
