import { folderOf } from './folders.ts';

/**
 * A whole exercise, small enough to grade in milliseconds: one tree that students see, one after the due
 * date, one for staff.
 */
export const SMALL_EXERCISE: Readonly<Record<string, string>> = {
  'exercise.json': JSON.stringify({
    $schema: '../schemas/exercise.schema.json',
    title: 'Small minimax',
    algorithm: 'minimax',
    entry: 'minimax',
    files: { javascript: 'minimax.js', typescript: 'minimax.ts' },
    limits: { fuel: 3_000_000, calls: 5000 },
    checks: [
      {
        id: 'value',
        title: 'Value',
        kind: 'value',
        points: 2,
        visibility: 'student',
        credit: 'share',
        cases: [
          {
            id: 'seen',
            description: 'MAX and MIN swapped.',
            catches: ['players-swapped'],
            tree: 'trees/seen.json',
          },
        ],
      },
      {
        id: 'later',
        title: 'Value of LATERTITLE',
        kind: 'value',
        points: 1,
        visibility: 'after-due',
        credit: 'share',
        cases: [{ id: 'latercase', description: 'LATERWORDS', tree: 'hidden/later.json' }],
      },
      {
        id: 'secret',
        title: 'Value of SECRETTITLE',
        kind: 'value',
        points: 1,
        visibility: 'staff',
        credit: 'share',
        cases: [{ id: 'secretcase', description: 'SECRETWORDS', tree: 'hidden/secret.json' }],
      },
    ],
  }),
  'trees/seen.json': '{ "title": "seen", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }',
  'hidden/later.json': '{ "title": "LATERTREE", "tree": [[31411, 31412], [31409, 31408]] }',
  'hidden/secret.json': '{ "title": "SECRETTREE", "tree": [[27181, 27182], [27179, 27178]] }',
  'handout.md': '# Small\n',
  'starter/minimax.js': 'export function minimax(game, state) {\n  // yours\n}\n',
  'starter/minimax.ts': 'export function minimax(game: unknown, state: number) {\n  // yours\n}\n',
  'starter/cutoff.d.ts': 'export type State = number;\n',
};

export const CORRECT = `export function minimax(game, state) {
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  const isMax = game.player(state) === 'max';
  let best = { value: isMax ? -Infinity : Infinity, action: null };
  for (const action of game.actions(state)) {
    const { value } = minimax(game, game.result(state, action));
    if (isMax ? value > best.value : value < best.value) best = { value, action };
  }
  return best;
}
`;
export const SWAPPED = CORRECT.replace("=== 'max'", "=== 'min'");
export const ENDLESS = 'export function minimax() { for (;;) {} }\n';
export const BROKEN = 'export function minimax( {\n';
export const CHATTY = `${CORRECT}console.log('hello from me');\n`;

type Files = Readonly<Record<string, string | Uint8Array>>;

/** The exercise in `exercise/`, and these other files. */
export const courseFiles = (files: Files = {}): Files => ({
  ...Object.fromEntries(Object.entries(SMALL_EXERCISE).map(([path, text]) => [`exercise/${path}`, text])),
  ...files,
});

/** A folder that holds the exercise in `exercise/` and these other files. */
export const courseFolder = (files: Files = {}): string => folderOf(courseFiles(files));
