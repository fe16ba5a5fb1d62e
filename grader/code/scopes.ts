import type { Grammar } from './parse.ts';

/** What opens a scope of names. Classes of Python have one that functions inside do not see. */
const OPENS: Readonly<Record<Grammar, ReadonlySet<string>>> = {
  python: new Set(['FunctionDefinition', 'LambdaExpression', 'ClassDefinition']),
  script: new Set([
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunction',
    'MethodDeclaration',
    'Property',
    'Block',
    'ForStatement',
    'CatchClause',
  ]),
};
/** Things that one name may stand for, and characters of each: more is nobody's alias. */
const MOST = { paths: 8, characters: 200 };

/** A scope: each name with all that it may stand for, which is nothing where it is the program's own. */
type Scope = Map<string, Set<string>>;

/**
 * The names of a program while its tree is walked: once to bind them (`bind`), and then again to ask for them
 * (`namesOf`). A scope that is opened the second time has all names that were ever bound in it.
 */
export class Scopes {
  readonly #grammar: Grammar;
  readonly #all: Scope[] = [];
  readonly #open: { readonly scope: Scope; readonly isClass: boolean }[] = [];
  /** Of each name the scopes that have it, the nearest last. */
  readonly #having = new Map<string, Set<string>[]>();
  /** Modules of which everything was imported. */
  readonly #stars = new Set<string>();
  #next = 0;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.restart();
  }

  /** Begins a walk. */
  restart(): void {
    this.#next = 0;
    this.#open.length = 0;
    this.#having.clear();
    this.#push('Script');
  }

  enter(node: string): void {
    if (OPENS[this.#grammar].has(node)) this.#push(node);
  }

  leave(node: string): void {
    if (!OPENS[this.#grammar].has(node)) return;
    for (const name of this.#open.pop()?.scope.keys() ?? []) this.#having.get(name)?.pop();
  }

  /** In Python a name belongs to the function that binds it, elsewhere an assignment to where it was made. */
  bind(own: string, of: string | null, by: 'import' | 'assignment' | 'definition'): void {
    if (own === '*') {
      if (of !== null && this.#stars.size < MOST.paths) this.#stars.add(of.replace(/\.?\*$/, ''));
      return;
    }
    const paths = of === null ? [] : by === 'import' ? [of] : this.namesOf(of);
    const known = by === 'assignment' ? this.#having.get(own)?.at(-1) : undefined;
    const place = known ?? this.#placeFor(own, paths.length > 0);
    for (const path of paths)
      if (place !== null && place.size < MOST.paths && path.length <= MOST.characters) place.add(path);
  }

  #placeFor(own: string, isAlias: boolean): Set<string> | null {
    const at = this.#open.findLastIndex(({ isClass }) => !isClass);
    const { scope, isClass } = this.#open.at(-1) ?? { scope: new Map() as Scope, isClass: false };
    // What a class defines is not called by its name alone; what it imports may be.
    if (isClass && !isAlias) return null;
    const target = isClass ? (this.#open[at]?.scope ?? scope) : scope;
    const there = target.get(own);
    if (there !== undefined) return there;
    const paths = new Set<string>();
    target.set(own, paths);
    const having = this.#having.get(own) ?? [];
    having.push(paths);
    this.#having.set(own, having);
    return paths;
  }

  /** By which names something is known where it comes from; of what is the program's own, `?.c` alone. */
  namesOf(path: string): readonly string[] {
    const [first = '', ...others] = path.split('.');
    const paths = this.#having.get(first)?.at(-1);
    if (paths === undefined)
      return first === '?' ? [path] : [path, ...[...this.#stars].map((module) => `${module}.${path}`)];
    const rest = others.map((each) => `.${each}`).join('');
    if (paths.size > 0) return [...paths].map((each) => `${each}${rest}`);
    return others.length === 0 ? [] : [`?.${others.at(-1)}`];
  }

  #push(node: string): void {
    const scope = this.#all[this.#next] ?? new Map<string, Set<string>>();
    this.#all[this.#next] = scope;
    this.#next += 1;
    this.#open.push({ scope, isClass: node === 'ClassDefinition' });
    for (const [name, paths] of scope) {
      const having = this.#having.get(name) ?? [];
      having.push(paths);
      this.#having.set(name, having);
    }
  }
}
