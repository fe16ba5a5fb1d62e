import type { RunInput } from '../../content/run.ts';
import { searchesFor, type WatchedRun, watchedRun } from '../../lab/watchedRun.ts';
import { populationSvg } from '../../picture/populationSvg.ts';
import { runPicture } from '../../picture/runPictures.ts';
import { stepWords } from '../../picture/stateWords.ts';
import { visibleLine } from '../../picture/visible.ts';
import type { RunEvidence } from '../../types/verdict.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatNumber } from '../../words/numbers.ts';
import { sentence as capital } from '../../words/sentence.ts';
import { oneOf } from '../didYouMean.ts';
import { UserError } from '../userError.ts';
import type { Drawing } from './drawing.ts';

/** A local search makes the run, and each of its states is a picture; steps count from 0. */
export function runDrawing(
  inputs: readonly RunInput[],
  {
    title,
    path,
    algorithm,
    seed,
    answers,
  }: {
    readonly title: string;
    readonly path: string;
    readonly algorithm: string | undefined;
    readonly seed: string | undefined;
    readonly answers: boolean;
  },
): Drawing {
  const input = seed === undefined ? itemAt(inputs, 0) : seeded(inputs, seed);
  if (input.kind === 'part')
    throw new UserError(`${path}: this calls a part of a search; expected a run of a whole one`);
  const fitting = searchesFor(input);
  const name = oneOf(
    '--algorithm',
    algorithm,
    fitting.map((subject) => subject.name),
  );
  const subject = fitting.find((each) => each.name === name) ?? itemAt(fitting, 0);
  const watched = watchedRun(subject, input);
  if (watched === null) throw new UserError(`${path}: ${subject.name} does nothing here that can be drawn`);
  return {
    title: visibleLine(title),
    first: 0,
    cutoffs: null,
    dot: null,
    animated: answers
      ? (format) => pageOf(format, title, capital(subject.name.replaceAll('-', ' ')), watched)
      : null,
    ...parts(watched, answers),
  };
}

/** A page that plays the run; there is no picture by itself that does. */
async function pageOf(
  format: 'svg' | 'html',
  title: string,
  how: string,
  watched: WatchedRun,
): Promise<string> {
  if (format === 'svg')
    throw new UserError('--animate: a run has no SVG that plays; expected a page (--to html)');
  const { runPage } = await import('../../report/runPage.ts');
  return runPage(title, how, watched.kind === 'states' ? watched.run : watched.generations);
}

/** The run of that seed: one of the file's, or one like them. */
function seeded(inputs: readonly RunInput[], text: string): RunInput {
  if (!/^\d{1,10}$/.test(text) || Number(text) > 2_147_483_647)
    throw new UserError(
      `--seed: found ${JSON.stringify(text)}; expected a whole number from 0 to 2147483647`,
    );
  return { ...itemAt(inputs, 0), seed: Number(text) };
}

function parts(watched: WatchedRun, answers: boolean): Pick<Drawing, 'steps' | 'svg' | 'sentence'> {
  if (watched.kind === 'states') {
    const { run } = watched;
    return {
      steps: run.states.length,
      svg: (step) => runPicture(run, step, { title: sentenceOf(run, step), bare: !answers }),
      sentence: (step) => sentenceOf(run, step),
    };
  }
  const { populations, fitness } = watched;
  const sentence = (step: number): string => {
    const best = Math.max(...itemAt(populations, step).map((individual) => fitness(individual)));
    return `Generation ${step}: the fittest is worth ${formatNumber(best)}.`;
  };
  return {
    steps: populations.length,
    sentence,
    svg: (step) => {
      const population = itemAt(populations, step);
      return populationSvg(population, {
        title: `Generation ${step}`,
        fitness: answers ? population.map((individual) => fitness(individual)) : null,
      });
    },
  };
}

function sentenceOf({ problem, states, values, starts = [], beams }: RunEvidence, step: number): string {
  const [before, after] = [states[step - 1], itemAt(states, step)];
  const move =
    before === undefined || beams !== undefined || starts.includes(step)
      ? ''
      : `, ${stepWords(problem, before, after)}`;
  return `Step ${step}${move}: the objective is ${formatNumber(itemAt(values, step))}.`;
}
