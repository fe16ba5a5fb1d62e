abstract class Search<out T> {
  static #made = 0;
  declare readonly kind: 'search';
  protected constructor(private readonly game: any, public override?: never) { Search.#made += 1; }
  abstract value(state: number): T;
  abstract accessor x: T;
  get made(): number { return Search.#made; }
}
class AlphaBeta extends Search<number> {
  constructor(readonly g: any, private best = 3) { super(g); }
  override x = 1;
  override value(this: AlphaBeta, state: number): number { return this.best; }
}
export function alphaBeta(game: any, state: any): any { return new AlphaBeta(game).value(state); }
