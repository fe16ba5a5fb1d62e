import { inertJson } from '../words/inert.ts';
import { writeWhole } from './outFolder.ts';

export interface Timings {
  readonly jobs: number;
  /** Wall clock of the whole run. */
  readonly seconds: number;
  /** Wall clock from reading to writing, while others ran beside it. */
  readonly submissions: readonly { readonly id: string; readonly seconds: number }[];
}

/** Timings have a file of their own: everything else that a run writes is the same on every run. */
export async function writeTimings(out: string, { jobs, seconds, submissions }: Timings): Promise<void> {
  const rounded = {
    jobs,
    seconds: millis(seconds),
    submissions: submissions.map((each) => ({ id: each.id, seconds: millis(each.seconds) })),
  };
  await writeWhole(out, 'timings.json', `${inertJson(JSON.stringify(rounded, null, 1))}\n`);
}

const millis = (seconds: number): number => Math.round(seconds * 1000) / 1000;
