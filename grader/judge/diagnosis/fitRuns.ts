import type { Exercise } from '../../types/exercise.ts';
import { type Cause, causeOf } from './cause.ts';
import type { KnownMistake, ObserveKnown } from './known.ts';
import { type Facts, factsOf } from './runFacts.ts';
import { redrawn, type SeenRun } from './seenRun.ts';

/** How often a mistake is played on an input, with other draws each time, before what was seen there counts as something that it does not do. */
const MOST_PLAYED = 20;
/** How often it is played on each input, to compare how likely mistakes make what was seen. */
const PLAYED = 8;
/** Of a run that took long there is little choice left to chance. */
const LONG = 2_000;
const PLAYED_LONG = 6;
/** Questions of one played run: so many times as many as were seen, styles being different, and some. */
const TIMES_AS_MANY = 10;
const AND_MORE = 1_000;
/** Of a run that was stopped: what goes on for so long goes on for ever. */
const FOR_EVER = 3_000;
/** A mistake that does nothing of what was seen in so many runs, played a few times each, is not looked at any longer. */
const FIRST = { runs: 6, played: 3 };
/** Runs that may end as the mistake never did when it was played: what is rare is missed now and then. */
const MISSED = { atLeast: 1, share: 1 / 20 };
/** A mistake that makes what was seen this much less likely than another explains it less well. */
const CLEAR_LEAD = Math.log(100);
/** Steps of one run hang together: a few of them say no more than one. */
const WEIGHT_OF_STEPS = 1 / 4;
/** Shares of the kinds of steps may lie apart so far, the further the fewer were seen. */
const APART = { always: 0.12, byChance: 0.6 };
/** So unlikely is nothing that a mistake explains. */
const LOG_TOO_RARE = Math.log(1e-4);

interface Played {
  readonly cause: Cause | null;
  readonly facts: () => Facts;
}

/** A mistake of the bank, played on the inputs of a submission as often as needed. */
class Player {
  readonly mistake: KnownMistake;
  readonly #exercise: Exercise;
  readonly #observe: ObserveKnown;
  readonly #played = new Map<SeenRun, Played[]>();
  readonly #causes = new Set<Cause | null>();
  /** What explains some runs no longer explains more of them. */
  #isOut = false;

  constructor(mistake: KnownMistake, exercise: Exercise, observe: ObserveKnown) {
    this.mistake = mistake;
    this.#exercise = exercise;
    this.#observe = observe;
  }

  /** The first `many` plays on the input of a run; fewer where they take long. */
  #play(run: SeenRun, many: number): readonly Played[] {
    const all = this.#played.get(run) ?? [];
    this.#played.set(run, all);
    const { limits } = this.#exercise;
    const wasStopped = run.observation.outcome.kind === 'limit';
    const most = wasStopped ? FOR_EVER : TIMES_AS_MANY * run.observation.calls + AND_MORE;
    const enough = wasStopped || run.observation.calls > LONG ? Math.min(PLAYED_LONG, many) : many;
    while (all.length < enough) {
      const input = redrawn(run, all.length);
      const observation = this.#observe(this.mistake.load(), input, { calls: Math.min(limits.calls, most) });
      const cause = causeOf(this.#exercise, run.laws, input, observation);
      let facts: Facts | undefined;
      this.#causes.add(cause);
      all.push({ cause, facts: all.length < PLAYED ? () => (facts ??= factsOf(this.#exercise, input, observation)) : NO_FACTS });
    }
    return all;
  }

  /** Whether it ever goes wrong, or right, on an input in the very way that was seen. */
  #does(run: SeenRun, most: number): boolean {
    for (let many = 1; many <= most; many += 1) if (this.#play(run, many).at(many - 1)?.cause === run.cause) return true;
    return false;
  }

  /**
   * Whether it goes wrong, or right, as was seen: on each input or, for what it does elsewhere, on nearly each.
   * `isNamed`: whether something else speaks for it, so that what is rare need not have come up when it was played.
   */
  canDo(runs: readonly SeenRun[], isNamed = false): boolean {
    if (this.#isOut && !isNamed) return false;
    const first = runs.slice(0, FIRST.runs);
    if (first.length === FIRST.runs && !first.some((run) => this.#does(run, FIRST.played))) return this.#forget();
    let left = Math.floor(MISSED.atLeast + runs.length * MISSED.share);
    const missed: SeenRun[] = [];
    for (const run of runs) {
      if (this.#does(run, MOST_PLAYED)) continue;
      missed.push(run);
      left -= 1;
      if (left < 0) return this.#forget();
    }
    return isNamed || missed.every(({ cause }) => this.#causes.has(cause));
  }

  /** What was played of a mistake that is out of question is of no more use. */
  #forget(): false {
    this.#isOut = true;
    this.#played.clear();
    return false;
  }

  /** Log of how likely it makes what was seen of all runs; −∞ if it makes it as good as impossible. */
  logChance(runs: readonly SeenRun[], seen: (run: SeenRun) => Facts): number {
    const played = runs.map((run) => this.#play(run, PLAYED).slice(0, PLAYED));
    const causes = runs.reduce((sum, { cause }, at) => sum + Math.log((played[at]!.filter((one) => one.cause === cause).length + 0.2) / (played[at]!.length + 1)), 0);
    const own = runs.map(seen);
    const facts = played.map((all) => all.map((one) => one.facts()));
    return causes + logOfFigures(own, facts) + logOfSteps(own.flatMap(({ steps }) => steps), facts.flat().flatMap(({ steps }) => steps));
  }
}

/** Of plays past those by which mistakes are compared. */
const NO_FACTS = (): Facts => ({ figures: {}, steps: [] });

/** A figure that is the same in each run played should be what was seen; of others, nothing is asked but that there are others. */
function logOfFigures(own: readonly Facts[], played: readonly (readonly Facts[])[]): number {
  let sum = 0;
  let fixed = 0;
  let missed = 0;
  for (const [at, { figures }] of own.entries()) {
    for (const [name, seen] of Object.entries(figures)) {
      const values = new Set(played[at]!.map((one) => one.figures[name]));
      // Of many values one more is no wonder; of one or two it is.
      if (values.size > 2 || (values.size === 2 && values.has(seen))) sum -= Math.log(values.size);
      else {
        const isSame = values.has(seen);
        fixed += 1;
        missed += isSame ? 0 : 1;
        sum += Math.log(isSame ? 0.98 : 0.02);
      }
    }
  }
  return missed > 1 + fixed / 20 ? -Infinity : sum;
}

/** Steps by their kinds, over all runs together. */
function logOfSteps(seen: readonly string[], played: readonly string[]): number {
  const coarse = (steps: readonly string[]): string[] => steps.map((step) => step.split(' ', 1)[0]!);
  if (isApart(seen, played) || isApart(coarse(seen), coarse(played))) return -Infinity;
  const [own, others] = [counts(seen), counts(played)];
  const kinds = new Set([...own.keys(), ...others.keys()]);
  return WEIGHT_OF_STEPS * [...own].reduce((sum, [kind, often]) => sum + often * Math.log(((others.get(kind) ?? 0) + 0.5) / (played.length + 0.5 * kinds.size)), 0);
}

/** Whether steps are of other kinds than those played: one never does what the other does as a rule, or the shares differ. */
function isApart(seen: readonly string[], played: readonly string[]): boolean {
  if (seen.length === 0) return false;
  const [own, others] = [counts(seen), counts(played)];
  const kinds = [...new Set([...own.keys(), ...others.keys()])];
  const shares = kinds.map((kind) => [(own.get(kind) ?? 0) / seen.length, (others.get(kind) ?? 0) / Math.max(1, played.length)] as const);
  const isMissing = shares.some(([mine, theirs]) => (mine === 0 && theirs < 1 && seen.length * Math.log1p(-theirs) < LOG_TOO_RARE) || (theirs === 0 && mine < 1 && mine * seen.length > 2 && played.length * Math.log1p(-mine) < LOG_TOO_RARE));
  return isMissing || shares.reduce((sum, [mine, theirs]) => sum + Math.abs(mine - theirs) / 2, 0) > APART.always + APART.byChance * Math.sqrt(kinds.length / seen.length);
}

function counts(list: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of list) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

/** Mistakes of the bank on the inputs of one submission. Keeps what it has played, so that runs may be added. */
export class LocalFit {
  readonly #exercise: Exercise;
  readonly #players: readonly Player[];
  readonly #facts = new Map<SeenRun, Facts>();

  constructor(exercise: Exercise, mistakes: readonly KnownMistake[], observe: ObserveKnown) {
    this.#exercise = exercise;
    this.#players = mistakes.map((mistake) => new Player(mistake, exercise, observe));
  }

  /** Those of some mistakes, for which something else speaks, that can do all that was seen, however likely. */
  possible(runs: readonly SeenRun[], ids: readonly string[]): KnownMistake[] {
    return this.#players.filter(({ mistake }) => ids.includes(mistake.id)).filter((player) => player.canDo(runs, true)).map(({ mistake }) => mistake);
  }

  /** Mistakes that explain all that was seen, as well as any other does. */
  explaining(runs: readonly SeenRun[]): KnownMistake[] {
    const able = this.#players.filter((player) => player.canDo(runs)).map((player) => ({ mistake: player.mistake, log: player.logChance(runs, (run) => this.#factsOf(run)) }));
    const best = able.reduce((most, { log }) => Math.max(most, log), -Infinity);
    return able.filter(({ log }) => log > -Infinity && log >= best - CLEAR_LEAD).sort((a, b) => b.log - a.log).map(({ mistake }) => mistake);
  }

  #factsOf(run: SeenRun): Facts {
    const facts = this.#facts.get(run) ?? factsOf(this.#exercise, run.input, run.observation);
    this.#facts.set(run, facts);
    return facts;
  }
}
