/**
 * Counts steps: each block that runs, as the engine counts them, and what built-in methods of lists and texts
 * go over. The figures are the same on any machine, however busy it is.
 */
import { Session } from 'node:inspector/promises';

let built = 0;

/** Methods that go over the whole of what they are called on. */
const WHOLE = {
  lists: [
    'includes',
    'indexOf',
    'lastIndexOf',
    'concat',
    'join',
    'fill',
    'sort',
    'reverse',
    'splice',
    'shift',
    'unshift',
  ],
  texts: ['split', 'replace', 'replaceAll', 'match', 'matchAll', 'search', 'normalize'],
};
/** Methods that go over what they give. */
const PART = { lists: ['slice'], texts: ['slice', 'substring', 'repeat', 'padEnd', 'padStart'] };

function count(prototype, { whole, part }) {
  for (const method of [...whole, ...part].filter((each) => each in prototype)) {
    const own = prototype[method];
    const isWhole = whole.includes(method);
    prototype[method] = function counted(...given) {
      if (isWhole) built += this.length;
      const made = own.apply(this, given);
      if (!isWhole) built += made.length;
      return made;
    };
  }
}

/** Spreading a set or a map goes over it in no block of anybody's; lists would take too long to count. */
function countIteration(prototype, method) {
  const own = prototype[method];
  prototype[method] = function counted() {
    const iterator = own.call(this);
    return {
      next() {
        built += 1;
        return iterator.next();
      },
      return: (value) => ({ done: true, value }),
      [Symbol.iterator]() {
        return this;
      },
    };
  };
}

/** Begins to count; gives how many steps were taken since it was asked last. */
export async function countSteps() {
  for (const { prototype } of [Array, Float64Array, Uint8Array, Int32Array, Uint32Array])
    count(prototype, { whole: WHOLE.lists, part: PART.lists });
  count(String.prototype, { whole: WHOLE.texts, part: PART.texts });
  for (const { prototype } of [Set, Map]) countIteration(prototype, Symbol.iterator);
  const { stringify } = JSON;
  JSON.stringify = (...given) => {
    const text = stringify(...given);
    built += text?.length ?? 0;
    return text;
  };
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    let steps = built;
    for (const { url, functions } of result)
      if (url.includes('/dist/'))
        for (const { ranges } of functions) for (const each of ranges) steps += each.count;
    built = 0;
    return steps;
  };
}
