import { basename, dirname, extname, join, resolve } from 'node:path';
import { type Look, standalonePicture } from '../../picture/standalone.ts';
import { tikzOf } from '../../picture/tikz/tikz.ts';
import { itemAt } from '../../types/lookup.ts';
import { count } from '../../words/numbers.ts';
import type { Context } from '../context.ts';
import { UserError } from '../userError.ts';
import { writeFileAt } from '../writeFileAt.ts';
import type { Drawing } from './drawing.ts';
import type { PictureFormat } from './formats.ts';
import { Camera } from './camera.ts';
import { type StepOptions, stepsAsked } from './steps.ts';

export interface WriteOptions extends StepOptions {
  readonly out?: string;
  readonly style: Look;
  readonly animate?: boolean;
  readonly browser?: string;
  readonly json?: boolean;
}

interface MadeFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/** Writes a text to its file, or prints it. */
export async function writeText(
  context: Context,
  { out, json }: Pick<WriteOptions, 'out' | 'json'>,
  text: string,
): Promise<void> {
  if (out === undefined) context.print(text);
  else await written(context, [{ file: out, content: `${text}\n` }]);
  if (json === true && out !== undefined) context.printJson({ files: [out] });
}

/** Draws the steps that are asked for, each into a file of its own; sheets of a PDF are one file. */
export async function draw(
  context: Context,
  options: WriteOptions,
  format: PictureFormat,
  drawing: Drawing,
): Promise<void> {
  const { out } = options;
  if (options.animate === true || format === 'html')
    return told(context, options, [], await written(context, [await animation(options, format, drawing)]));
  const steps = stepsAsked(options, drawing);
  if (out === undefined) return printed(context, options, format, drawing, steps);
  told(
    context,
    options,
    steps.map((step) => ({ step, text: drawing.sentence(step) })),
    await written(context, await filesOf(context, { ...options, out }, format, drawing, steps)),
  );
}

/** The files, each made once. */
async function filesOf(
  { io }: Context,
  { out, style, browser }: WriteOptions & { readonly out: string },
  format: PictureFormat,
  drawing: Drawing,
  steps: readonly number[],
): Promise<MadeFile[]> {
  const { title } = drawing;
  if (format === 'pdf') {
    const pictures = steps.map((step) => drawing.svg(step));
    return [{ file: out, content: await new Camera(io, style, browser).pdf(pictures, title) }];
  }
  const width = String(drawing.first + drawing.steps - 1).length;
  const fileOf = (step: number): string =>
    steps.length === 1 ? out : withNumber(out, String(step).padStart(width, '0'));
  if (format !== 'png')
    return steps.map((step) => ({ file: fileOf(step), content: textOf(format, drawing, step, style) }));
  const camera = new Camera(io, style, browser);
  const files: MadeFile[] = [];
  for (const step of steps)
    files.push({ file: fileOf(step), content: await camera.png(drawing.svg(step), title) });
  return files;
}

function printed(
  context: Context,
  { style }: WriteOptions,
  format: PictureFormat,
  drawing: Drawing,
  steps: readonly number[],
): void {
  if (steps.length > 1 || format === 'png' || format === 'pdf')
    throw new UserError('--out: expected a file to draw into, such as --out tree.svg');
  context.print(textOf(format, drawing, itemAt(steps, 0), style).trimEnd());
}

function textOf(format: PictureFormat, drawing: Drawing, step: number, look: Look): string {
  if (format === 'dot') {
    if (drawing.dot === null) throw new UserError('--to dot goes with a tree; a local search is none');
    return drawing.dot(step);
  }
  return format === 'tikz' ? tikzOf(drawing.svg(step), look) : standalonePicture(drawing.svg(step), look);
}

async function animation(
  { out, step, cutoffs, all }: WriteOptions,
  format: PictureFormat,
  drawing: Drawing,
): Promise<MadeFile> {
  if (format !== 'svg' && format !== 'html')
    throw new UserError(`--animate: found --to ${format}; expected svg or html`);
  if (out === undefined) throw new UserError('--animate: expected a file to write, such as --out search.svg');
  if (step !== undefined || cutoffs === true || all === true)
    throw new UserError('--animate plays every step: leave --step, --cutoffs and --all out');
  if (drawing.animated === null) throw new UserError('there is nothing here that can be played');
  return { file: out, content: await drawing.animated(format) };
}

/** `tree-07.svg` */
function withNumber(file: string, number: string): string {
  const ending = extname(file);
  return join(dirname(file), `${basename(file, ending)}-${number}${ending}`);
}

async function written({ io }: Context, files: readonly MadeFile[]): Promise<string[]> {
  for (const { file, content } of files) await writeFileAt(resolve(io.cwd, file), file, content);
  return files.map(({ file }) => file);
}

function told(
  { print, printJson }: Context,
  { json }: WriteOptions,
  steps: readonly { readonly step: number; readonly text: string }[],
  files: readonly string[],
): void {
  if (json === true) return printJson({ steps, files });
  const [first = ''] = files;
  const [one] = steps;
  if (steps.length === 1 && one !== undefined) print(one.text);
  print(files.length < 2 ? `Drawn in ${first}.` : `${count(files.length, 'picture')}, from ${first} on.`);
}
