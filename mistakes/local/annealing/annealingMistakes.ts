import type { Annealing } from '../../correct/local/api.ts';
import type { RunMistake } from '../runMistake.ts';
import { alwaysAccepts } from './alwaysAccepts.ts';
import { anywhere } from './anywhere.ts';
import { baseTwo } from './baseTwo.ts';
import { bestReturned } from './bestReturned.ts';
import { coin } from './coin.ts';
import { comparisonInverted } from './comparisonInverted.ts';
import { deltaFromBest } from './deltaFromBest.ts';
import { deltaIgnored } from './deltaIgnored.ts';
import { deltaSign } from './deltaSign.ts';
import { edgeRowsNever } from './edgeRowsNever.ts';
import { endsEarly } from './endsEarly.ts';
import { firstNeighbourAlways } from './firstNeighbourAlways.ts';
import { firstTemperature } from './firstTemperature.ts';
import { halfTheNeighbours } from './halfTheNeighbours.ts';
import { lastNeighbourNever } from './lastNeighbourNever.ts';
import { levelRefused } from './levelRefused.ts';
import { linear } from './linear.ts';
import { logistic } from './logistic.ts';
import { neighboursOfTheStart } from './neighboursOfTheStart.ts';
import { neverAccepts } from './neverAccepts.ts';
import { neverEnds } from './neverEnds.ts';
import { noDraw } from './noDraw.ts';
import { oneDrawTwice } from './oneDrawTwice.ts';
import { percentDraw } from './percentDraw.ts';
import { positiveExponent } from './positiveExponent.ts';
import { temperatureHalved } from './temperatureHalved.ts';
import { temperatureIgnored } from './temperatureIgnored.ts';
import { temperatureKeptBetweenRuns } from './temperatureKeptBetweenRuns.ts';
import { temperatureRounded } from './temperatureRounded.ts';
import { temperatureTruncated } from './temperatureTruncated.ts';
import { timeFromTwo } from './timeFromTwo.ts';
import { timeFromZero } from './timeFromZero.ts';
import { timeSkips } from './timeSkips.ts';
import { timesTemperature } from './timesTemperature.ts';
import { truncatedToTheEnd } from './truncatedToTheEnd.ts';

export const ANNEALING_MISTAKES: readonly RunMistake<Annealing>[] = [
  deltaSign,
  levelRefused,
  alwaysAccepts,
  neverAccepts,
  positiveExponent,
  timesTemperature,
  comparisonInverted,
  noDraw,
  coin,
  percentDraw,
  linear,
  baseTwo,
  logistic,
  deltaIgnored,
  temperatureIgnored,
  temperatureHalved,
  temperatureTruncated,
  temperatureRounded,
  truncatedToTheEnd,
  firstTemperature,
  temperatureKeptBetweenRuns,
  oneDrawTwice,
  deltaFromBest,
  timeFromZero,
  timeFromTwo,
  timeSkips,
  neverEnds,
  endsEarly,
  bestReturned,
  neighboursOfTheStart,
  anywhere,
  edgeRowsNever,
  lastNeighbourNever,
  firstNeighbourAlways,
  halfTheNeighbours,
];
