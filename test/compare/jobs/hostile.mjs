import { join } from 'node:path';
import { filesBelow } from '../checkout.mjs';
import { gradeJob } from './classes.mjs';

const ENTRY = { javascript: 'alphaBeta.js', python: 'alpha_beta.py' };
/** Those that use up memory or the stack need more work to get there, and minutes in all. */
const SLOW = /^(memory|stack)\//;
/** Without `--whole`, one in so many. */
const ONE_IN = 5;
const TREE = {
  title: 'three by three',
  tree: [
    [31.0625, 127, 83.5],
    [23.25, 44, 61],
    [144.5, 52, 21.75],
  ],
};

/**
 * Attacks on the sandbox as a class of alpha–beta searches, with little work allowed so that they end soon.
 */
export function hostileJobs({ root }, { whole }) {
  return Object.entries(ENTRY).map(([language, file]) => {
    const folder = join(root, 'test/hostile/corpus', language);
    const attacks = filesBelow(folder).filter((path, at) => whole || (!SLOW.test(path) && at % ONE_IN === 0));
    const inputs = Object.fromEntries(
      attacks.map((path) => [`class/${path.replaceAll(/[/.]/g, '-')}/${file}`, { from: join(folder, path) }]),
    );
    const slug = `hostile/${language}${whole ? '-whole' : ''}`;
    return gradeJob(slug, { argument: './in/exercise' }, { ...inputs, ...exerciseOf(limitsOf(whole)) });
  });
}

const limitsOf = (whole) =>
  whole ? { fuel: 60_000_000, memoryMB: 32, calls: 2_000 } : { fuel: 3_000_000, memoryMB: 32, calls: 2_000 };

function exerciseOf(limits) {
  const oneTree = (id) => ({ id, description: 'A tree of three by three.', tree: 'trees/one.json' });
  const check = {
    id: 'value',
    title: 'Value',
    kind: 'value',
    points: 2,
    visibility: 'student',
    credit: 'share',
  };
  return {
    'exercise/exercise.json': JSON.stringify({
      title: 'Held',
      algorithm: 'alpha-beta',
      entry: 'alphaBeta',
      files: ENTRY,
      limits: { ...limits, outputKB: 8, wallSeconds: 120 },
      checks: [{ ...check, cases: [oneTree('one'), oneTree('two')] }],
    }),
    'exercise/handout.md': '# Held\n',
    'exercise/trees/one.json': JSON.stringify(TREE),
  };
}
