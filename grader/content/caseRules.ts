import { deepens, hasUtilities, isAgentsFile, subjectOf } from '../subjects/subjects.ts';
import type { Algorithm, Visibility } from '../types/exercise.ts';
import { given } from '../types/lookup.ts';
import type { Problems } from './problems.ts';
import type { CaseFile } from './schemas/check.ts';
import { quote } from '../words/quoting.ts';
import { grouped } from '../words/numbers.ts';

/** More random nodes than this in one case would make every grading wait. */
const MOST_RANDOM_NODES = 2_000_000;

/** What a case that fits the schema must be besides: of its algorithm's kind, and hidden if its check is. */
export function checkCase(
  item: CaseFile,
  algorithm: Algorithm,
  visibility: Visibility,
  place: string,
  problems: Problems,
): void {
  const isOfAgents = isAgentsFile({ algorithm });
  const local = subjectOf({ algorithm }).kind === 'runs';
  const key = given(
    (['tree', 'random', 'game', 'run'] as const).find((name) => item[name] !== undefined),
    'what a case is about',
  );
  if ((key === 'run') !== local) {
    problems.add({
      code: 'case-does-not-fit',
      place: `${place}.${key}`,
      found: quote(key),
      expected: local ? '"run"' : '"tree", "random" or "game"',
      hint: `the exercise is ${algorithm}`,
    });
  }
  const stray = misfitGame(item, algorithm);
  if (stray !== null) problems.add({ code: 'case-does-not-fit', place: `${place}.game`, ...stray });
  if (!deepens({ algorithm }) && item.questions !== undefined)
    problems.add({
      code: 'case-does-not-fit',
      place: `${place}.questions`,
      found: '"questions"',
      expected: 'no "questions"',
      hint: `the exercise is ${algorithm}, which is never stopped`,
    });
  const strays = isOfAgents ? (['depthLimit'] as const) : (['agents', 'depth'] as const);
  for (const other of strays) {
    if (item[other] !== undefined)
      problems.add({
        code: 'case-does-not-fit',
        place: `${place}.${other}`,
        found: quote(other),
        expected: isOfAgents ? '"depth", in rounds' : '"depthLimit", in plies',
        hint: `the exercise is ${isOfAgents ? 'on agents' : algorithm}`,
      });
  }
  checkHidden(item, visibility, `${place}.${key}`, problems);
  if (item.random !== undefined) checkRandom(item.random, `${place}.random`, problems);
}

/** Why an algorithm cannot play the game of a case; null where it can, or where there is none. */
function misfitGame(
  { game }: CaseFile,
  algorithm: Algorithm,
): { readonly found: string; readonly expected: string; readonly hint: string } | null {
  if (game === undefined) return null;
  const treesAlone = { found: '"game"', expected: '"tree" or "random"' };
  if (isAgentsFile({ algorithm })) return { ...treesAlone, hint: 'the exercise is on agents' };
  if (deepens({ algorithm }) && game === 'tic-tac-toe')
    return {
      found: '"tic-tac-toe"',
      expected: '"tree" or "random", or a game with a "name" or a "module"',
      hint: `the exercise is ${algorithm}: how far it has come shows in a tree`,
    };
  return hasUtilities({ algorithm }) && game === 'tic-tac-toe'
    ? {
        found: '"tic-tac-toe"',
        expected: '"tree" or "random", or a game of your own with "players"',
        hint: `the exercise is ${algorithm}, for several players`,
      }
    : null;
}

/** What students may see lies where they may see it, and nothing else does. */
function checkHidden(item: CaseFile, visibility: Visibility, place: string, problems: Problems): void {
  const { game } = item;
  if (typeof game === 'object' && game.module !== undefined)
    checkHiddenModule(game.module, visibility, `${place}.module`, problems);
  const path = item.tree ?? item.run;
  if (path !== undefined && (visibility === 'student') === path.startsWith('hidden/')) {
    const [found, expected] =
      visibility === 'student'
        ? ['a file under hidden/', 'a file that students may have']
        : [quote(path), 'a file under hidden/'];
    problems.add({
      code: 'hidden-or-not',
      place,
      found,
      expected,
      hint: `the check's visibility is "${visibility}"`,
    });
  }
}

/** Rules may be given to students whom some of the cases are hidden from; hidden ones never are. */
export function checkHiddenModule(
  path: string,
  visibility: Visibility,
  place: string,
  problems: Problems,
): void {
  if (visibility !== 'student' || !path.startsWith('hidden/')) return;
  problems.add({
    code: 'hidden-or-not',
    place,
    found: 'a file under hidden/',
    expected: 'a module that students may have, as they need it to check their work',
    hint: 'the check\'s visibility is "student"',
  });
}

function checkRandom(random: NonNullable<CaseFile['random']>, place: string, problems: Problems): void {
  const { count, shape } = random;
  for (const range of ['depth', 'branching'] as const) {
    const [low, high] = shape[range];
    if (low > high)
      problems.add({
        code: 'range-out-of-order',
        place: `${place}.shape.${range}`,
        found: `${low} before ${high}`,
        expected: 'the least first',
      });
  }
  const most = count * (shape.maxNodes ?? 2000);
  if (most > MOST_RANDOM_NODES) {
    problems.add({
      code: 'too-many-random-nodes',
      place,
      found: `${grouped(count)} trees of up to ${grouped(most / count)} nodes`,
      expected: `at most ${grouped(MOST_RANDOM_NODES)} nodes in all`,
      hint: 'lower "count" or "maxNodes"',
    });
  }
}
