/**
 * One work in a process of its own, so that no other work shapes its machine code. Started by
 * `interleave.mjs` as `worker.mjs works NAME` or `worker.mjs peers PACKAGE NAME`; answers each message `time`
 * or `check`.
 */
const [kind, ...name] = process.argv.slice(2);

async function prepare() {
  if (kind === 'works') return (await import('./works.mjs')).WORKS[name[0]]();
  return (await import('./peers.mjs')).PEERS[name[0]][name[1]]();
}

const work = await prepare();
process.on('message', (message) => {
  try {
    process.send(message === 'check' ? work.check() : { seconds: work.time() / (work.amount ?? 1) });
  } catch (error) {
    process.send({ error: String(error) });
  }
});
process.send('ready');
