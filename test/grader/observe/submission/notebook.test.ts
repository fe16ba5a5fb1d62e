import { describe, expect, test } from 'vitest';
import { readNotebook } from '../../../../grader/observe/submission/notebook.ts';
import { bareExercise } from '../../../support/exercises.ts';
import { folderOf } from '../../../support/folders.ts';
import { readSubmission } from '../../../../grader/observe/submission/readSubmission.ts';

const code = (source: string | readonly string[]): object => ({ cell_type: 'code', source });
const notebook = (...cells: readonly object[]): string =>
  JSON.stringify({ cells, metadata: { kernelspec: { language: 'python' } }, nbformat: 4 });

describe('the code of a notebook', () => {
  test('cells in order, whatever form their lines have, and nothing else', () => {
    const text = notebook(
      { cell_type: 'markdown', source: '# x' },
      code('a = 1'),
      code(['b = 2\n', 'c = 3']),
      code('  '),
    );
    expect(readNotebook(text)).toEqual({ text: 'a = 1\n\n\nb = 2\nc = 3\n', cells: 2, leftOut: [] });
  });

  test.each<[what: string, cell: string, text: string, leftOut: readonly string[]]>([
    ['a magic', '%matplotlib inline\nx = 1', '\nx = 1', ['%matplotlib inline']],
    ['a command', '!pip install x\nx = 1', '\nx = 1', ['!pip install x']],
    ['help', 'x?\n?x\nx.y??', '\n\n', ['x?', '?x', 'x.y??']],
    ['a command whose answer is kept', 'files = !ls', '', ['files = !ls']],
    ['a magic in a block', 'if x:\n    %time f()\ny = 1', 'if x:\n    pass\ny = 1', ['%time f()']],
    ['a cell in another language', '%%bash\nls -l\n', '', ['%%bash']],
    ['a cell that is only timed', '%%time\nx = 1', '\nx = 1', ['%%time']],
    ['a remainder that goes on', 'x = (a\n  % b)', 'x = (a\n  % b)', []],
    ['a remainder behind a backslash', 'x = a \\\n  % b', 'x = a \\\n  % b', []],
    ['a text with such lines', 'x = """\n%time\n!ls\n"""', 'x = """\n%time\n!ls\n"""', []],
    ['a comment that asks', '# why?\nx != y', '# why?\nx != y', []],
    ['line ends of Windows', 'x = 1\r\n%time\r\ny = 2', 'x = 1\n\ny = 2', ['%time']],
  ])('%s', (_, cell, text, leftOut) => {
    expect(readNotebook(notebook(code(cell)))).toEqual({ text: `${text}\n`, cells: 1, leftOut });
  });

  test('an old one, with its cells in a sheet', () => {
    const text = JSON.stringify({
      worksheets: [{ cells: [{ cell_type: 'code', input: 'x = 1' }] }],
      nbformat: 3,
    });
    expect(readNotebook(text)?.text).toBe('x = 1\n');
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '{"cells": 5}',
    '{"cells": []}',
    JSON.stringify({ cells: [code('x')], metadata: { kernelspec: { language: 'R' } } }),
  ])('none in %j', (text) => {
    expect(readNotebook(text)).toBeNull();
  });

  test('time is linear in its length', () => {
    for (const part of ['x?', '%', '"""\n', '(', ' ', 'a=', '\\', "'"])
      readNotebook(notebook(code(part.repeat(300_000))));
  });
});

describe('a submission with a notebook', () => {
  const PYTHON = { languages: ['python' as const], files: { python: 'alpha_beta.py' } };
  const WORK = notebook(code('%matplotlib inline'), code('def alpha_beta(game, state):\n    return 0, None'));
  const read = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const folder = folderOf(files);
    const { content, files: own } = await readSubmission(folder, { ...bareExercise(folder), ...PYTHON }, 'a');
    const what =
      content.kind === 'program' ? `${content.program.entryFile}. ${content.remark ?? ''}` : content.note;
    return `${content.kind}: ${what} [${own.map(({ path }) => path).join(', ')}]`;
  };

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'alone',
      { 'lab 1.ipynb': WORK },
      'program: lab 1.py. Read from the notebook lab 1.ipynb: 2 cells of code, in order. Left out: a line that only a notebook understands (%matplotlib inline). [lab 1.py]',
    ],
    [
      'beside the work',
      { 'alpha_beta.py': 'def alpha_beta(game, state):\n    return 1\n', 'x.ipynb': WORK },
      'program: alpha_beta.py.  [alpha_beta.py]',
    ],
    [
      'beside a file that it uses',
      { 'help.py': 'x = 1\n', 'y.py': 'y = 1\n', 'lab.ipynb': WORK },
      'program: lab.py. Read from the notebook lab.ipynb: 2 cells of code, in order. Left out: a line that only a notebook understands (%matplotlib inline). [help.py, y.py, lab.py]',
    ],
    [
      'that cannot be read',
      { 'lab.ipynb': '{' },
      'unusable: lab.ipynb is a notebook that cannot be read here; save its code as a file; hand in alpha_beta.py. []',
    ],
  ])('%s', async (_, files, says) => {
    expect(await read(files)).toBe(says);
  });
});
