import type { LabReport } from '../lab/text.ts';

/** An experiment, made with the options that were given; `progress` is told the share done, in [0, 1]. */
export type Work = (options: Record<string, string>, progress: (done: number) => void) => LabReport;
