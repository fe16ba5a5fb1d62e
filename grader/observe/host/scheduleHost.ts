import type { Schedule } from '../../../reference/local/schedule.ts';
import { HostError, describeArgument } from './errors.ts';
import type { Recorder } from './recorder.ts';

/** The annealing schedule of a run: `schedule(t)`, which is for t = 1, 2, 3, … and answers for any t. */
export class ScheduleHost {
  readonly #schedule: Schedule;
  readonly #recorder: Recorder;

  constructor(schedule: Schedule, recorder: Recorder) {
    this.#schedule = schedule;
    this.#recorder = recorder;
  }

  temperature(t: unknown): number {
    this.#recorder.count();
    if (typeof t !== 'number')
      throw new HostError(
        'TypeError',
        `schedule(t) takes the number of the step, from 1; found ${describeArgument(t)}`,
      );
    const temperature = this.#schedule(t);
    this.#recorder.record('schedule', -1, t, temperature);
    return temperature;
  }
}
