import { buildTree } from '../../../reference/games/tree.ts';
import { askedSearch } from '../../reading/askedSearch.ts';
import type { Check } from '../../types/exercise.ts';
import type { GameInput } from '../../types/input.ts';
import type { Observation } from '../../types/observation.ts';
import type { SourceFile } from '../../types/submission.ts';
import type { TreeEvidence } from '../../types/treeEvidence.ts';
import type { Verdict } from '../../types/verdict.ts';
import type { CheckRun } from '../shared/checkRun.ts';

/** Searches of a submission that are watched at most, and how much each may look at. */
const MOST_WATCHED = 24;
const MOST_LOOKS = 150;

/** Runs a check's program on more inputs, and says from where each question was asked. */
export type WatchAgain = (check: Check, inputs: readonly GameInput[]) => Promise<readonly Observation[]>;

interface Shown {
  readonly verdict: Verdict;
  readonly evidence: TreeEvidence;
  readonly input: GameInput;
}

/**
 * The same verdicts, those on searches that part from a correct one with what they asked from which lines:
 * they are made again, watched. A search that is not the same then keeps its verdict as it is.
 */
export async function watchedAgain(
  ran: readonly CheckRun[],
  files: readonly SourceFile[],
  watch: WatchAgain,
): Promise<CheckRun[]> {
  let left = MOST_WATCHED;
  const seen: CheckRun[] = [];
  for (const one of ran) {
    const shown = one.verdicts.flatMap((verdict) => shownIn(one.check, verdict)).slice(0, left);
    left -= shown.length;
    if (shown.length === 0) seen.push(one);
    else {
      const observations = await watch(
        one.check,
        shown.map(({ input }) => input),
      );
      const evidence = new Map(
        shown.flatMap(({ verdict, ...search }, at) => {
          const observation = observations[at];
          const found = observation === undefined ? null : withAsked(search, observation, files);
          return found === null ? [] : [[verdict, found] as const];
        }),
      );
      seen.push({
        ...one,
        verdicts: one.verdicts.map((verdict) => {
          const found = evidence.get(verdict);
          return found === undefined ? verdict : { ...verdict, evidence: found };
        }),
      });
    }
  }
  return seen;
}

/** What a page steps through. */
function shownIn({ cases }: Check, verdict: Verdict): Shown[] {
  const { evidence } = verdict;
  if (evidence?.kind !== 'tree' || 'game' in evidence.tree) return [];
  const { search, difference, evaluated, depthLimit = Infinity } = evidence;
  if (search === undefined || difference === undefined || evaluated.length > MOST_LOOKS) return [];
  const given = cases.find(({ id }) => id === verdict.case)?.inputs[0];
  if (given?.kind !== 'game') return [];
  const game = { name: 'tree', tree: buildTree(evidence.tree) } as const;
  return [{ verdict, evidence, input: { ...given, game, depthLimit } }];
}

function withAsked(
  { evidence, input }: Omit<Shown, 'verdict'>,
  observation: Observation,
  files: readonly SourceFile[],
): TreeEvidence | null {
  if (input.game.name !== 'tree') return null;
  const asked = askedSearch(input.game.tree, observation, files, evidence.evaluated);
  return asked === null || asked.steps.length === 0 ? null : { ...evidence, asked };
}
