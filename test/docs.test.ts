/**
 * The README and the guides, run as a reader would: files that they show are written, commands are run in an
 * empty folder, and what they say is printed has to be printed. They run in this process, since the program's
 * start is most of what a short command takes: `process.test.ts` and `package.test.ts` hold what it is as a
 * process.
 *
 * A fence's info string says what a block is: `sh` holds commands, one a line, that end with exit code 0
 * unless the line says `# exit code 1`; `json trees/mine.json` is a file of that name; `text` is some of what
 * the commands just before it print, in order.
 */
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../grader/types/root.ts';
import { cutoff } from './support/io.ts';

const root = packageRoot();
const DOCS = [
  'README.md',
  'docs/students.md',
  'docs/teaching-assistants.md',
  'docs/instructors.md',
  'docs/quizzes.md',
  'docs/games-and-problems.md',
];
/** The class that the guides speak of. */
const SUBMISSIONS = ['aaliyah-okafor', 'garcía, mateo', 'abel-tesfaye', 'deepika-rao.zip'];

type Block =
  | { readonly kind: 'commands'; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'printed'; readonly lines: readonly string[] };

function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\S*) ?(\S*)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, language = '', path = '', text = '']): Block[] => {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      if (path !== '') return [{ kind: 'file', path, text }];
      if (language === 'sh') return [{ kind: 'commands', lines }];
      if (language === 'text') return [{ kind: 'printed', lines }];
      return [];
    },
  );
}

/**
 * `cutoff check mine   # exit code 1` → its arguments and the exit code that it announces. What stands in
 * double quotes is one.
 */
function parseCommand(line: string): { args: string[]; code: number } {
  const [command = '', comment = ''] = line.split(/ +# /);
  const words = command.match(/"[^"]*"|\S+/g) ?? [];
  const [program, ...args] = words.map((word) => word.replace(/^"(.*)"$/, '$1'));
  expect(program, line).toBe('cutoff');
  return { args, code: Number(/^exit code (\d)/.exec(comment)?.[1] ?? 0) };
}

async function run(args: readonly string[], cwd: string): Promise<{ code: number; output: string }> {
  let output = '';
  const out = { write: (text: string) => (output += text) };
  const env = { ...process.env, NO_COLOR: '1' };
  const { code } = await cutoff(cwd, args, { stdout: out, stderr: out, env });
  return { code, output };
}

describe.each(DOCS)('%s', (name) => {
  test('does what it says', async () => {
    const place = await mkdtemp(join(tmpdir(), 'cutoff-docs-'));
    try {
      await mkdir(join(place, 'submissions'));
      for (const submission of SUBMISSIONS) {
        await cp(
          join(root, 'test', 'fixtures', 'classes', 'alpha-beta', submission),
          join(place, 'submissions', submission),
          { recursive: true },
        );
      }
      let printed = '';
      for (const block of blocksOf(await readFile(join(root, name), 'utf8'))) {
        if (block.kind === 'file') {
          await mkdir(dirname(join(place, block.path)), { recursive: true });
          await writeFile(join(place, block.path), block.text);
        } else if (block.kind === 'commands') {
          printed = '';
          for (const line of block.lines) {
            const { args, code } = parseCommand(line);
            const ran = await run(args, place);
            expect(ran.code, `${line}\n${ran.output}`).toBe(code);
            printed += ran.output.replaceAll('\\', '/'); // Paths on Windows.
          }
        } else if (printed !== '') {
          let from = 0;
          for (const line of block.lines) {
            const at = printed.indexOf(line, from);
            expect(at, `"${line}" in\n${printed}`).toBeGreaterThanOrEqual(0);
            from = at + line.length;
          }
        }
      }
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });
});

test('the first screen of the README has the two commands', async () => {
  const first = (await readFile(join(root, 'README.md'), 'utf8')).split('\n').slice(0, 30).join('\n');
  expect(first).toContain('npm ci && npm start');
  expect(first).toContain('npm ci && npm test');
});

test('every link to a file of ours leads somewhere', async () => {
  const names = [
    ...DOCS,
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...(await readdir(join(root, 'exercises'))).map((slug) => `exercises/${slug}/handout.md`),
  ];
  for (const name of names) {
    const text = await readFile(join(root, name), 'utf8').catch(() => '');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      await expect(readFile(join(root, dirname(name), target)), `${name} → ${target}`).resolves.toBeDefined();
    }
  }
});
