import { GuestThrow } from './guestThrow.ts';
import { HostError } from '../../host/errors.ts';
import { looksLikeModule, wrap } from './commonJs.ts';
import type { Value } from './exports.ts';
import { Guest } from './guest.ts';
import { REQUIRE, scriptAsModule } from './interop.ts';
import { ownProperty } from './kinds.ts';
import type { Machine } from './machine.ts';
import { EVAL, type QuickJs } from './quickjs.ts';
import type { Source, Sources } from './sources.ts';
import { define } from './properties.ts';

/**
 * What a file gives to the others, and the entry function if it merely defines one. Borrowed from the loader.
 */
export interface Loaded {
  readonly exports: Value;
  readonly defined: Value | null;
}

const LONGEST_SPECIFIER = 1_000;

const PROMISE_PENDING = 0;
const PROMISE_REJECTED = 2;

/**
 * Loads a submission's files into an engine: ES modules, CommonJS and plain scripts, and any of them from any
 * other.
 */
export class Loader {
  readonly guest: Guest;
  readonly sources: Sources;
  readonly #entry: string;
  readonly #isModule = new Map<Source, boolean>();
  readonly #modules = new Map<Source, Value>();
  readonly #scripts = new Map<Source, { readonly module: Value; defined: Value | null }>();

  constructor(machine: Machine, memoryBytes: number, sources: Sources, entry: string) {
    this.sources = sources;
    this.#entry = entry;
    this.guest = new Guest(machine, memoryBytes, {
      resolve: (base, specifier) => this.#resolve(this.#byName(base), specifier).name,
      source: (name) => this.#moduleCode(this.#byName(name)),
    });
    const { js } = this.guest;
    const { global } = js;
    const require = this.guest.function('require', ([name]) =>
      js.copy(this.load(this.#byName(String(this.guest.argument(name)))).exports),
    );
    define(js, global, REQUIRE, require, { enumerable: false, fixed: true });
    js.free(global);
    js.free(require);
  }

  /** Throws GuestThrow for a mistake in the files, HostError for an import that is not there. */
  load(source: Source): Loaded {
    if (this.isModule(source)) return { exports: this.#namespace(source), defined: null };
    const { module, defined } = this.#script(source);
    return { exports: this.#exportsOf(module), defined };
  }

  /**
   * Asks the engine: what it reads as a script is one, as no script can hold a declaration of a module.
   * Throws GuestThrow for a file that is neither.
   */
  isModule(source: Source): boolean {
    const known = this.#isModule.get(source);
    if (known !== undefined) return known;
    const { js } = this.guest;
    const { code } = this.sources.stripped(source);
    let isModule = false;
    js.work.chargeText(code.length);
    try {
      js.free(js.evaluate(code, source.name, EVAL.script | EVAL.compileOnly));
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      isModule = looksLikeModule(code);
      if (!isModule && !isTopLevelReturn(js, error.value)) throw error;
      js.free(error.value);
    }
    this.#isModule.set(source, isModule);
    return isModule;
  }

  #namespace(source: Source): Value {
    const known = this.#modules.get(source);
    if (known !== undefined) return known;
    const { js } = this.guest;
    const promise = js.evaluate(this.sources.stripped(source).code, source.name, EVAL.module);
    const state = js.exports.qjs_promise_state(promise);
    if (state === PROMISE_PENDING)
      throw new HostError(
        'Error',
        'a file cannot await at its top level here: a search answers when it returns',
      );
    const result = js.exports.qjs_promise_result(promise);
    js.free(promise);
    if (state === PROMISE_REJECTED) throw new GuestThrow(result);
    this.#modules.set(source, result);
    return result;
  }

  /** Runs a script once. It is known before it runs, so that two files may require each other. */
  #script(source: Source): { readonly module: Value; readonly defined: Value | null } {
    const known = this.#scripts.get(source);
    if (known !== undefined) return known;
    const { js } = this.guest;
    const module = js.object();
    const exports = js.object();
    define(js, module, 'exports', exports, { enumerable: true, fixed: false });
    const script = { module, defined: null as Value | null };
    this.#scripts.set(source, script);
    this.sources.wrapped.add(source);
    const body = js.evaluate(wrap(this.sources.stripped(source).code, this.#entry), source.name, EVAL.script);
    const require = this.guest.function('require', ([specifier]) => {
      const name = this.guest.argument(specifier);
      if (typeof name !== 'string') throw new HostError('TypeError', 'require takes the name of a file');
      return js.copy(this.load(this.#resolve(source, name)).exports);
    });
    script.defined = js.call(body, exports, [exports, require, module]);
    [body, exports, require].forEach((value) => js.free(value));
    return script;
  }

  #exportsOf(module: Value): Value {
    const exports = ownProperty(this.guest.js, module, 'exports');
    if (exports === null || exports === 'accessor')
      throw new HostError('Error', 'module.exports was taken away');
    return exports;
  }

  #moduleCode(source: Source): string {
    const { code } = this.sources.stripped(source);
    return this.isModule(source) ? code : scriptAsModule(code, source.name);
  }

  #byName(name: string): Source {
    const source = this.sources.byName(name);
    if (source === undefined)
      throw new HostError('Error', `cannot load ${name}: a submission can only use its own files`);
    return source;
  }

  #resolve(from: Source, specifier: string): Source {
    if (specifier.length > LONGEST_SPECIFIER)
      throw new HostError('Error', `cannot find a file by a name of ${specifier.length} characters`);
    this.guest.js.work.charge(this.sources.all.length);
    const isRelative =
      specifier.startsWith('./') || specifier.startsWith('../') || specifier === '.' || specifier === '..';
    const found = isRelative ? this.sources.relative(from, specifier) : this.sources.byName(specifier);
    if (found !== undefined) return found;
    const own = this.sources.all.filter((source) => source !== from).map(({ path }) => path);
    const there =
      own.length === 0
        ? 'there are no other files in this submission'
        : `the other files here are ${own.slice(0, 10).join(', ')}`;
    const hint = isRelative
      ? there
      : `a submission can only use its own files, by a name that starts with "./"; ${there}`;
    throw new HostError('Error', `cannot find ${JSON.stringify(specifier)}: ${hint}`);
  }
}

/** Allowed at the top level of CommonJS, where a file is a function. */
function isTopLevelReturn(js: QuickJs, error: Value): boolean {
  const message = ownProperty(js, error, 'message');
  if (message === null || message === 'accessor') return false;
  const isReturn = js.readString(message).includes('return not in a function');
  js.free(message);
  return isReturn;
}
