import { HostError } from '../../host/errors.ts';
import type { GameRun, GeneticRun, LocalRun, PartRun, Run } from '../../host/run.ts';

/**
 * The hosts of a run. Where it has no such host, this is an error in words: any function can be kept, and
 * called in another run.
 */
export function gameIn(run: Run | null): GameRun['game'] {
  if (run?.kind !== 'game') throw new HostError('Error', 'there is no game here');
  return run.game;
}

export function agentsIn(run: Run | null): NonNullable<GameRun['agents']> {
  if (run?.kind !== 'game' || run.agents === null) throw new HostError('Error', 'there are no agents here');
  return run.agents;
}

export function holdIn(run: Run | null): NonNullable<GameRun['hold']> {
  if (run?.kind !== 'game' || run.hold === null)
    throw new HostError('Error', 'there is nothing to hold here');
  return run.hold;
}

export function problemIn(run: Run | null): LocalRun['problem'] {
  if (run?.kind !== 'local') throw new HostError('Error', 'there is no problem here');
  return run.problem;
}

export function scheduleIn(run: Run | null): NonNullable<LocalRun['schedule']> {
  if (run?.kind !== 'local' || run.schedule === null)
    throw new HostError('Error', 'there is no schedule here');
  return run.schedule;
}

export function fitnessIn(run: Run | null): GeneticRun['genetic'] | PartRun['part'] {
  if (run?.kind === 'genetic') return run.genetic;
  if (run?.kind === 'part') return run.part;
  throw new HostError('Error', 'there is no fitness here');
}

export function geneticIn(run: Run | null): GeneticRun['genetic'] {
  if (run?.kind !== 'genetic') throw new HostError('Error', 'there are no generations here');
  return run.genetic;
}
