import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columns } from '../../../grader/picture/columns.ts';
import { gradedFolder } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';

const TABLE = 'Student,ID,SIS Login ID,Section,Small (1)\n"Nobody, Nick of the very long family",9,nn,A,\n';

/** What a terminal of 80 columns is given, and what a file is. */
async function both(cwd: string, argv: readonly string[]): Promise<{ terminal: string; file: string }> {
  let terminal = '';
  const stdout = { isTTY: true, columns: 80, write: (text: string) => (terminal += text) };
  const { out: file } = await cutoff(cwd, argv);
  for (const made of ['back', 'pairs']) rmSync(join(cwd, made), { recursive: true, force: true });
  await cutoff(cwd, argv, { stdout, env: { NO_COLOR: '1' } });
  return { terminal, file };
}
const words = (text: string): string => text.replace(/\s+/g, ' ');

test.each<[string, readonly string[]]>([
  ['grade', ['class', '--exercise', './exercise', '--out', 'out']],
  ['report', ['out']],
  ['gradebook', ['out', '--fill', 'table.csv', '--column', 'Small', '--out', 'filled.csv']],
  ['handback', ['out', '--as', 'zips', '--out', 'back']],
  ['similar', ['class', '--exercise', './exercise', '--out', 'pairs']],
])('%s says what it did within 80 columns, and a file gets it line by line', async (command, argv) => {
  const long = 'a-student-with-a-name-that-is-longer-than-most';
  const cwd = await gradedFolder({
    [`class/${long}-1.txt`]: 'no program',
    [`class/${long}-2/notes.txt`]: 'none either',
    [`class/${long}-3/notes.txt`]: 'none either',
    'class/bea.js': 'export const minimax = 1;\n',
    'table.csv': TABLE,
  });
  const { terminal, file } = await both(cwd, [command, ...argv]);
  expect(Math.max(...terminal.split('\n').map(columns))).toBeLessThanOrEqual(80);
  expect(words(terminal)).toBe(words(file));
});
