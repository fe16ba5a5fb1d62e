/** In what words a program is spoken of, and that no Python is told of `null`, by whatever it is run. */
import { afterAll, describe, expect, test } from 'vitest';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { findOnPath } from '../../../grader/observe/sandbox/native/confine.ts';
import { reportText } from '../../../grader/report/text.ts';
import { spokenIn } from '../../../grader/words/spoken.ts';
import { bundled, gradeFiles } from '../../support/handedIn.ts';

const program = (language: 'command' | 'javascript' | 'python', command: string[], ...paths: string[]) => ({
  language,
  command,
  entry: 'minimax',
  entryFile: '',
  files: paths.map((path) => ({ path, text: '' })),
});

test.each([
  ['python-command', program('command', ['python3', 'main.py'], 'main.py')],
  ['python-command', program('command', ['/usr/bin/python3.11', '-m', 'main'], 'main.py', 'data.csv')],
  ['python-command', program('command', ['sh', 'run.sh'], 'run.sh', 'main.py', 'search.py')],
  ['command', program('command', ['sh', 'run.sh'], 'run.sh', 'main.rb')],
  ['command', program('command', ['sh', 'run.sh'], 'run.sh')],
  ['command', program('command', ['java', 'Main.java'], 'Main.java')],
  ['command', program('command', ['pydantic'], 'main.c')],
  ['python', program('python', [], 'main.py')],
  ['javascript', program('javascript', [], 'main.js')],
] as const)('%s', (spoken, one) => {
  expect(spokenIn(one)).toBe(spoken);
});

const engines = createEngines({ workers: 1, trust: true });
afterAll(() => engines.close());

/** Answers each call with one line, and raises what it is told. */
const client = (line: string): string => `
import sys, json
for text in sys.stdin:
    given = json.loads(text)
    print(json.dumps({'call': given['call'], ${line}}), flush=True)
    if ${line.startsWith("'ask'") ? 'True' : 'False'}:
        raise Exception(json.loads(sys.stdin.readline())['error'])
`;

const python = findOnPath('python3', process.env['PATH'] ?? '');

describe.skipIf(python === null)('Python that a command runs', () => {
  test.each([
    ['minimax', 'nothing (None)', "'return': None"],
    ['minimax', 'True', "'return': {'value': True, 'action': None}"],
    ['minimax', 'found None', "'ask': 'actions', 'args': [None]"],
    ['minimax', 'found a dict', "'ask': 'utility', 'args': [{'a': None}]"],
    ['hill-climbing', 'found None at position 0', "'ask': 'value', 'args': [[None] * 8]"],
    ['hill-climbing', 'found None', "'ask': 'choice', 'args': [None]"],
  ])('%s: %s for %s', async (slug, words, line) => {
    const { checks, ...rest } = await bundled(slug);
    const exercise = {
      ...rest,
      checks: checks.slice(0, 1).map((check) => ({ ...check, cases: check.cases.slice(0, 1) })),
      command: ['python3', 'main.py'],
      languages: ['command' as const],
      files: {},
    };
    const report = await gradeFiles(engines, exercise, { 'main.py': client(line) });
    const said = report.verdicts.map(({ rationale }) => rationale).join();
    expect(said).toContain(words);
    const shown = reportText(report, { width: 1000, color: false, verbose: true });
    expect(`${said}${shown}`).not.toMatch(/\bnull\b|\btrue\b|undefined|\[object/);
  });
});
