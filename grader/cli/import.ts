import { prunes } from '../subjects/subjects.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Cut } from '../../reference/game.ts';
import { buildTree } from '../../reference/games/tree.ts';
import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import { decideCase } from '../content/treeCase/decide.ts';
import type { Decided } from '../content/treeCase/decide.ts';
import { parseTreeCase } from '../content/treeCase/parse.ts';
import { treeOfCase } from '../content/treeCase/treeOfCase.ts';
import { byCodeUnit } from '../observe/submission/found.ts';
import { visibleLine } from '../picture/visible.ts';
import type { Problem } from '../types/result.ts';
import type { CommandModule } from './context.ts';
import { EXIT } from './io.ts';
import { readText } from './readTree.ts';
import { problemsError, UserError, writingTo } from './userError.ts';
import { entry, given } from '../types/lookup.ts';
import { helpText } from './helpText.ts';

interface Options {
  readonly out: string;
  readonly json?: boolean;
}

interface Imported {
  /** The test file. */
  readonly from: string;
  readonly spec: TreeSpec;
  readonly decided: Decided;
  readonly notes: readonly string[];
}

/**
 * `cutoff import FILES…`. JSON: a list of `{ from, to, algorithm, agents, depth, optimal, dependsOnCut, fits,
 * actionFits, notes }`.
 */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument(
      '<files...>',
      '.test files of tree cases, or folders of them; the .solution beside each is read too',
    )
    .option('--out <folder>', 'where the tree files go; made when it is not there', '.')
    .addHelpText(
      'after',
      helpText(
        'Each case becomes a tree file with everything that the case says. A solution is',
        'compared with correct searches, and you are told which cases decide between',
        'strict and non-strict cuts. All files are read before one is written.',
        '',
        'Examples:',
        '  cutoff import cases/small-tree.test',
        '  cutoff import cases --out my-exercise/trees',
      ),
    )
    .action((paths: string[]) =>
      run(async ({ io, print, printJson }) => {
        const options = command.opts<Options>();
        const out = resolve(io.cwd, options.out);
        const tests = testFiles(paths, io.cwd);
        const targets = new Map(tests.map((test) => [test, join(out, `${caseName(test)}.json`)]));
        refuseToOverwrite(targets, io.cwd);
        const imported: Imported[] = [];
        const problems: Problem[] = [];
        for (const test of tests) {
          const read = await readCase(test, io.cwd);
          if ('problems' in read) problems.push(...read.problems);
          else imported.push(read);
        }
        if (problems.length > 0) throw problemsError(problems);
        await writingTo(out, async () => {
          await mkdir(out, { recursive: true });
          for (const { from, spec } of imported)
            await writeFile(entry(targets, from), `${JSON.stringify(spec, null, 2)}\n`, { flag: 'wx' });
        });
        const to = (from: string): string => relative(io.cwd, entry(targets, from));
        if (options.json === true) printJson(imported.map((each) => asJson(each, to(each.from))));
        else for (const each of imported) for (const line of lines(each, to(each.from))) print(line);
        return EXIT.done;
      }),
    );
};

/** Each case once, in the order given; those of a folder in order by code unit. */
function testFiles(paths: readonly string[], cwd: string): string[] {
  const found = paths.flatMap((path) => {
    const at = resolve(cwd, path);
    if (!existsSync(at)) throw new UserError(`${path}: there is no such file or folder`);
    if (statSync(at).isDirectory()) {
      const names = readdirSync(at)
        .filter((name) => name.endsWith('.test'))
        .sort(byCodeUnit);
      if (names.length === 0) throw new UserError(`${path}: there is no .test file in this folder`);
      return names.map((name) => join(path, name));
    }
    if (path.endsWith('.test')) return [path];
    const test = path.replace(/\.solution$/, '.test');
    if (test === path) throw new UserError(`${path}: expected a file that ends in .test`);
    if (!existsSync(resolve(cwd, test)))
      throw new UserError(`${path}: there is no ${basename(test)} beside it`);
    return [test];
  });
  return [...new Set(found)];
}

const caseName = (test: string): string => basename(test).slice(0, -'.test'.length);

function refuseToOverwrite(targets: ReadonlyMap<string, string>, cwd: string): void {
  const seen = new Map<string, string>();
  for (const [test, target] of targets) {
    const other = seen.get(target);
    if (other !== undefined)
      throw new UserError(
        `${other} and ${test} would become one file, ${basename(target)}; import them into different folders`,
      );
    seen.set(target, test);
    if (existsSync(target))
      throw new UserError(
        `${relative(cwd, target)} is there already; nothing was written. Name another folder with --out.`,
      );
  }
}

async function readCase(
  test: string,
  cwd: string,
): Promise<Imported | { readonly problems: readonly Problem[] }> {
  const beside = join(dirname(test), `${caseName(test)}.solution`);
  const solution = existsSync(resolve(cwd, beside))
    ? { text: await readText(beside, cwd), file: beside }
    : null;
  const read = parseTreeCase({ text: await readText(test, cwd), file: test }, solution);
  if (!read.ok) return read;
  const { one, placeOf } = read.value;
  const tree = treeOfCase(one, caseName(test), test, placeOf);
  if (!tree.ok) return tree;
  const { spec, notes } = tree.value;
  return { from: test, spec, notes, decided: decideCase(buildTree(spec)) };
}

function asJson({ from, spec, decided, notes }: Imported, to: string): unknown {
  const { algorithm, count, depth } = given(spec.agents, 'who moves in the tree');
  return { from, to, algorithm, agents: count, depth, ...decided, notes };
}

function lines({ from, spec, decided, notes }: Imported, to: string): string[] {
  const { algorithm, count, depth, expected } = given(spec.agents, 'who moves in the tree');
  const head =
    `${from}: ${algorithm}, ${count} ${count === 1 ? 'agent' : 'agents'}, depth ${depth} (${depth * count} ` +
    `plies) → ${to}`;
  const said = [
    ...(decided.dependsOnCut && algorithm !== undefined && prunes({ algorithm })
      ? [decides(decided.fits, expected !== undefined)]
      : []),
    ...(expected === undefined ? ['No solution is beside it.'] : []),
    ...(decided.fits.length === 0
      ? [
          'Its solution generates other states than any correct search in this order does: ' +
            'look at it before you use it.',
        ]
      : []),
    ...(decided.actionFits || expected === undefined
      ? []
      : [
          `Its solution chooses ${JSON.stringify(expected.action)}, but the best is ` +
            `${decided.optimal.map((action) => JSON.stringify(action)).join(' or ')}.`,
        ]),
    ...notes,
  ];
  return [visibleLine(head), ...said.map((line) => `  ${visibleLine(line)}`)];
}

function decides(fits: readonly Cut[], hasSolution: boolean): string {
  const differ = 'Strict and non-strict cuts generate different states here';
  if (!hasSolution || fits.length === 0) return `${differ}.`;
  return `${differ}: its solution is for ${fits[0]} cuts.`;
}
