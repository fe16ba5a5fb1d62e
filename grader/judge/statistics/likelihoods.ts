import { index, real } from './elements.ts';

/** Groups of equally likely options. */
export interface Alike {
  /** The group of each option; they are numbered as they come. */
  readonly group: Uint32Array;
  /** How many options each has. */
  readonly counts: Float64Array;
}

/** The chances of a choice's options, each different one once. It serves for one choice after the other. */
export class Likelihoods {
  /** How many there are: the first so many of each array. */
  size = 0;
  logP = new Float64Array(0);
  p = new Float64Array(0);
  /** How many options have each. */
  counts = new Float64Array(0);

  /** Each option for itself; `p` is filled with the chances. */
  readEach(logP: Float64Array, p: Float64Array): void {
    this.#fit(logP.length);
    for (let j = 0; j < logP.length; j += 1) {
      const log = real(logP, j);
      const chance = Math.exp(log);
      p[j] = chance;
      this.logP[j] = log;
      this.p[j] = chance;
      this.counts[j] = 1;
    }
  }

  readGroups(logP: Float64Array, p: Float64Array, { group, counts }: Alike): void {
    this.#fit(counts.length);
    let seen = 0;
    for (let j = 0; j < logP.length; j += 1) {
      const at = index(group, j);
      if (at === seen) {
        const log = real(logP, j);
        this.logP[at] = log;
        this.p[at] = Math.exp(log);
        this.counts[at] = real(counts, at);
        seen += 1;
      }
      p[j] = real(this.p, at);
    }
  }

  #fit(size: number): void {
    this.size = size;
    if (this.p.length >= size) return;
    this.logP = new Float64Array(size);
    this.p = new Float64Array(size);
    this.counts = new Float64Array(size);
  }
}
