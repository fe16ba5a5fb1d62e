/** How fast the command line is: whole processes, as a student or a TA waits for them. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLASS_1000, class1000Rows } from './class1000.mjs';
import { cutoff, ROOT } from './cutoff.mjs';
import { FOLDED, foldedRows } from './folded.mjs';
import { median } from './interleave.mjs';
import { SITE, siteRows } from './site.mjs';

const SOLUTION = join(ROOT, 'exercises/alpha-beta/solutions');

const COLD_CHECK = 'cold check of one JavaScript submission';
const GRADE = [
  'grade, alpha-beta, a second of one core',
  'grade, 2,000 submissions',
  'grade, peak memory with 2,000 submissions',
];

/** Rows of the product whose names hold the word `only`; `tell` is told what is under way. */
export async function productRows(only, tell) {
  const work = mkdtempSync(join(tmpdir(), 'cutoff-bench-'));
  try {
    return [
      ...(COLD_CHECK.includes(only) ? await coldCheck(work, tell) : []),
      ...(GRADE.some((row) => row.includes(only)) ? await classes(work, tell) : []),
      ...(SITE.some((row) => row.includes(only)) ? await siteRows(work, tell) : []),
      ...(FOLDED.includes(only) ? await foldedRows(work, tell) : []),
      ...(CLASS_1000.some((row) => row.includes(only)) ? await class1000Rows(work, tell) : []),
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function coldCheck(work, tell) {
  tell('cold check');
  await cutoff(['start', 'alpha-beta', join(work, 'mine')]);
  cpSync(javascriptSolution(), join(work, 'mine/alphaBeta.js'));
  const times = [];
  for (let i = 0; i < 12; i += 1) times.push((await cutoff(['check', join(work, 'mine')])).seconds);
  return [
    {
      row: COLD_CHECK,
      ours: 1000 * median(times.slice(2)),
      unit: 'ms',
      against: 'aim of 350 ms',
      ratio: median(times.slice(2)) / 0.35,
      aim: 1,
    },
  ];
}

/** The author's solution that follows the textbook's figure: what a good submission looks like. */
function javascriptSolution() {
  const path = join(SOLUTION, 'figure-5-7/alphaBeta.js');
  if (!existsSync(path)) throw new Error('the alpha-beta exercise has no JavaScript solution to bench with');
  return path;
}

async function classes(work, tell) {
  const solution = javascriptSolution();
  const graded = {};
  for (const size of [200, 2000]) {
    const folder = join(work, `class-${size}`);
    for (let i = 0; i < size; i += 1) {
      const student = join(folder, `student-${String(i).padStart(4, '0')}`);
      mkdirSync(student, { recursive: true });
      cpSync(solution, join(student, 'alphaBeta.js'));
    }
    tell(`grade ${size} submissions, one at a time`);
    graded[size] = await cutoff(
      ['grade', folder, '--exercise', 'alpha-beta', '--out', join(work, `out-${size}`), '--jobs', '1'],
      { counts: true },
    );
  }
  // From the difference, which leaves out what each run takes to start.
  const perSecond = 1800 / (graded[2000].work - graded[200].work);
  const rows = [
    {
      row: GRADE[0],
      ours: perSecond,
      unit: 'submissions/s',
      against: 'aim of 50/s',
      ratio: 50 / perSecond,
      aim: 1,
    },
    {
      row: GRADE[1],
      ours: graded[2000].work,
      unit: 's of work',
      against: '200 submissions',
      ratio: graded[2000].work / graded[200].work,
      aim: 10.5,
    },
  ];
  if (graded[2000].peak !== null && graded[200].peak !== null) {
    rows.push({
      row: GRADE[2],
      ours: graded[2000].peak,
      unit: 'MiB',
      against: '200 submissions',
      ratio: graded[2000].peak / graded[200].peak,
      aim: 1.25,
    });
  }
  return rows;
}
