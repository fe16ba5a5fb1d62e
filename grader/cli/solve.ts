import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { reasonOf } from '../observe/submission/folder.ts';
import {
  solveAny,
  TREE_ALGORITHMS,
  treeSearch,
  type TreeAlgorithm,
} from '../../reference/adversarial/treeAlgorithms.ts';
import { CUTS, FULL_WINDOW, RETURNS } from '../../reference/game.ts';
import type { Cut, Returns, Window } from '../../reference/game.ts';
import { formatNotation } from '../content/notation/formatNotation.ts';
import { factsOf } from '../report/solved.ts';
import { solvedText } from '../report/solvedText.ts';
import type { SolvedTree } from '../report/solvePage.ts';
import type { CommandModule } from './context.ts';
import { EXIT, widthOf } from './io.ts';
import { depthOption, readTree } from './readTree.ts';
import { searchOf } from './searchOf.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';
import { windowOption } from './windowOption.ts';

interface Options {
  readonly algorithm: TreeAlgorithm;
  readonly convention: Cut;
  readonly returns: Returns;
  readonly depth?: string;
  readonly window?: Window;
  readonly json?: boolean;
  readonly html?: string;
  readonly notation?: boolean;
}

/**
 * `cutoff solve TREE`. JSON: the `Solution` of `reference/adversarial/solution.ts`; by max-n every value is a
 * list, one number a player.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<tree>', 'tree file, or - for what is piped in')
    .addOption(
      new Option('--algorithm <algorithm>', 'how to search').choices(TREE_ALGORITHMS).default('alpha-beta'),
    )
    .addOption(
      new Option('--convention <cut>', 'cut when the value passes the bound, or as soon as it meets it')
        .choices(CUTS)
        .default('non-strict'),
    )
    .addOption(
      new Option('--returns <form>', 'what a search returns outside its window')
        .choices(RETURNS)
        .default('fail-soft'),
    )
    .option('--depth <plies>', 'stop there and take evaluations')
    .option('--window <alpha,beta>', 'bounds to start from, such as -inf,5', windowOption)
    .option('--notation', 'print the tree in the short notation, and do no more')
    .option('--html <file>', 'write a page that plays the search, step by step')
    .addHelpText(
      'after',
      helpText(
        'Examples:',
        '  cutoff solve tree.json',
        '  cutoff solve tree.json --algorithm minimax --depth 2',
        '  cutoff solve tree.json --html search.html',
        '  cutoff solve tree.json --convention strict --window=-inf,5 --json',
        '',
        'A tree file is as simple as { "title": "mine", "tree": [[3, 12], [2, 4]] };',
        'MAX moves first. Nested lists alone will do, and so does the short notation:',
        'max: min: 3 12 | min: 2 4',
      ),
    )
    .action((path: string) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<Options>();
        const { algorithm, convention: cut, returns, window = FULL_WINDOW } = options;
        const { tree } = await readTree(path, io);
        if (options.notation === true) {
          print(formatNotation(tree));
          return EXIT.done;
        }
        const search = treeSearch(algorithm, { cut, returns, window, depth: depthOption(options.depth) });
        const solution = searchOf(path, () => solveAny(tree, search));
        if (options.html !== undefined)
          await write(io.cwd, options.html, await pageOf({ tree, search, facts: factsOf(tree, solution) }));
        if (options.json === true) printJson(solution);
        else print(solvedText(tree, solution, search, widthOf(io.stdout)));
        return EXIT.done;
      }),
    );
};

/** The page of a search that has succeeded, so that it does again. */
async function pageOf(solved: SolvedTree): Promise<string> {
  const [{ solvePage }, { loadTemplates }] = await Promise.all([
    import('../report/solvePage.ts'),
    import('../report/templates.ts'),
  ]);
  return solvePage(loadTemplates(), solved);
}

async function write(cwd: string, file: string, page: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, file), page);
  } catch (error) {
    throw new UserError(`--html ${file}: cannot be written (${reasonOf(error)})`);
  }
}
