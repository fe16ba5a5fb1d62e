import { Option } from 'commander';
import { TREE_ALGORITHMS, treeSearch } from '../../../reference/adversarial/treeAlgorithms.ts';
import { CUTS, FULL_WINDOW, RETURNS } from '../../../reference/game.ts';
import type { Cut, Returns, Window } from '../../../reference/game.ts';
import { treeOf } from '../../content/anyTree.ts';
import { kindOfFile } from '../../content/fileKind.ts';
import { parseJson } from '../../content/json.ts';
import { parseRunJson } from '../../content/run.ts';
import { LOOKS, type Look } from '../../picture/standalone.ts';
import type { CommandModule } from '../context.ts';
import { oneOf } from '../didYouMean.ts';
import { helpText } from '../helpText.ts';
import { EXIT } from '../io.ts';
import { depthOption, type Named, textNamed, treeIn, treeRead } from '../readTree.ts';
import { problemsError, UserError } from '../userError.ts';
import { windowOption } from '../windowOption.ts';
import type { Drawing } from './drawing.ts';
import { runDrawing } from './drawRun.ts';
import { bareDrawing, treeDrawing } from './drawTree.ts';
import { asText, FORMATS, formatOf, isTextFormat } from './formats.ts';
import type { StepOptions } from './steps.ts';
import { draw, writeText } from './write.ts';

interface Options extends StepOptions {
  readonly algorithm?: string;
  readonly convention: Cut;
  readonly returns: Returns;
  readonly depth?: string;
  readonly window?: Window;
  readonly seed?: string;
  readonly to?: string;
  readonly out?: string;
  readonly style: Look;
  readonly answers: boolean;
  readonly animate?: boolean;
  readonly browser?: string;
  readonly json?: boolean;
}

/** `cutoff draw TREE|RUN`. JSON: `{ title, steps: [{ step, text }], files }`. */
export const define: CommandModule['define'] = (command, run) => {
  command
    .argument('<file>', 'tree or run file, or - for what is piped in')
    .option('--step <k>', 'the step to draw (default: the last one)')
    .option('--cutoffs', 'each step that is a cutoff')
    .option('--all', 'each step')
    .option('--to <format>', `${FORMATS.join(', ')} (default: what --out ends in, else svg)`)
    .option('--out <file>', 'where it goes; several pictures are numbered by their steps')
    .addOption(
      new Option('--style <style>', 'colours of a screen, or black on white').choices(LOOKS).default('light'),
    )
    .option('--no-answers', 'what is given alone, with nothing that a search finds')
    .option('--animate', 'one picture, or page, that plays all steps (--to svg or html)')
    .option('--algorithm <algorithm>', 'how to search (default: alpha-beta, or what fits the run)')
    .addOption(new Option('--convention <cut>', 'as "solve" has it').choices(CUTS).default('non-strict'))
    .addOption(new Option('--returns <form>', 'as "solve" has it').choices(RETURNS).default('fail-soft'))
    .option('--depth <plies>', 'stop there and take evaluations')
    .option('--window <alpha,beta>', 'bounds to start from, such as -inf,5', windowOption)
    .option('--seed <n>', 'of a run (default: the first one of the file)')
    .option('--browser <path>', 'for PNG and PDF: a Chromium, Chrome or Edge (default: one that is found)')
    .addHelpText(
      'after',
      helpText(
        'Examples:',
        '  cutoff draw tree.json --out tree.svg',
        '  cutoff draw tree.json --step 13 --style print --out step.pdf',
        '  cutoff draw tree.json --cutoffs --to tikz --out cut.tex',
        '  cutoff draw tree.json --animate --out search.svg',
        '  cutoff draw tree.json --no-answers --to png --out exam.png',
        '  cutoff draw board.json --all --out board.svg',
        '  cutoff draw tree.json --to csv',
        '',
        'Steps of a tree count from 1, as on the page of "solve --html"; those of a run from 0.',
      ),
    )
    .action((path: string) =>
      run(async (context) => {
        const options = command.opts<Options>();
        const format = formatOf(options);
        const named = await textNamed(path, context.io);
        if (isTextFormat(format)) await writeText(context, options, asText(format, treeIn(named).tree));
        else await draw(context, options, format, drawingOf(named, options));
        return EXIT.done;
      }),
    );
};

function drawingOf(named: Named, options: Options): Drawing {
  const { text, name: path } = named;
  const json = /^\ufeff?\s*\{/.test(text) ? parseJson(text.replace(/^\ufeff/, ''), path) : null;
  if (json?.ok === true && kindOfFile(json.value) === 'run') return drawingOfRun(json.value, named, options);
  const { tree } = json === null ? treeIn(named) : treeRead(treeOf(json, path), path);
  if (options.seed !== undefined) throw new UserError('--seed goes with a run; a tree has none');
  if (!options.answers) return bareDrawing(tree);
  const { algorithm: name = 'alpha-beta', convention: cut, returns, window = FULL_WINDOW } = options;
  const algorithm = oneOf('--algorithm', name, TREE_ALGORITHMS) ?? 'minimax';
  const depth = depthOption(options.depth);
  const search = treeSearch(algorithm, { cut, returns, window, depth });
  return treeDrawing(tree, search, { path, look: options.style });
}

function drawingOfRun(json: unknown, { name }: Named, options: Options): Drawing {
  const runs = parseRunJson(json, name);
  if (!runs.ok) throw problemsError([...runs.problems]);
  const { title } = json as { readonly title: string };
  for (const key of ['depth', 'window'] as const)
    if (options[key] !== undefined) throw new UserError(`--${key} goes with a tree; ${name} is a run`);
  const { algorithm, seed, answers } = options;
  return runDrawing(runs.value, { title, path: name, algorithm, seed, answers });
}
