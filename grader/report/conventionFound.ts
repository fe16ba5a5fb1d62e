import { CUTS, RETURNS } from '../../reference/game.ts';
import { conventionName } from '../judge/evidence.ts';
import type { Report } from '../types/report.ts';
import { choiceConventionWords, cutConventionWords } from '../words/conventions.ts';

/**
 * Which of the accepted conventions a submission follows, a sentence each: where books differ, nobody should
 * have to guess what they are held to. Nothing where cases that passed do not tell.
 */
export function conventionsFound({ verdicts }: Report): string[] {
  const passed = verdicts.filter(({ state }) => state === 'passed').map(({ evidence }) => evidence);
  const ofTrees = new Set(passed.flatMap((one) => (one?.kind === 'tree' ? (one.convention ?? []) : [])));
  // What two conventions explain alike is named after both, and is none of these.
  const cuts = CUTS.filter((cut) =>
    [false, true].some((matters) =>
      RETURNS.some((returns) => ofTrees.has(conventionName({ cut, returns }, matters))),
    ),
  );
  const ofChoices = new Set(passed.flatMap((one) => (one?.kind === 'chance' ? (one.convention ?? []) : [])));
  return [
    ...(cuts.length === 1 ? cuts.map(cutConventionWords) : []),
    ...[...ofChoices].map(choiceConventionWords),
  ];
}
