import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AskedSearch, TreeEvidence } from '../../../grader/types/treeEvidence.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

/** Never cuts, and prints at each leaf. */
const SCRIPT = `
export function alphaBeta(game, state) {
  const value = (s) => {
    if (game.isTerminal(s)) {
      console.log('<b>leaf</b> &', s);
      return game.utility(s);
    }
    const values = game.actions(s).map((a) => value(game.result(s, a)));
    return game.player(s) === 'max' ? Math.max(...values) : Math.min(...values);
  };
  const actions = game.actions(state);
  const values = actions.map((a) => value(game.result(state, a)));
  const best = game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
  console.log('done');
  return { value: best, action: actions[values.indexOf(best)] };
}
`;
const PYTHON = `def alpha_beta(game, state):
    def value(s):
        if game.is_terminal(s):
            return game.utility(s)
        values = [value(game.result(s, a))
                  for a in game.actions(s)]
        return max(values) if game.player(s) == 'max' else min(values)
    if game.is_terminal(state):
        return game.utility(state), None
    pick = max if game.player(state) == 'max' else min
    return pick(((value(game.result(state, a)), a) for a in game.actions(state)), key=lambda p: p[0])
`;
test('from where a search that fails asked, and what was printed before', async () => {
  const at = folderOf({
    'work/ann/alphaBeta.js': SCRIPT,
    'work/bob/alpha_beta.py': PYTHON,
  });
  const { code } = await cutoff(at, ['grade', 'work', '--exercise', 'alpha-beta', '--out', 'out']);
  expect(code).toBe(0);
  const asked = (id: string, who: 'staff' | 'student'): AskedSearch[] => {
    const { verdicts } = JSON.parse(readFileSync(join(at, 'out', id, who, 'result.json'), 'utf8')) as {
      verdicts: { evidence?: TreeEvidence }[];
    };
    return verdicts.flatMap(({ evidence }) => evidence?.asked ?? []);
  };
  const lines = (id: string): number[] => asked(id, 'student')[0]!.lines.map(({ line }) => line);

  const [first] = asked('ann', 'student');
  expect(first!.lines[0]).toEqual({ file: 'alphaBeta.js', line: 6, text: '      return game.utility(s);' });
  expect(lines('ann')).toEqual([6, 8, 11]);
  expect(first!.steps[0]).toEqual({ node: 'root', line: 2 });
  for (const { printed } of first!.steps.filter(({ line }) => line === 0))
    expect(printed).toMatch(/^<b>leaf<\/b> & \d+$/);
  expect(first!.printed).toBe('done');
  expect(lines('bob')).toEqual([4, 6, 11]);

  // A student sees those of visible cases alone.
  expect(asked('ann', 'student').length).toBeGreaterThan(0);
  expect(asked('ann', 'staff').length).toBeGreaterThan(asked('ann', 'student').length);

  const html = readFileSync(join(at, 'out', 'ann', 'student', 'report.html'), 'utf8');
  expect(html).toContain('<b>8</b>    const values');
  expect(html).not.toContain('<b>leaf');
  expect(html).toContain('\\u003cb>leaf');
  expect(html.length).toBeLessThan(400_000);
});
