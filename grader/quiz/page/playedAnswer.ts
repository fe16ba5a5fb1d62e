import { fitnessOf, localProblem } from '../../content/localProblem.ts';
import { summarise } from '../../judge/checks/laws/generations.ts';
import type { ProblemSpec, QueensSpec } from '../../types/input.ts';
import { itemAt } from '../../types/lookup.ts';
import type { PlayableRun } from '../../types/playable.ts';
import type { GenerationsEvidence, RunEvidence } from '../../types/verdict.ts';
import type { Ask } from '../question/kind.ts';
import type { AnswerRun, BoardFigure, LandscapeFigure, PopulationFigure } from '../types.ts';
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
      run.places.map((place) => placeState(figure, place)),
      run.beams,
    );
  if (run.kind === 'generation' && figure.kind === 'population') return generation(figure, run.children);
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
  return { name: 'landscape', elevation: rows, initial: placeState(figure, 0) };
};

function placeState({ landscape: { width, height } }: LandscapeFigure, place: number): number[] {
  const column = place % width;
  return height === 1 ? [column] : [Math.floor(place / width), column];
}

/** A given fitness says nothing of children: only boards are played. */
function generation(
  { individuals, measure }: PopulationFigure,
  children: readonly (readonly number[])[],
): GenerationsEvidence | null {
  if (measure !== 'queens') return null;
  const problem: QueensSpec = { name: 'n-queens', n: itemAt(individuals, 0).length, initial: null };
  const fitness = fitnessOf(problem);
  const members = [individuals, children];
  return {
    kind: 'generations',
    problem,
    seed: SEED,
    generations: members.map((population) => summarise(population, fitness)),
    fittest: children.reduce((best, each) => (fitness(each) > fitness(best) ? each : best)),
    populations: { from: 0, members },
  };
}
