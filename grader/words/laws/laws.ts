import { type RemarkOf, speaker } from '../remark.ts';
import { ANNEALING_LAWS, ANNEALING_SUMMARIES } from './annealing.ts';
import { BEAM_LAWS, BEAM_SUMMARIES } from './beam.ts';
import { CLIMB_LAWS, CLIMB_SUMMARIES } from './climbs.ts';
import { GENETIC_LAWS, GENETIC_SUMMARIES } from './genetic.ts';
import { PART_LAWS, PART_SUMMARIES } from './parts.ts';
import { RESTART_LAWS, RESTART_SUMMARIES } from './restarts.ts';
import { SHARED_LAWS } from './shared.ts';

/** How a run broke a law. */
export const BROKEN_LAWS = {
  ...SHARED_LAWS,
  ...CLIMB_LAWS,
  ...RESTART_LAWS,
  ...ANNEALING_LAWS,
  ...BEAM_LAWS,
  ...GENETIC_LAWS,
  ...PART_LAWS,
};

export type BrokenLawRemark = RemarkOf<typeof BROKEN_LAWS>;

export const sayBrokenLaw = speaker(BROKEN_LAWS);

/** What a run did that broke none. */
export const LAW_SUMMARIES = {
  ...CLIMB_SUMMARIES,
  ...RESTART_SUMMARIES,
  ...ANNEALING_SUMMARIES,
  ...BEAM_SUMMARIES,
  ...GENETIC_SUMMARIES,
  ...PART_SUMMARIES,
};

export type LawSummary = RemarkOf<typeof LAW_SUMMARIES>;
