import { grid } from '../../../reference/problems/landscape.ts';
import { fromDigits } from '../../../reference/problems/queensEncoding.ts';
import { placeState } from '../../content/localProblem.ts';
import { oneGeneration } from '../../report/oneGeneration.ts';
import { GENETIC_ALGORITHM } from '../../subjects/geneticAlgorithm.ts';
import { HILL_CLIMBING } from '../../subjects/hillClimbing.ts';
import { LOCAL_BEAM } from '../../subjects/localBeam.ts';
import { SIMULATED_ANNEALING } from '../../subjects/simulatedAnnealing.ts';
import { itemAt } from '../../types/lookup.ts';
import { grouped } from '../../words/numbers.ts';
import { type AnnealingReport, LAB_SCHEDULES, scheduleSpec } from '../annealing.ts';
import type { BeamsReport } from '../beams.ts';
import type { GeneticReport } from '../genetic.ts';
import type { LandscapeEnd, LandscapeReport } from '../landscape.ts';
import { FEATURE_WORDS } from '../localText.ts';
import { ofRun } from './ofRun.ts';
import type { PlayableRun } from '../../types/playable.ts';
import { evolution, onQueens } from './queensRuns.ts';

/** Steps of annealing that are played at most. */
const MOST_STEPS = 1_000;

/** One run of each schedule, of the shortest length: how it cools is seen there as well as anywhere. */
export function playedAnnealing({ n, start, seed, rows }: AnnealingReport): readonly PlayableRun[] {
  const steps = rows.reduce((least, row) => Math.min(least, row.steps), MOST_STEPS);
  return LAB_SCHEDULES.flatMap((schedule) =>
    ofRun(
      `${n} queens: ${schedule} schedule, ${grouped(steps)} steps`,
      SIMULATED_ANNEALING,
      onQueens({ n, seed }, {}, scheduleSpec(schedule, start, steps)),
    ),
  );
}

/** Ends of climbs that are played, the highest first. */
const MOST_ENDS = 4;

/** A climb to each end, from the lowest place that leads nowhere else. */
export const playedLandscape = ({ elevation, ends }: LandscapeReport): readonly PlayableRun[] =>
  ends.slice(0, MOST_ENDS).flatMap((end) =>
    ofRun(climbTitle(end), HILL_CLIMBING, {
      kind: 'local',
      problem: { name: 'landscape', elevation, initial: placeState(grid(elevation), end.from) },
      seed: 1,
      options: {},
    }),
  );

const climbTitle = ({ feature, elevation }: LandscapeEnd): string =>
  `A climb to a ${FEATURE_WORDS[feature]} at ${elevation}`;

/** The generation of figure 4.6, and an evolution of the first size and rate. */
export function playedGenetic({ n, seed, generations, figure, rows }: GeneticReport): readonly PlayableRun[] {
  const { size, rate } = itemAt(rows, 0);
  return [
    {
      kind: 'run',
      title: 'Figure 4.6: one generation of 8 queens',
      evidence: oneGeneration(
        figure.map(({ individual }) => fromDigits(individual)),
        figure.map(({ mutated }) => fromDigits(mutated)),
      ),
      isSeedless: true,
    },
    ...ofRun(
      `${n} queens: a population of ${size}, mutation ${rate}`,
      GENETIC_ALGORITHM,
      evolution({ n, seed, size }, { mutationRate: rate, generations }),
    ),
  ];
}

/** A beam of the first width of several states. */
export function playedBeams({ n, steps, seed, rows }: BeamsReport): readonly PlayableRun[] {
  const widths = [...new Set(rows.map(({ width }) => width))];
  const k = widths.find((width) => width > 1) ?? itemAt(widths, 0);
  return ofRun(`${n} queens: a local beam of ${k}`, LOCAL_BEAM, onQueens({ n, seed }, { k, steps, goal: 0 }));
}
