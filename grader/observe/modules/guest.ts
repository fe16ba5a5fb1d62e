/**
 * Functions that run in the sandbox, beside an author's module: as text, so that none of them may use
 * anything from outside itself. What they need of each other they are handed.
 */

/** The exports of a module. */
export type Exports = Readonly<Record<string, unknown>>;

/** What a module got wrong, in words: the sandbox has no others. */
export interface Fault {
  readonly code: string;
  readonly found: string;
  readonly expected: string;
}

export interface Settings {
  readonly parameters: unknown;
  /** Tells each call, without words: how many there were shows at which one the module went on for ever. */
  readonly counts: boolean;
  /** Which call to name instead of making it, from 1; 0 for none. */
  readonly names: number;
}

type Callable = (...args: readonly unknown[]) => unknown;

/** What is no plain data in a value, and where; null where all is plain. */
export function notPlain(value: unknown, path: string, above: readonly unknown[]): string | null {
  const at = path === '' ? '' : ` at ${path}`;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${String(value)}${at}`;
  if (typeof value !== 'object') return `${value === undefined ? 'undefined' : `a ${typeof value}`}${at}`;
  if (above.includes(value)) return `an object that contains itself${at}`;
  if (above.length > 50) return `data nested more than 50 deep`;
  const inside = [...above, value];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const found = notPlain(value[i], `${path}[${i}]`, inside);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    const { name } = (value as { constructor?: { name?: string } }).constructor ?? {};
    return `an object of class ${typeof name === 'string' && name !== '' ? name : 'of its own'}${at}`;
  }
  for (const [key, each] of Object.entries(value)) {
    const found = each === undefined ? null : notPlain(each, path === '' ? key : `${path}.${key}`, inside);
    if (found !== null) return found;
  }
  return null;
}

/** A question to the module: its name, and its arguments as JSON. */
export interface Question {
  readonly name: string;
  readonly args: readonly string[];
  /** Makes what is handed over and is no JSON, anew for each call. */
  readonly live?: () => unknown;
  readonly expected: string;
  readonly fits: (answer: unknown) => boolean;
}

export interface Asker {
  readonly has: (name: string) => boolean;
  readonly ask: (question: Question) => unknown;
  readonly fail: (fault: Fault) => never;
  /** What went wrong, of something thrown by `fail`; null of anything else. */
  readonly faultOf: (thrown: unknown) => Fault | null;
  /** The state at the start, which may be an export itself. */
  readonly initial: (expected: string, fits: (value: unknown) => boolean) => unknown;
}

/** Asks a module each question twice, of fresh copies: the same question has the same answer. */
export function asking(
  rules: Exports,
  { parameters, counts, names }: Settings,
  say: (line: string) => void,
  plain: typeof notPlain,
): Asker {
  const { parse, stringify } = JSON;
  const last = stringify(parameters);
  const thrown = new WeakMap<object, Fault>();
  let calls = 0;
  const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
  const shown = (text: string | undefined): string => short(text ?? 'undefined');
  const spoken = (name: string, args: readonly string[]): string => `${name}(${args.map(short).join(', ')})`;
  const fail = (fault: Fault): never => {
    const error = new Error(fault.found);
    thrown.set(error, fault);
    throw error;
  };
  const call = ({ name, args, live }: Question): unknown => {
    calls += 1;
    if (counts) say('.');
    if (calls === names) fail({ code: 'module-limit', found: spoken(name, args), expected: '' });
    const fresh = args.map((text): unknown => parse(text));
    try {
      const given = live === undefined ? fresh : [...fresh, live()];
      return (rules[name] as Callable)(...given, parse(last));
    } catch (error) {
      say(`at ${spoken(name, args)}`);
      throw error;
    }
  };
  const answer = (question: Question, isFirst: boolean): string | undefined => {
    const value = call(question);
    // What is no plain data the second time is told as another answer.
    if (!isFirst) return stringify(value);
    const odd = plain(value, '', []);
    const found = odd ?? (question.fits(value) ? null : short(stringify(value)));
    if (found !== null)
      fail({
        code: 'module-answer',
        found: `${spoken(question.name, question.args)} gives ${found}`,
        expected: question.expected,
      });
    return stringify(value);
  };
  const ask = (question: Question): unknown => {
    const [first, second] = [answer(question, true), answer(question, false)];
    if (first !== second)
      fail({
        code: 'module-not-deterministic',
        found: `${spoken(question.name, question.args)} gives ${shown(first)}, and then ${shown(second)}`,
        expected: 'the same answer each time, from what it is given alone',
      });
    return parse(first ?? 'null');
  };
  const initial = (expected: string, fits: (value: unknown) => boolean): unknown => {
    const given = rules['initial'];
    if (typeof given === 'function') return ask({ name: 'initial', args: [], expected, fits });
    const odd = plain(given, '', []) ?? (fits(given) ? null : short(stringify(given)));
    if (odd !== null) fail({ code: 'module-answer', found: `initial, which is ${odd}`, expected });
    return given;
  };
  return {
    has: (name) => rules[name] !== undefined,
    ask,
    initial,
    fail,
    faultOf: (error) => (typeof error === 'object' && error !== null ? (thrown.get(error) ?? null) : null),
  };
}

/** What a module's exports lack; null where nothing is missing. */
export function lacking(rules: Exports, functions: readonly string[]): Fault | null {
  const names = Object.keys(rules).filter((name) => name !== 'default');
  const exported = names.length === 0 ? 'no exports' : `exports ${names.slice(0, 20).join(', ')}`;
  if (rules['initial'] === undefined)
    return {
      code: 'module-export',
      found: `no "initial" (${exported})`,
      expected: 'an export "initial": the state at the start, or a function that gives it',
    };
  for (const name of functions) {
    if (typeof rules[name] === 'function') continue;
    return {
      code: 'module-export',
      found:
        rules[name] === undefined
          ? `no "${name}" (${exported})`
          : `${name}, which is a ${typeof rules[name]}`,
      expected: `an export "${name}": a function`,
    };
  }
  return null;
}
