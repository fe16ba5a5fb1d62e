/**
 * The corpus as classes, through `cutoff grade`: no attack earns a point, each fails for the reason that it
 * must, and correct submissions among them get full marks and the very bytes that they get alone.
 * Nothing of the machine is read into a result, and nothing is written outside the out folder.
 *
 * `CUTOFF_CORPUS=whole` grades every attack among thirty neighbours; otherwise every twelfth of each kind in
 * each folder. What each of them all comes to in the sandbox is held by `javascript.test.ts` and
 * `python.test.ts`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../support/folders.ts';
import { attacksIn, type Attack, type HostileLanguage } from '../support/hostile.ts';
import { cutoff } from '../support/io.ts';
import { isWhole } from '../support/whole.ts';

const SECRET = 'c0ffee-not-for-submissions';
/** Of the shape of the tree that attacks were written for, with values that none of them can guess. */
const TREE = { title: 'hidden', tree: [[31.0625, 127, 83.5], [23.25, 44, 61], [144.5, 52, 21.75]] };
const VALUE = 31.0625;

const CORRECT = {
  'alphaBeta.js': `
export function alphaBeta(game, state) {
  const worth = (s, alpha, beta) => {
    if (game.isTerminal(s)) return game.utility(s);
    const isMax = game.player(s) === 'max';
    let best = isMax ? -Infinity : Infinity;
    for (const action of game.actions(s)) {
      const v = worth(game.result(s, action), alpha, beta);
      if (isMax) { best = Math.max(best, v); alpha = Math.max(alpha, best); } else { best = Math.min(best, v); beta = Math.min(beta, best); }
      if (alpha >= beta) break;
    }
    return best;
  };
  console.log('value', worth(state, -Infinity, Infinity), Math.random());
  return worth(state, -Infinity, Infinity);
}
`,
  'alpha_beta.py': `
import random

def alpha_beta(game, state, alpha=float('-inf'), beta=float('inf')):
    if game.is_terminal(state):
        return game.utility(state)
    is_max = game.player(state) == 'max'
    best = float('-inf') if is_max else float('inf')
    for action in game.actions(state):
        value = alpha_beta(game, game.result(state, action), alpha, beta)
        best = max(best, value) if is_max else min(best, value)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha >= beta:
            break
    if state == 0:
        print('value', best, random.random())
    return best
`,
};
/** Before, among and after the attacks, as ids are graded in order; thirty with `CUTOFF_CORPUS=whole`. */
const FEW = { 'a-first': 'alphaBeta.js', 'h-among': 'alpha_beta.py', 'p-among': 'alphaBeta.js', 'z-last': 'alpha_beta.py' } as const;
const MANY = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`${'bmt'[at % 3]}-${at}`, at % 2 === 0 ? 'alphaBeta.js' : 'alpha_beta.py'] as const));
const NEIGHBOURS: Readonly<Record<string, keyof typeof CORRECT>> = isWhole ? { ...FEW, ...MANY } : FEW;
/** How many are graded at once. */
const JOBS = process.env['CUTOFF_JOBS'] ?? '2';

const neighbours = Object.fromEntries(Object.entries(NEIGHBOURS).map(([id, file]) => [`class/${id}/${file}`, CORRECT[file]]));

function exercise(limits: Attack['limits']): Record<string, string> {
  const visible = (id: string, tree: string): object => ({ id, description: 'x', tree });
  return {
    'exercise/exercise.json': JSON.stringify({
      title: 'Held', algorithm: 'alpha-beta', entry: 'alphaBeta', files: { javascript: 'alphaBeta.js', python: 'alpha_beta.py' }, limits: { ...limits, outputKB: 8, wallSeconds: 120 },
      checks: [{ id: 'value', title: 'Value', kind: 'value', points: 2, visibility: 'staff', credit: 'share', cases: [visible('one', 'hidden/one.json'), visible('two', 'hidden/one.json')] }],
    }),
    'exercise/handout.md': '# Held\n',
    'exercise/hidden/one.json': JSON.stringify(TREE),
    'secret.txt': SECRET,
  };
}

interface Result {
  readonly status: string;
  readonly note: string;
  readonly score: number | null;
  readonly verdicts: readonly { readonly state: string; readonly reason?: string; readonly rationale: string }[];
}

/** Grades a class in a folder of its own, and checks what must hold whatever was handed in. */
async function graded(files: Readonly<Record<string, string | Uint8Array>>): Promise<(id: string) => Result & { readonly bytes: string }> {
  const cwd = folderOf(files);
  const before = fingerprint(cwd);
  process.env['CUTOFF_TEST_SECRET'] = SECRET;
  const { code, err } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--jobs', JOBS], { kept: null });
  delete process.env['CUTOFF_TEST_SECRET'];
  expect([code, err.includes('went wrong')], err).toEqual([0, false]);
  expect(fingerprint(cwd)).toBe(before);
  const outside = readdirSync(cwd).filter((name) => !['class', 'exercise', 'out', 'secret.txt'].includes(name));
  expect(outside).toEqual([]);
  return (id) => {
    const bytes = readFileSync(join(cwd, 'out', id, 'staff', 'result.json'), 'utf8');
    expect(bytes.includes(SECRET), `${id} holds what it must not see`).toBe(false);
    // What students get of a check for staff is nothing, whatever the submission did.
    expect(readFileSync(join(cwd, 'out', id, 'student', 'result.json'), 'utf8').includes(String(VALUE)), id).toBe(false);
    return { ...(JSON.parse(bytes) as Result), bytes };
  };
}

/** Paths and contents of everything but the results. */
function fingerprint(cwd: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(cwd, { recursive: true, withFileTypes: true }).map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }));
  for (const { entry, path } of entries.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (path.startsWith(join(cwd, 'out'))) continue;
    hash.update(path).update(entry.isFile() ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

const KINDS: Readonly<Record<string, string>> = { 'limit: work': 'work-limit', 'limit: calls': 'work-limit', 'limit: memory': 'memory-limit', 'limit: output': 'output-limit' };
const reasonOf = (outcome: string): string => KINDS[outcome] ?? 'student-error';

const folderOfAttack = ({ file }: Attack): string => file.split('/')[0];
/** Which limit is met, or how else it ends. */
const kindOf = ({ outcomes: [first = ''] }: Attack): string => (first.startsWith('limit') ? first : first.split(':')[0]);

/** The first of each kind in each folder, and every twelfth after it. */
function some(attacks: readonly Attack[]): readonly Attack[] {
  if (isWhole) return attacks;
  const counts = new Map<string, number>();
  return attacks.filter((attack) => {
    const key = `${folderOfAttack(attack)}: ${kindOf(attack)}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before % 12 === 0;
  });
}

const GROUPS = (['javascript', 'python'] as const).flatMap((language: HostileLanguage) => {
  const groups = grouped(some(attacksIn(language)));
  return [...groups.values()].map((attacks) => ({ language, attacks, limits: attacks[0].limits, count: attacks.length }));
});

function grouped(attacks: readonly Attack[]): Map<string, Attack[]> {
  const groups = new Map<string, Attack[]>();
  for (const attack of attacks) groups.set(JSON.stringify(attack.limits), [...(groups.get(JSON.stringify(attack.limits)) ?? []), attack]);
  return groups;
}

describe('attacks in a class', () => {
  test('they are a hundred at least, of every folder of the corpus and of every kind of outcome', () => {
    const chosen = GROUPS.flatMap(({ attacks }) => attacks);
    const all = [...attacksIn('javascript'), ...attacksIn('python')];
    expect(chosen.length).toBeGreaterThanOrEqual(100);
    for (const of of [folderOfAttack, kindOf]) expect(new Set(chosen.map(of))).toEqual(new Set(all.map(of)));
  });

  test.each(GROUPS)('$count in $language, with $limits.fuel units of work', async ({ language, attacks, limits }) => {
    const name = language === 'javascript' ? 'alphaBeta.js' : 'alpha_beta.py';
    const idOf = ({ file }: Attack): string => `attack-${file.replaceAll(/[/.]/g, '-')}`;
    const alone = await graded({ ...exercise(limits), ...neighbours });
    const among = await graded({ ...exercise(limits), ...neighbours, ...Object.fromEntries(attacks.map((attack) => [`class/${idOf(attack)}/${name}`, attack.text])) });
    for (const id of Object.keys(NEIGHBOURS)) {
      expect(among(id), id).toMatchObject({ status: 'graded', score: 2 });
      expect(among(id).bytes, id).toBe(alone(id).bytes);
    }
    for (const attack of attacks) {
      const { status, score, verdicts, note } = among(idOf(attack));
      expect(score, attack.file).toBe(0);
      if (status !== 'graded') {
        // What is no text, or too large, is turned away before the sandbox would have done so.
        expect([status, attack.outcomes[0].split(':')[0]], `${attack.file}: ${note}`).toEqual(['unusable', 'not-loaded']);
        continue;
      }
      expect(verdicts.map(({ state }) => state), attack.file).toEqual(['failed', 'failed']);
      // Its first call is that of the corpus.
      expect(verdicts[0].reason, `${attack.file}: ${verdicts[0].rationale}`).toBe(reasonOf(attack.outcomes[0]));
    }
  });
});
