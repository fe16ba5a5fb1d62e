import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { CUTS, PLAYERS } from '../../../reference/game.ts';
import type { Cut, Player } from '../../../reference/game.ts';
import { formatTree } from '../../content/formatTree.ts';
import { layOut } from '../../report/layOut.ts';
import type { Json } from '../../report/layOut.ts';
import type { Constraints } from '../../quiz/make/constraints.ts';
import { blameWords, generateTree, MOST_LEAVES, noDeepCutoff } from '../../quiz/make/generate.ts';
import { quizAround } from '../../quiz/make/quizFile.ts';
import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import { didYouMean } from '../didYouMean.ts';
import type { SubCommand } from '../subCommand.ts';
import { EXIT } from '../io.ts';
import { writeFileAt } from './render.ts';
import { UserError } from '../userError.ts';

interface Options {
  readonly shape: string;
  readonly levels: string;
  readonly values: string;
  readonly convention: Cut;
  readonly cutoffs?: string;
  readonly subtree?: boolean;
  readonly deep?: boolean;
  readonly pruned?: string;
  readonly uniqueBest?: boolean;
  readonly equalBounds?: 'free' | 'bound';
  readonly reveals?: string;
  readonly seed: string;
  readonly count: string;
  readonly tree?: boolean;
  readonly out?: string;
  readonly json?: boolean;
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
        `\nMistakes: ${HAND_MISTAKES.map(({ id }) => id).join(', ')}\n\nExample:\n  cutoff quiz generate --subtree --unique-best --equal-bounds free \\\n    --pruned 20-60 --cutoffs 2-9 --out quiz.json`,
      )
      .action(() =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const shape = {
            branching: branchingOf(options.shape),
            levels: levelsOf(options.levels),
            values: pair(options.values, 'values'),
            cut: options.convention,
          };
          const constraints = constraintsOf(options);
          const impossible = constraints.deep === true ? noDeepCutoff(shape) : null;
          if (impossible !== null) throw new UserError(`--deep: ${impossible}`);
          const [seed, count] = [
            whole(options.seed, 'seed', 0, 2 ** 31 - 1),
            whole(options.count, 'count', 1, 10_000),
          ];
          const made: { readonly name: string; readonly file: unknown }[] = [];
          for (let at = 0; at < count; at += 1) {
            // Seeds in a row belong to different calls; a call's own trees are drawn far from them.
            const drawn = generateTree(
              count === 1 ? seed : (Math.imul(seed, 0x9e3779b1) + at) | 0,
              shape,
              constraints,
            );
            if (!drawn.ok) throw new UserError(blameWords(drawn.blame));
            const title = `${options.shape} tree, seed ${seed}${count === 1 ? '' : `, number ${at + 1}`}`;
            const tree = { ...drawn.tree, title };
            made.push({
              name: `quiz-${String(at + 1).padStart(String(count).length, '0')}.json`,
              file: options.tree === true ? formatTree(tree) : quizAround(tree, options.convention, title),
            });
          }
          if (options.out !== undefined) {
            await write(resolve(io.cwd, options.out), options.out, made);
            if (options.json !== true)
              print(`${count === 1 ? 'It is' : `${count} quizzes are`} in ${options.out}.`);
          }
          if (options.json === true) printJson(count === 1 ? made[0]!.file : made.map(({ file }) => file));
          else if (options.out === undefined)
            print(made.map(({ file }) => layOut(file as Json).trimEnd()).join('\n'));
          return EXIT.done;
        }),
      );
  },
};

async function write(
  path: string,
  shown: string,
  made: readonly { readonly name: string; readonly file: unknown }[],
): Promise<void> {
  if (made.length === 1) return writeFileAt(path, shown, layOut(made[0]!.file as Json));
  try {
    await mkdir(path, { recursive: true });
  } catch {
    throw new UserError(`${shown}: cannot be made a folder`);
  }
  for (const { name, file } of made)
    await writeFileAt(join(path, name), join(shown, name), layOut(file as Json));
}

function constraintsOf({
  cutoffs,
  subtree,
  deep,
  pruned,
  uniqueBest,
  equalBounds,
  reveals,
}: Options): Constraints {
  return {
    ...(cutoffs === undefined ? {} : { cutoffs: range(cutoffs, 'cutoffs') }),
    ...(pruned === undefined
      ? {}
      : {
          pruned: range(pruned.replaceAll('%', ''), 'pruned').map((percent) => percent / 100) as [
            number,
            number,
          ],
        }),
    ...(subtree === true ? { subtree: true } : {}),
    ...(deep === true ? { deep: true } : {}),
    ...(uniqueBest === true ? { uniqueBest: true } : {}),
    ...(equalBounds === undefined ? {} : { convention: equalBounds }),
    ...(reveals === undefined ? {} : { reveals: reveals.split(',').map(mistakeNamed) }),
  };
}

function mistakeNamed(text: string): string {
  const ids = HAND_MISTAKES.map(({ id }) => id);
  const name = text.trim();
  if (ids.includes(name)) return name;
  throw new UserError(
    `--reveals: there is no mistake ${JSON.stringify(name)}${didYouMean(name, ids)}\nSee: cutoff quiz generate --help`,
  );
}

function branchingOf(text: string): number[] {
  const parts = text.split(/[x×,]/).map((part) => (/^\d{1,2}$/.test(part.trim()) ? Number(part) : NaN));
  const leaves = parts.reduce((product, part) => product * part, 1);
  if (!parts.every((part) => part >= 1 && part <= 10) || leaves < 2 || leaves > MOST_LEAVES)
    throw new UserError(
      `--shape: found ${JSON.stringify(text)}; expected numbers from 1 to 10 such as 3x3x3, with 2 to ${MOST_LEAVES} leaves in all`,
    );
  return parts;
}

function levelsOf(text: string): Player[] {
  const levels = text.split(',').map((part) => part.trim().toLowerCase());
  if (!levels.every((level): level is Player => (PLAYERS as readonly string[]).includes(level)))
    throw new UserError(
      `--levels: found ${JSON.stringify(text)}; expected players such as max,min or max,chance,min`,
    );
  return levels;
}

function pair(text: string, name: string): [number, number] {
  const numbers = text.split(',').map((part) => (/^\s*-?\d{1,6}\s*$/.test(part) ? Number(part) : NaN));
  if (numbers.length !== 2 || !(numbers[0]! <= numbers[1]!))
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected two whole numbers, the lowest first, such as 0,9`,
    );
  return numbers as [number, number];
}

function range(text: string, name: string): [number, number] {
  const found = /^\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*$/.exec(text);
  const [least, most] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  if (found === null || least > most)
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected a whole number, or two such as 2-4`,
    );
  return [least, most];
}

export function whole(text: string, name: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most))
    throw new UserError(
      `--${name}: found ${JSON.stringify(text)}; expected a whole number from ${least} to ${most}`,
    );
  return value;
}
