/** A child of the root, searched. */
export interface SearchedChild {
  readonly action: string;
  /** What came back, in the view in which the search holds values. */
  readonly value: number;
  readonly state: number;
}

/** A pass of a search that deepens, as far as the next one may use it. */
export interface Pass {
  readonly depth: number;
  /** What it found best. */
  readonly action: string | null;
  /** The root's children, in the order in which it searched them, in the view of whoever holds values. */
  readonly children: readonly SearchedChild[];
}

/**
 * Iterative deepening in named parts, around a search of one depth. A mistake about passes is one of these
 * replaced; a mistake inside a pass is one of the search's own parts.
 */
export interface Deepening {
  /** The depths of the passes, in order; without end where there is no limit. */
  depths(limit: number): Iterable<number>;
  /** The root's actions in the order in which a pass searches them; `before`: the last pass, if any. */
  order(actions: readonly string[], before: Pass | null): readonly string[];
  /** What is held as a pass begins. */
  begins?(before: Pass | null): string | null;
  /** What is held once a pass is finished; null for what is held already. */
  finished(pass: Pass, before: readonly Pass[]): string | null;
  /** What is held while a pass is going on, when a child of the root has been searched. */
  meanwhile?(child: SearchedRoot, sofar: readonly SearchedRoot[]): string | null;
  /** Whether passes go on to the limit, also where one has seen the whole game. */
  readonly goesOn: boolean;
  /** Whether no pass follows, although there would be one. */
  isEnough?(pass: Pass, before: readonly Pass[]): boolean;
  /** What is held when all passes are done. */
  atEnd?(passes: readonly Pass[]): string | null;
}

/** A child of the root that a pass has searched. */
export interface SearchedRoot {
  readonly action: string;
  readonly value: number;
  readonly isBest: boolean;
}
