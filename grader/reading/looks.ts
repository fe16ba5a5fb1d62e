/**
 * Where each player has a utility of its own, a look at a leaf is a question for each of them: only another
 * one for the same player is a second look.
 */
export class Looks {
  readonly #times = new Map<string, number>();
  readonly #looks = new Map<number, number>();

  isNew(node: number, player: number): boolean {
    const times = (this.#times.get(`${node} ${player}`) ?? 0) + 1;
    this.#times.set(`${node} ${player}`, times);
    if (times <= (this.#looks.get(node) ?? 0)) return false;
    this.#looks.set(node, times);
    return true;
  }
}
