/**
 * Nothing that is written for people holds a character that is no ink: C1 controls and DEL command a
 * terminal, and bidirectional marks show another text than is there. They are put everywhere that a student
 * can put text, and looked for in every file and in all that is printed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../support/folders.ts';
import { cutoff } from '../support/io.ts';

const NO_INK = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const MARKS = '\u0007\u007f\u0085\u009b2J\u200e\u202egnp\u2028\u2066x\ufeff';
/** What a folder's name may hold. */
const NAME = 'ann\u007f\u0085\u009b2J\u200e\u202egnp\u2066x\ufeff';

const inText = (text: string): string =>
  JSON.stringify(text).replace(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Alpha–beta that goes wrong in a way of its own, with marks in it. */
const wrong = (last: string): string => `
const marks = ${inText(MARKS)};
export const other = marks;
export function alphaBeta(game, state) {
  console.log(marks, { [marks]: marks }, new Map([[marks, Symbol(marks)]]));
  const action = game.actions(state)[0];
  game.utility(game.result(state, action));
  ${last}
}
`;

const FILES: Readonly<Record<string, string>> = {
  [`${NAME}/alphaBeta.js`]: wrong('return { value: marks, action: marks };'),
  [`${NAME}/\u202etxt.js`]: `// ${MARKS}`,
  'bea/alphaBeta.js': wrong('throw new TypeError(marks); /* ' + MARKS.replaceAll('\u2028', '') + ' */'),
  'cem/alphaBeta.js': wrong('game.result(state, marks);'),
  'dan/alphaBeta.js': wrong('return { [marks]: 1 };'),
  'eva/alphaBeta.js': `export const x = 1; // ${MARKS}\nlet \u202ea = ;`,
  'fay/alphaBeta.js': `import { x } from './${NAME}.js';\nexport const alphaBeta = x;`,
  'gus/alpha_beta.py': `def alpha_beta(game, state):\n    print(${inText(MARKS)})\n    raise ValueError(${inText(MARKS)})\n`,
  'hal/alphaBeta.js': wrong(
    'class Odd {} Object.defineProperty(Odd, "name", { value: marks }); return { value: new Odd(), action };',
  ),
};

const EXERCISE: Readonly<Record<string, string>> = {
  'exercise/exercise.json': JSON.stringify({
    title: 'Marks',
    algorithm: 'alpha-beta',
    entry: 'alphaBeta',
    files: { javascript: 'alphaBeta.js', python: 'alpha_beta.py' },
    checks: ['value', 'action', 'leaves'].map((kind) => ({
      id: kind,
      title: kind,
      kind,
      points: 2,
      visibility: 'student',
      credit: 'share',
      cases: [{ id: 'one', description: 'x', tree: 'trees/one.json' }],
    })),
  }),
  'exercise/handout.md': '# Marks\n',
  'exercise/trees/one.json': JSON.stringify({
    title: 'one',
    tree: [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ],
  }),
};

/** Every file below a folder with its text; the names themselves count, too. */
function textsIn(folder: string): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [
      [`the name ${inText(path)}`, entry.name] as const,
      ...(entry.isFile() ? [[path, readFileSync(path, 'utf8')] as const] : []),
    ];
  });
}

test('no character without ink reaches a file or a terminal', async () => {
  const handedIn = Object.entries(FILES).map(([path, text]) => [`class/${path}`, text]);
  const cwd = folderOf({ ...EXERCISE, ...Object.fromEntries(handedIn) });
  const exercise = './exercise';
  const grade = ['grade', 'class', '--exercise', exercise, '--out', 'out'];
  const ids = readdirSync(join(cwd, 'class')).sort();
  const printed: (readonly [string, string])[] = [];
  const run = async (...argv: string[]): Promise<void> => {
    const { out, err } = await cutoff(cwd, argv);
    printed.push([`${argv.join(' ')}: out`, out], [`${argv.join(' ')}: err`, err]);
  };
  await run(...grade);
  await run(...grade, '--json');
  await run('report', 'out');
  await run(...grade, '--only', `${NAME}!`, '--json');
  for (const id of ids) await run('check', join('class', id), '--exercise', exercise, '--verbose');
  await run('check', join('class', NAME), '--exercise', exercise, '--json');
  await run('check', `no-${NAME}`, '--json');
  // What is kept of runs is bytes that nobody reads.
  const read = textsIn(join(cwd, 'out')).filter(([path]) => !path.endsWith('.bin'));
  const found = [...read, ...printed].filter(([, text]) => NO_INK.test(text));
  expect(
    found.map(
      ([where, text]) =>
        `${inText(where)}: ${inText(text.slice(Math.max(0, text.search(NO_INK) - 60)).slice(0, 100))}`,
    ),
  ).toEqual([]);
  // All of the class is still known by what was written.
  const { out } = await cutoff(cwd, ['report', 'out', '--json']);
  expect(JSON.parse(out)).toMatchObject({ leftOver: [] });
  expect(textsIn(join(cwd, 'out')).filter(([path]) => path.endsWith('staff/result.json'))).toHaveLength(
    ids.length,
  );
});
