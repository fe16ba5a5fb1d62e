/**
 * Grades everything with the programs of two checkouts, and compares every score, state, reason, diagnosis
 * and sentence. It knows only what users know: the command, and the files that it writes.
 */
import { openCheckout } from './checkout.mjs';
import { compareFolders } from './diff/compareFolders.mjs';
import { planJobs } from './jobs/all.mjs';
import { USAGE, readOptions } from './options.mjs';
import { reportOf } from './report.mjs';
import { homeAfter, homeBefore, runOnce } from './run/cache.mjs';

/** So many jobs are run at a time. */
const AT_ONCE = 2;

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  process.exit(2);
}
const [before, after] = [options.before, options.after].map(openCheckout);
const homes = [homeBefore(before), options.keep ?? homeAfter(after)];
const jobs = await planJobs(before, after, options);
if (options.list) console.log(jobs.map(({ name }) => name).join('\n'));
else process.exitCode = await compareAll();

async function compareAll() {
  const waiting = [...jobs.entries()];
  const found = [];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, job] = next;
      found[at] = await compareJob(job);
      done += 1;
      console.error(`${done}/${jobs.length} ${found[at].progress}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.error(`What they wrote is in ${homes.join(' and ')}`);
  for (const slug of changedExercises(found.flatMap(({ exerciseHashes }) => [...exerciseHashes]))) {
    console.log(`note: the exercise ${slug} is not the same before and after`);
  }
  const compared = found.reduce((total, one) => total + one.compared, 0);
  const differences = found.flatMap((one) => one.differences);
  const { lines, isSilent } = reportOf({ compared, differences }, options);
  console.log(lines.join('\n'));
  return isSilent ? 0 : 1;
}

/** What one job wrote before and after, compared, and a line that says so. */
async function compareJob(job) {
  const started = performance.now();
  const old = await runOnce(job, before, homes[0]);
  const middle = performance.now();
  const fresh = await runOnce(job, after, homes[1]);
  const seconds = [middle - started, performance.now() - middle].map((ms) => (ms / 1000).toFixed(1));
  const one = compareFolders(job.name, { folder: old, checkout: before }, { folder: fresh, checkout: after });
  return {
    ...one,
    progress: `${job.name}: ${one.differences.length} differences (${seconds.join(' s, ')} s)`,
  };
}

/** Exercises that were seen with two hashes. */
function changedExercises(hashes) {
  const slugs = [...new Set(hashes)].map((each) => each.split(' ')[0]);
  return new Set(slugs.filter((slug, at) => slugs.indexOf(slug) !== at));
}
