/** Rounds in which every contender runs once, one after the other, so that a busy machine slows all of them alike. */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
const WARM_UPS = 6;

/** A contender in a Node process that stays open: `worker` is the arguments of `worker.mjs`. */
export async function ours(worker) {
  const child = fork(WORKER, worker);
  const ask = async (message) => {
    child.send(message);
    const [answer] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => { throw new Error(`${worker.join(' ')} ended by itself`); }),
    ]);
    if (answer?.error !== undefined) throw new Error(`${worker.join(' ')}: ${answer.error}`);
    return answer;
  };
  await once(child, 'message'); // ready
  return {
    warm: async () => { for (let i = 0; i < WARM_UPS; i += 1) await ask('time'); },
    time: async () => (await ask('time')).seconds,
    close: () => child.kill(),
  };
}

/** What a work answers, asked of a process that is not timed. */
export async function answerOf(worker) {
  const child = fork(WORKER, worker);
  await once(child, 'message');
  child.send('check');
  const [answer] = await once(child, 'message');
  child.kill();
  if (answer?.error !== undefined) throw new Error(`${worker.join(' ')}: ${answer.error}`);
  return answer;
}

/** A work of the compiled `limit.cpp`; each call is one process, which warms itself up. */
export function limit(program, work) {
  const run = (repetitions) => {
    const [, seconds, count, answer] = execFileSync(program, [work, `${repetitions}`], { encoding: 'utf8' }).trimEnd().split('\t');
    return { seconds: Number(seconds), count: Number(count), answer };
  };
  return { warm: async () => {}, time: async () => run(1).seconds, close() {}, check: () => run(1) };
}

/** Seconds of each contender in each round: `result[contender][round]`. */
export async function rounds(contenders, count) {
  const times = contenders.map(() => []);
  for (const contender of contenders) await contender.warm();
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
