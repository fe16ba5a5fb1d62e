/** How many states can be gone back to. */
const MOST = 500;

/** States one after the other, with a place among them. */
export class History<State> {
  #before: State[] = [];
  #now: State;
  #after: State[] = [];

  constructor(first: State) {
    this.#now = first;
  }

  get now(): State {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** What was undone is given up. */
  add(state: State): void {
    this.#before = [...this.#before, this.#now].slice(-MOST);
    this.#now = state;
    this.#after = [];
  }

  /** The same state, as it stands now: nothing to go back to. */
  replace(state: State): void {
    this.#now = state;
  }

  undo(): State {
    const before = this.#before.pop();
    if (before !== undefined) {
      this.#after.push(this.#now);
      this.#now = before;
    }
    return this.#now;
  }

  redo(): State {
    const after = this.#after.pop();
    if (after !== undefined) {
      this.#before.push(this.#now);
      this.#now = after;
    }
    return this.#now;
  }
}
