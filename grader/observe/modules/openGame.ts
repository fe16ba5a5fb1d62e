import { MOST_POSITIONS } from '../../content/games/positionsOf.ts';
import type { ModuleNeed, Opened, Position, PositionMove } from '../../types/authored.ts';
import { fail, ok, type Problem, type Result } from '../../types/result.ts';
import { lacking } from './guest.ts';
import { exploreGame, gameRules, type GameSettings, playersOf, type PositionLine } from './guestGame.ts';
import { playGame } from './guestPlay.ts';
import { runModule, SHOWN, type Where } from './runModule.ts';

const FUNCTIONS = ['player', 'actions', 'result', 'isTerminal', 'utility'];
const WITH_EVALUATION = [...FUNCTIONS, 'evaluate'];

/** Looks at a game to the end, or as far as is asked. */
export async function openGame(where: Where, need: ModuleNeed): Promise<Result<Opened>> {
  const isLimited = need.plies !== null;
  const settings: GameSettings & { readonly parameters: unknown; readonly functions: readonly string[] } = {
    parameters: need.parameters,
    plies: need.plies,
    needsEvaluation: isLimited,
    functions: isLimited ? WITH_EVALUATION : FUNCTIONS,
    mostPositions: MOST_POSITIONS,
    ...SHOWN,
  };
  const run = await runModule<{ readonly players: number | null; readonly title: string | null }>(
    where,
    need,
    EXPLORING,
    settings,
  );
  if (!run.ok) return run;
  const { lines, value } = run.value;
  try {
    const positions = lines.map((line) => positionOf(JSON.parse(line) as PositionLine));
    return ok({
      kind: 'game',
      positions: { title: value.title ?? need.path, players: value.players, positions },
    });
  } catch {
    const found = 'a module that prints while it is asked';
    return fail({ code: 'module-answer', file: need.file, place: '', found, expected: 'rules alone' });
  }
}

/** What asks and answers in the sandbox, with the questions' functions around it. */
const withRules = (work: string): string => `(exported, settings, asker, say) => {
  const fault = (${String(lacking)})(exported, settings.functions);
  if (fault !== null) asker.fail(fault);
  const players = (${String(playersOf)})(exported, asker);
  const rules = (${String(gameRules)})(asker, players);
  ${work}
}`;

const EXPLORING = withRules(`(${String(exploreGame)})(rules, settings, asker, say);
  return { players, title: typeof exported.title === 'string' ? exported.title : null };`);

const PLAYING =
  withRules(`const claims = { alternates: exported.alternates === true, zeroSum: exported.zeroSum === true };
  (${String(playGame)})(rules, { ...settings, ...claims }, asker);`);

/** Plays a game at random, as `lint` does: far past a depth limit. Null where nothing is wrong. */
export async function playAtRandom(where: Where, need: ModuleNeed): Promise<readonly Problem[]> {
  const settings = {
    parameters: need.parameters,
    functions: need.plies === null ? FUNCTIONS : WITH_EVALUATION,
    games: 30,
    seed: 1,
    mostPlies: 1_000,
  };
  const run = await runModule(where, need, PLAYING, settings);
  return run.ok ? [] : run.problems;
}

/** What our own function has checked already, in the sandbox. */
function positionOf([player, utility, evaluation, moves]: PositionLine): Position {
  return {
    player: player as Position['player'],
    isTerminal: player === null,
    utility: utility as Position['utility'],
    evaluation: evaluation as number | null,
    moves:
      moves?.map(([action, to, probability]): PositionMove => ({
        action: String(action),
        to,
        probability: probability as number | null,
      })) ?? null,
  };
}
