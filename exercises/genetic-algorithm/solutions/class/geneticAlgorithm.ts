import type { Fitness, Individual, Options, Random } from '../../starter/cutoff';

export function geneticAlgorithm(population: Individual[], fitness: Fitness, random: Random, options: Options): Individual {
  let generation = new Generation(population, fitness, random);
  for (let made = 0; made < options.generations; made += 1) {
    generation = generation.next(options);
    options.onGeneration(generation.members);
    if (generation.best.score >= options.fitEnough) break;
  }
  return generation.best.member;
}

/** A population, weighed once. */
class Generation {
  readonly members: Individual[];
  readonly #fitness: Fitness;
  readonly #random: Random;
  readonly #scores: number[];

  constructor(members: Individual[], fitness: Fitness, random: Random) {
    this.members = members;
    this.#fitness = fitness;
    this.#random = random;
    this.#scores = members.map(fitness);
  }

  get best(): { member: Individual; score: number } {
    const score = Math.max(...this.#scores);
    return { member: this.members[this.#scores.indexOf(score)]!, score };
  }

  next(options: Options): Generation {
    const children = this.members.map(() => this.#mutated(this.#child(this.#parent(), this.#parent()), options));
    return new Generation(children, this.#fitness, this.#random);
  }

  /** By rejection: no sum is needed. */
  #parent(): Individual {
    const most = this.best.score;
    for (;;) {
      const at = this.#random.integer(0, this.members.length - 1);
      if (this.#random.number() * most < this.#scores[at]!) return this.members[at]!;
    }
  }

  #child(x: Individual, y: Individual): Individual {
    const cut = this.#random.integer(1, x.length - 1);
    return x.map((value, at) => (at < cut ? value : y[at]!));
  }

  #mutated(child: Individual, { mutationRate, values }: Options): Individual {
    if (this.#random.number() >= mutationRate) return child;
    const at = this.#random.integer(0, child.length - 1);
    const shift = this.#random.integer(1, values - 1);
    return child.map((value, i) => (i === at ? (value + shift) % values : value));
  }
}
