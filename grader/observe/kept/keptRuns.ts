import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Allowance, Engine, Engines, Job } from '../../types/engine.ts';
import type { Observation, Outcome } from '../../types/observation.ts';
import { perObject } from '../../types/perObject.ts';
import { VERSION } from '../../types/version.ts';
import { isAmple } from './ample.ts';
import { answerOf, answerText } from './answerText.ts';
import { digestOf } from './digest.ts';

/** A job that was run: its observations as bytes, since most are never looked at again. */
interface KeptJob {
  readonly allowance: Allowance | undefined;
  readonly bytes: Uint8Array;
}

/** What `format` writes: numbers that were worked out as text, since equal ones may have different bytes. */
interface KeptFile {
  readonly version: string;
  readonly jobs: readonly { readonly key: string; readonly allowance: string; readonly bytes: Uint8Array }[];
}

/** More is run again: what is kept must not grow without end. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The fastest: an eighth of what it was, and hardly more than it takes to put it into bytes. */
const LEVEL = 1;
const DIGEST_BYTES = 32;

/**
 * What the runs of a submission came to, so that after a change of the exercise only what has changed is run.
 *
 * A job is one instance's worth of runs, and an engine that meters gives the same observations whenever it is
 * given the same job: files, entry, inputs in their order, limits. So that is what a job is found by, not the
 * check that it was made for; and since cases of one check share an instance, a changed case runs its check.
 * Where an allowance is another one, it must have cut nothing short before, and cut nothing short now. What
 * may come out otherwise another time is never kept: faults of our own and limits of time.
 */
export class KeptRuns {
  readonly #before: ReadonlyMap<string, KeptJob>;
  readonly #now = new Map<string, KeptJob>();
  #size = 0;
  /** How many runs were made, and how many were not as they were kept. */
  readonly counts = { made: 0, kept: 0 };

  private constructor(before: ReadonlyMap<string, KeptJob>) {
    this.#before = before;
  }

  static none(): KeptRuns {
    return new KeptRuns(new Map());
  }

  /** Those of an earlier grading, as `format` wrote them; none where the bytes are of another form. */
  static parse(bytes: Uint8Array): KeptRuns {
    try {
      const body = bytes.subarray(DIGEST_BYTES);
      if (!sha256(body).equals(bytes.subarray(0, DIGEST_BYTES))) return KeptRuns.none();
      const { version, jobs } = deserialize(
        inflateRawSync(body, { maxOutputLength: 2 * MOST_BYTES }),
      ) as KeptFile;
      return version === VERSION ? new KeptRuns(new Map(jobs.map(readJob))) : KeptRuns.none();
    } catch {
      return KeptRuns.none();
    }
  }

  /** The jobs of this grading, whether they were run or not; null where there are none. */
  format(): Uint8Array | null {
    if (this.#now.size === 0) return null;
    const jobs = [...this.#now.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { allowance, bytes }]) => ({ key, allowance: JSON.stringify(allowance ?? null), bytes }));
    const file: KeptFile = { version: VERSION, jobs };
    const body = deflateRawSync(serialize(file), { level: LEVEL });
    return Buffer.concat([sha256(body), body]);
  }

  /** The same engines, which run only what is not kept. */
  over(engines: Engines): Engines {
    return {
      for: (language) => {
        const engine = engines.for(language);
        // Work that nobody meters may end in another way each time.
        return engine?.metered === true ? this.#overEngine(engine) : engine;
      },
      close: () => engines.close(),
    };
  }

  #overEngine(engine: Engine): Engine {
    return {
      ...engine,
      observe: async (job) => {
        const key = keyOf(job);
        const before = this.#before.get(key);
        const kept = before === undefined ? null : observationsIn(before, job);
        if (before !== undefined && kept !== null) {
          this.counts.kept += kept.length;
          this.#keep(key, { allowance: job.allowance, bytes: before.bytes });
          return kept;
        }
        const observations = await engine.observe(job);
        this.counts.made += observations.length;
        if (observations.every(isRepeatable))
          this.#keep(key, { allowance: job.allowance, bytes: serialize(observations.map(packed)) });
        return observations;
      },
    };
  }

  #keep(key: string, job: KeptJob): void {
    const size = this.#size + job.bytes.length;
    if (this.#now.has(key) || size > MOST_BYTES) return;
    this.#size = size;
    this.#now.set(key, job);
  }
}

const readJob = ({ key, allowance, bytes }: KeptFile['jobs'][number]): [string, KeptJob] => [
  key,
  { allowance: (JSON.parse(allowance) as Allowance | null) ?? undefined, bytes },
];

/** What a job would come to that was run within another allowance; null where that cannot be said. */
function observationsIn({ allowance, bytes }: KeptJob, job: Job): Observation[] | null {
  const observations = (deserialize(bytes) as Packed[]).map(unpacked);
  const isSame =
    digestOf(allowance) === digestOf(job.allowance) ||
    (isAmple(allowance, job, observations) && isAmple(job.allowance, job, observations));
  return isSame ? observations : null;
}

/** An observation with its answer as text. */
type Packed = Omit<Observation, 'outcome'> & {
  readonly outcome:
    Exclude<Outcome, { kind: 'returned' }> | { readonly kind: 'returned'; readonly text: string };
};

const packed = ({ outcome, ...rest }: Observation): Packed => ({
  ...rest,
  outcome: outcome.kind === 'returned' ? { kind: 'returned', text: answerText(outcome.value) } : outcome,
});

const unpacked = ({ outcome, ...rest }: Packed): Observation => ({
  ...rest,
  outcome: outcome.kind === 'returned' ? { kind: 'returned', value: answerOf(outcome.text) } : outcome,
});

const isRepeatable = ({ outcome }: Observation): boolean =>
  outcome.kind !== 'fault' && !(outcome.kind === 'limit' && outcome.limit === 'time');

/** By everything of a job that its observations hang on, but for the allowance. */
const keyOf = ({ program, inputs, limits, watched }: Job): string =>
  digestOf({
    watched,
    program: partDigest(program.files),
    own: { ...program, files: null },
    limits,
    inputs: inputs.map(partDigest),
  });

/** Inputs and files come again and again as the same objects. */
const partDigest = perObject(digestOf);

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
