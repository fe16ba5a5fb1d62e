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

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  process.exit(2);
}
const [before, after] = [options.before, options.after].map(openCheckout);
const homes = [homeBefore(before), options.keep ?? homeAfter(after)];
const jobs = await planJobs(before, options);
if (options.list) console.log(jobs.map(({ name }) => name).join('\n'));
else process.exitCode = await compareAll();

async function compareAll() {
  const found = { compared: 0, differences: [] };
  const hashes = new Set();
  for (const [at, job] of jobs.entries()) {
    const started = performance.now();
    const old = await runOnce(job, before, homes[0]);
    const middle = performance.now();
    const fresh = await runOnce(job, after, homes[1]);
    const seconds = [middle - started, performance.now() - middle].map((ms) => (ms / 1000).toFixed(1));
    const one = compareFolders(
      job.name,
      { folder: old, checkout: before },
      { folder: fresh, checkout: after },
    );
    found.compared += one.compared;
    found.differences.push(...one.differences);
    for (const hash of one.exerciseHashes) hashes.add(hash);
    const progress = `${at + 1}/${jobs.length} ${job.name}: ${one.differences.length} differences`;
    console.error(`${progress} (${seconds.join(' s, ')} s)`);
  }
  console.error(`What they wrote is in ${homes.join(' and ')}`);
  for (const slug of changedExercises(hashes)) {
    console.log(`note: the exercise ${slug} is not the same before and after`);
  }
  const { lines, isSilent } = reportOf(found, options);
  console.log(lines.join('\n'));
  return isSilent ? 0 : 1;
}

/** Exercises that were seen with two hashes. */
function changedExercises(hashes) {
  const slugs = [...hashes].map((each) => each.split(' ')[0]);
  return new Set(slugs.filter((slug, at) => slugs.indexOf(slug) !== at));
}
