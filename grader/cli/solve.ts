import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { reasonOf } from '../observe/submission/folder.ts';
import { count } from '../words/numbers.ts';
import { MAX_N, TREE_ALGORITHMS, type TreeAlgorithm } from '../../reference/adversarial/treeAlgorithms.ts';
import type { Solution } from '../../reference/adversarial/solution.ts';
import { solveMaxN } from '../../reference/adversarial/maxNSolution.ts';
import { solve } from '../../reference/adversarial/solve.ts';
import { formatNotation } from '../content/notation/formatNotation.ts';
import { CUTS, FULL_WINDOW, RETURNS } from '../../reference/game.ts';
import type { Cut, Returns, Window } from '../../reference/game.ts';
import type { Tree } from '../../reference/games/tree.ts';
import type { CommandModule } from './context.ts';
import { EXIT, widthOf } from './io.ts';
import { depthOption, readTree } from './readTree.ts';
import { answers, howSearched, solveText } from './solveText.ts';
import type { Value } from './solveText.ts';
import { searchOf } from './searchOf.ts';
import { UserError } from './userError.ts';
import { helpText } from './helpText.ts';
import { parseWindow } from './windowOption.ts';

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
    .option('--window <alpha,beta>', 'bounds to start from, such as -inf,5', parseWindow)
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
        const { algorithm, convention, returns, window, ...rest } = command.opts<Options>();
        const { tree } = await readTree(path, io);
        if (rest.notation === true) {
          print(formatNotation(tree));
          return EXIT.done;
        }
        const search = { algorithm, convention, returns, depth: depthOption(rest.depth) };
        const solution = searchOf(path, () => solved(tree, search, window));
        if (rest.html !== undefined) {
          const page = await pageOf(tree, solution, search, window);
          await write(io.cwd, rest.html, page);
        }
        if (rest.json === true) printJson(solution);
        else print(solveText(tree, solution, { ...search, width: widthOf(io.stdout) }));
        return EXIT.done;
      }),
    );
};

type Search = Pick<Options, 'algorithm' | 'convention' | 'returns'> & { readonly depth: number };

function solved(tree: Tree, search: Search, window: Window | undefined): Solution<Value> {
  const { algorithm, convention: cut, returns, depth } = search;
  if (algorithm === MAX_N) return solveMaxN(tree, depth);
  return solve(tree, { algorithm, cut, returns, depth, ...(window === undefined ? {} : { window }) });
}

/** The page of a search that has succeeded, so that it does again. */
async function pageOf(
  tree: Tree,
  solution: Solution<Value>,
  search: Search,
  window: Window = FULL_WINDOW,
): Promise<string> {
  const { algorithm, convention: cut, returns, depth } = search;
  const { solvePage } = await import('../report/solvePage.ts');
  const { evaluatedLeaves, prunedLeaves } = solution;
  return solvePage({
    tree,
    search: algorithm === MAX_N ? { algorithm, depth } : { algorithm, cut, returns, window, depth },
    how: howSearched(search),
    facts: [
      ...answers(tree, solution),
      { label: 'Evaluated', value: count(evaluatedLeaves.length, 'leaf', 'leaves') },
      { label: 'Pruned', value: count(prunedLeaves.length, 'leaf', 'leaves') },
    ],
  });
}

async function write(cwd: string, file: string, page: string): Promise<void> {
  try {
    await writeFile(resolve(cwd, file), page);
  } catch (error) {
    throw new UserError(`--html ${file}: cannot be written (${reasonOf(error)})`);
  }
}
