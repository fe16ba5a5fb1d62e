import type { ModuleNeed, Opened, ProblemTable } from '../../types/authored.ts';
import { itemAt } from '../../types/lookup.ts';
import { fail, ok, type Problem, type Result } from '../../types/result.ts';
import { lacking } from './guest.ts';
import { exploreProblem, type ProblemSettings, seededDraws, type StateLine } from './guestProblem.ts';
import { runModule, SHOWN, type Where } from './runModule.ts';

/** What goes to every engine, and is looked through by every judge. */
const MOST_STATES = 20_000;
const MOST_MOVES = 400_000;

const SETTINGS: ProblemSettings & { readonly functions: readonly string[] } = {
  functions: ['neighbours', 'value', 'randomState'],
  mostStates: MOST_STATES,
  mostNumbers: MOST_MOVES,
  longestState: 100,
  ...SHOWN,
  draws: 40,
};

const EXPLORING = `(exported, settings, asker, say) => {
  const fault = (${String(lacking)})(exported, settings.functions);
  if (fault !== null) asker.fail(fault);
  (${String(exploreProblem)})(settings, asker, say, ${String(seededDraws)});
  return {
    title: typeof exported.title === 'string' ? exported.title : null,
    symmetric: exported.symmetric === true,
  };
}`;

/** Looks at a problem of local search in full: all states that moves and draws lead to. */
export async function openProblem(where: Where, need: ModuleNeed): Promise<Result<Opened>> {
  const run = await runModule<{ readonly title: string | null; readonly symmetric: boolean }>(
    where,
    need,
    EXPLORING,
    { ...SETTINGS, parameters: need.parameters },
  );
  if (!run.ok) return run;
  const { lines, value } = run.value;
  const states = lines.map((line) => JSON.parse(line) as StateLine);
  const table: ProblemTable = {
    title: value.title ?? need.path,
    states: states.map(([state]) => state),
    values: states.map(([, worth]) => worth),
    neighbours: states.map(([, , neighbours]) => neighbours),
  };
  const oneWay = value.symmetric ? oneWayMove(table, need.file) : null;
  return oneWay === null ? ok({ kind: 'problem', table }) : fail(oneWay);
}

/** A move that cannot be taken back, in a problem that says there is none. */
function oneWayMove({ states, neighbours }: ProblemTable, file: string): Problem | null {
  const around = neighbours.map((all) => new Set(all));
  for (const [from, all] of neighbours.entries())
    for (const to of all)
      if (!itemAt(around, to).has(from)) {
        const [a, b] = [JSON.stringify(states[from]), JSON.stringify(states[to])];
        return {
          code: 'neighbours-not-symmetric',
          file,
          place: '',
          found: `${b} among the neighbours of ${a}, and not ${a} among those of ${b}`,
          expected: 'each a neighbour of the other, as the module exports "symmetric"',
        };
      }
  return null;
}
