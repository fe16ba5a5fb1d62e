import { expect, test } from 'vitest';
import { parseTreeCase } from '../../../../grader/content/treeCase/parse.ts';
import { treeOfCase } from '../../../../grader/content/treeCase/treeOfCase.ts';
import { formatProblem } from '../../../../grader/types/result.ts';
import { fixture, read } from './readCase.ts';

const GOOD = fixture('two-ghosts.test');

test.each<[what: string, change: (text: string) => string, says: string | RegExp]>([
  [
    'no closing quote',
    (t) => t.replace('depth: "1"', 'depth: "1'),
    'x.test: line 4: found depth: a text without its closing quotes; expected a " at the end of the line (a text of several lines goes between """ and """)',
  ],
  [
    'an open block',
    (t) => t.slice(0, t.lastIndexOf('"""')),
    /^x\.test: line 24: found evaluation: a text without its closing quotes/,
  ],
  [
    'no field at all',
    (t) => t.replace('start_state: "home"', 'start_state = home'),
    /^x\.test: line 7: found "start_state = home"; expected a field such as depth: "2"/,
  ],
  [
    'words after a field',
    (t) => t.replace('depth: "1"', 'depth: "1" rounds'),
    'x.test: line 4: found "rounds"; expected the next field on a line of its own',
  ],
  [
    'a field twice',
    (t) => `${t}\ndepth: "2"\n`,
    /line 32: found a second "depth"; expected each field once \(the first is on line 4\)/,
  ],
  [
    'a field misspelt, and not missing too',
    (t) => t.replace('num_agents', 'num_agent'),
    /^x\.test: line 5: found the field "num_agent"; .*did you mean "num_agents"\?\)$/,
  ],
  [
    'a field missing',
    (t) => t.replace('depth: "1"\n', ''),
    'x.test: found no "depth"; expected a field depth: "…"',
  ],
  [
    'another class',
    (t) => t.replace('GraphGameTreeTest', 'EvalAgentTest'),
    /line 2: found a case of class "EvalAgentTest"; expected "GraphGameTreeTest"/,
  ],
  [
    'an unknown agent',
    (t) => t.replace('MinimaxAgent', 'MiniMaxAgent'),
    /line 3: found "MiniMaxAgent"; .*did you mean "MinimaxAgent"\?/,
  ],
  [
    'no depth',
    (t) => t.replace('depth: "1"', 'depth: "0"'),
    'x.test: line 4: found depth: "0"; expected a whole number from 1 to 100',
  ],
  [
    'half an agent',
    (t) => t.replace('num_agents: "3"', 'num_agents: "2.5"'),
    /line 5: found num_agents: "2.5"; expected a whole number/,
  ],
  [
    'a successor without an end',
    (t) => t.replace('home Right b', 'home Right'),
    'x.test: line 13: found "home Right"; expected a state, an action and the next state, such as A Left B',
  ],
  [
    'an action twice',
    (t) => t.replace('home Right b', 'home Left b'),
    'x.test: line 13: found action "Left" at "home" again; expected each action of a state once (the first is on line 12)',
  ],
  [
    'a value that is none',
    (t) => t.replace('w2 5', 'w2 five'),
    'x.test: line 27: found "w2 five"; expected a state and a number, such as B 4.5',
  ],
  ['a state valued twice', (t) => t.replace('w2 5', 'w1 5'), /line 27: found a second value for "w1"/],
  [
    'a value that is missing',
    (t) => t.replace('w2 5\n', ''),
    'x.test: line 24: found no value for "w2", where a search stops; expected a line with the state and its value',
  ],
  [
    'a circle',
    (t) => t.replace('b Up b1', 'b Up home'),
    'x.test: line 16: found "b" "Up" "home", which leads back to a state before it; expected a game that comes to an end',
  ],
  [
    'an unknown state that wins',
    (t) => t.replace('w1 w2 w3', 'w1 w2 w33'),
    'x.test: line 8: found win_states: "w33"; expected a state that successors name (did you mean "w3"?)',
  ],
  ['won and lost', (t) => t.replace('l1 l2"', 'l1 w2"'), /line 9: found "w2" among win_states too/],
  [
    'a start that leads nowhere',
    (t) => t.replace('start_state: "home"', 'start_state: "homes"'),
    /line 7: found "homes" without successors; .*did you mean "home"\?/,
  ],
])('one clear problem: %s', (_, change, says) => {
  const text = change(GOOD);
  expect(text).not.toBe(GOOD);
  const parsed = parseTreeCase({ text, file: 'x.test' }, null);
  const made = parsed.ok ? treeOfCase(parsed.value.one, 'x', 'x.test', parsed.value.placeOf) : parsed;
  const problems = made.ok ? [] : made.problems.map(formatProblem);
  expect(problems).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)]);
});

test('a solution has its own file and lines in problems', () => {
  const parsed = parseTreeCase(
    { text: GOOD, file: 'x.test' },
    { text: 'actions: "Left"\ngenerated: "a"\n', file: 'x.solution' },
  );
  expect(parsed.ok ? [] : parsed.problems.map(formatProblem)).toEqual([
    'x.solution: line 1: found the field "actions"; expected "action" or "generated"',
    'x.solution: found no "action"; expected a field action: "…"',
  ]);
});

test('ways without end in number are refused before memory is', () => {
  const successors = Array.from({ length: 40 }, (_, i) => `s${i} a s${i + 1}\ns${i} b s${i + 1}`).join('\n');
  const text = `alg: "MinimaxAgent"\ndepth: "40"\nnum_agents: "1"\nstart_state: "s0"\nsuccessors: """\n${successors}\n"""\nevaluation: """\ns40 1\n"""\n`;
  const made = treeOfCase(read(text), 'x');
  expect(made.ok ? null : made.problems[0]!.code).toBe('tree-too-large');
});
