/**
 * Rounds in which every contender runs once, one after the other, so that a busy machine slows all of them
 * alike.
 */
import { execFileSync, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/** Runs before the first that is timed, where rounds are not fewer. */
const WARM_UPS = 6;

/**
 * A Node process with one work; `ask` sends it a message and gives its answer. `worker` is the arguments of
 * `worker.mjs`.
 */
async function start(worker) {
  const child = fork(WORKER, worker);
  let settle = null;
  const next = () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  child.on('message', (answer) => settle?.resolve(answer));
  child.on('exit', () => settle?.reject(new Error(`${worker.join(' ')} ended by itself`)));
  await next(); // ready
  return {
    async ask(message) {
      const coming = next();
      child.send(message);
      const answer = await coming;
      if (answer.error !== undefined) throw new Error(`${worker.join(' ')}: ${answer.error}`);
      return answer;
    },
    close: () => child.kill(),
  };
}

/** A contender in a process that stays open. */
export async function ours(worker) {
  const { ask, close } = await start(worker);
  return {
    warm: async (count) => {
      for (let i = 0; i < Math.min(WARM_UPS, count); i += 1) await ask('time');
    },
    time: async () => (await ask('time')).seconds,
    close,
  };
}

/** What a work counts and answers, asked of a process that is not timed. */
export async function answerOf(worker) {
  const { ask, close } = await start(worker);
  try {
    return await ask('check');
  } finally {
    close();
  }
}

/** A work of the compiled `limit.cpp`; each call is one process, which warms itself up. */
export function limit(program, work) {
  const run = (repetitions) => {
    const [, seconds, count, answer] = execFileSync(program, [work, `${repetitions}`], { encoding: 'utf8' })
      .trimEnd()
      .split('\t');
    return { seconds: Number(seconds), count: Number(count), answer };
  };
  return { warm: async () => {}, time: async () => run(1).seconds, close() {}, check: () => run(1) };
}

/** Seconds of each contender in each round: `result[contender][round]`. */
export async function rounds(contenders, count) {
  const times = contenders.map(() => []);
  for (const contender of contenders) await contender.warm(count);
  for (let round = 0; round < count; round += 1) {
    for (const [i, contender] of contenders.entries()) times[i].push(await contender.time());
  }
  for (const contender of contenders) contender.close();
  return times;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
