import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listExercises } from '../../../grader/content/exercise.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import type { Language } from '../../../grader/types/submission.ts';
import { type DeclaredApi, declaredApi } from '../../../grader/web/page/declaredApi.ts';

const filesOf = (slug: string): Record<string, string> => {
  const folder = join(packageRoot(), 'exercises', slug, 'starter');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [`starter/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
};
const members = ({ types }: DeclaredApi, name: string): string[] =>
  (types.get(name) ?? []).map(({ name: member, signature }) => `${member}${signature}`);

test('what a game can be asked, in TypeScript and in Python', () => {
  const files = filesOf('alpha-beta');
  const script = declaredApi(files, 'javascript');
  expect(members(script, 'Game')).toEqual([
    'player(state: State): Player',
    'actions(state: State): Action[]',
    'result(state: State, action: Action): State',
    'isTerminal(state: State): boolean',
    'utility(state: State): number',
    'evaluate(state: State): number',
    'probability(state: State, action: Action): number',
    'depthLimit: number',
  ]);
  expect(script.types.get('Game')?.[3]).toEqual({
    name: 'isTerminal',
    signature: '(state: State): boolean',
    doc: 'Whether the game is over.',
    isCall: true,
  });
  expect(Object.fromEntries(script.given)).toEqual({ game: 'Game', state: 'State' });
  const python = declaredApi(files, 'python');
  expect(members(python, 'Game')).toEqual(
    expect.arrayContaining([
      'is_terminal(state: State) -> bool',
      'actions(state: State) -> list[Action]',
      'depth_limit: int | float',
    ]),
  );
  expect(python.types.get('Game')?.find(({ name }) => name === 'is_terminal')?.doc).toBe(
    'Whether the game is over.',
  );
  expect(Object.fromEntries(python.given)).toEqual({ game: 'Game', state: 'State' });
});

test('each argument of each starter whose type is declared has its questions, with what they are', async () => {
  let seen = 0;
  for (const { slug, languages } of await listExercises()) {
    for (const language of languages as Language[]) {
      const api = declaredApi(filesOf(slug), language);
      for (const type of api.given.values()) {
        const all = api.types.get(type) ?? [];
        for (const { name, signature, doc } of all)
          expect([slug, language, name, signature !== '', doc !== '']).toEqual([
            slug,
            language,
            name,
            true,
            true,
          ]);
        seen += all.length;
      }
    }
  }
  expect(seen).toBeGreaterThan(200);
});
