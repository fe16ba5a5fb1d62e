import { HostError } from '../../host/errors.ts';
import type { RandomHost } from '../../host/randomHost.ts';
import type { Run } from '../../host/run.ts';
import type { CurrentHosts } from './api.ts';

/** The hosts of the run at hand; `whileLoading` is the stream for code that draws before the first call. */
export function currentHosts(runNow: () => Run | null, whileLoading: RandomHost): CurrentHosts {
  return {
    game() {
      const run = runNow();
      return run?.kind === 'game' ? run.game : outsideCalls();
    },
    problem() {
      const run = runNow();
      return run?.kind === 'local' ? run.problem : outsideCalls();
    },
    random: () => runNow()?.random ?? whileLoading,
    schedule() {
      const run = runNow();
      return run?.kind === 'local' && run.schedule !== null ? run.schedule : outsideCalls();
    },
    fitness() {
      const run = runNow();
      if (run?.kind === 'genetic') return run.genetic;
      return run?.kind === 'part' ? run.part : outsideCalls();
    },
    hold() {
      const run = runNow();
      return run?.kind === 'game' && run.hold !== null ? run.hold : outsideCalls();
    },
    genetic() {
      const run = runNow();
      return run?.kind === 'genetic' ? run.genetic : outsideCalls();
    },
  };
}

/**
 * Nothing gives a submission the host's functions before a call, so that this is for whoever changes that.
 */
function outsideCalls(): never {
  throw new HostError('Error', 'this can only be asked while your function is being called');
}
