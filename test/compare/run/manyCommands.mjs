/**
 * Runs many commands of the program in this one process: `manyCommands.mjs PROGRAM LIST`. Each time the
 * program's own file is imported anew, as Node would run it, and what it loads is loaded once. It must end by
 * setting `process.exitCode`, and have printed everything by the time it is loaded.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { saveOutput } from './saveOutput.mjs';

const [program, list] = process.argv.slice(2);
const printed = { out: '', err: '' };
process.stdout.write = (text) => ((printed.out += text), true);
process.stderr.write = (text) => ((printed.err += text), true);
// Each command listens to the streams, and none of them is ever told to stop.
for (const emitter of [process, process.stdout, process.stderr]) emitter.setMaxListeners(0);

for (const [at, step] of JSON.parse(readFileSync(list, 'utf8')).entries()) {
  Object.assign(printed, { out: '', err: '' });
  process.exitCode = undefined;
  process.argv = [process.execPath, program, ...step.args];
  await import(`${pathToFileURL(program)}?run=${at}`);
  saveOutput(process.cwd(), step, { code: process.exitCode ?? 0, ...printed });
}
process.exit(0);
