import { localProblem, placeState } from '../../content/localProblem.ts';
import { oneGeneration } from '../../report/oneGeneration.ts';
import type { ProblemSpec, QueensSpec } from '../../types/input.ts';
import type { PlayableRun } from '../../types/playable.ts';
import type { GenerationsEvidence, RunEvidence } from '../../types/verdict.ts';
import type { Ask } from '../question/kind.ts';
import type { AnswerRun, BoardFigure, LandscapeFigure } from '../types.ts';
import { figureTitle } from './figures.ts';

/** A run that shows an answer, to be played; null where its figure has nothing that a picture shows. */
export function playedAnswer({ figure }: Ask, run: AnswerRun): PlayableRun | null {
  const evidence = figure === null ? null : evidenceOf(figure, run);
  return figure === null || evidence === null
    ? null
    : { kind: 'run', title: figureTitle(figure), evidence, isSeedless: true };
}

function evidenceOf(
  figure: NonNullable<Ask['figure']>,
  run: AnswerRun,
): RunEvidence | GenerationsEvidence | null {
  if (run.kind === 'boards' && figure.kind === 'board') return states(queens(figure), run.boards);
  if (run.kind === 'places' && figure.kind === 'landscape')
    return states(
      landscape(figure),
      run.places.map((place) => placeState(figure.landscape, place)),
      run.beams,
    );
  // A given fitness says nothing of children: only boards are played.
  if (run.kind === 'generation' && figure.kind === 'population')
    return figure.measure === 'queens' ? oneGeneration(figure.individuals, run.children) : null;
  return null;
}

/** No draw decides anything in it. */
const SEED = 0;

function states(
  problem: ProblemSpec,
  entered: readonly (readonly number[])[],
  beams?: readonly number[],
): RunEvidence {
  const { value } = localProblem(problem);
  return {
    kind: 'run',
    problem,
    seed: SEED,
    states: entered,
    values: entered.map((state) => value([...state])),
    ...(beams === undefined ? {} : { beams }),
  };
}

const queens = ({ rows }: BoardFigure): QueensSpec => ({ name: 'n-queens', n: rows.length, initial: rows });

const landscape = (figure: LandscapeFigure): ProblemSpec => {
  const { width, height, elevation } = figure.landscape;
  const rows = Array.from({ length: height }, (_, y) => elevation.slice(y * width, (y + 1) * width));
  return { name: 'landscape', elevation: rows, initial: placeState(figure.landscape, 0) };
};
