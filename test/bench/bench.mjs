/**
 * `npm run bench [-- --json] [-- [--only] WORD] [-- --rounds N]`: how fast Cutoff is, beside what the machine
 * allows.
 *
 * The limit is `limit.cpp`, compiled here where there is a g++. Counts and answers are compared before any
 * time is shown. A ratio is our processor time over the other's, the median over rounds in which all ran in
 * turn. Other packages take part once they are installed: npm ci --ignore-scripts --prefix test/bench/peers
 *
 * `--json` prints the rows alone: `[{ row, ours, unit, against, ratio }]`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answerOf, limit, median, ours, rounds } from './interleave.mjs';
import { DIAGNOSIS, diagnosisRows } from './diagnosis.mjs';
import { productRows } from './product.mjs';
import { SEEDED, seededRows } from './seeded.mjs';
import { inUnit, ROWS, TRACE_ROWS } from './rows.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
  },
});
// `npm run bench -- class-1000` is short for `--only class-1000`.
if (options.only === '') options.only = positionals[0] ?? '';
const HERE = fileURLToPath(new URL('.', import.meta.url));
const COUNT = Math.max(1, Number(options.rounds) || 7);
const rows = [];
const tell = (text) => process.stderr.write(`… ${text}\n`);
const wanted = (row) => row.row.includes(options.only);

function keep({ row, unit, against, ratio, aim }, value) {
  rows.push({ row, ours: value, unit, against, ratio });
  if (options.json) return;
  if (rows.at(-2)?.row !== row) console.log(`${row}: ${shown(value)} ${unit}`);
  const verdict = aim === undefined ? '' : ratio <= aim ? ` (aim ${aim}: reached)` : ` (aim ${aim}: missed)`;
  if (ratio !== null)
    console.log(`    ${ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2)} × ${against}${verdict}`);
}

const shown = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** The compiled limit, or null with a plain word on why there is none. */
function compile(folder) {
  const program = join(folder, process.platform === 'win32' ? 'limit.exe' : 'limit');
  if (spawnSync('g++', ['--version']).status !== 0) {
    tell('no g++ here, so nothing is compared with the C++ limit');
    return null;
  }
  execFileSync(
    'g++',
    ['-O3', '-march=native', '-ffp-contract=off', '-std=c++17', join(HERE, 'limit.cpp'), '-o', program],
    { stdio: 'inherit' },
  );
  return program;
}

async function peersOf(work) {
  if (!existsSync(join(HERE, 'peers/node_modules'))) return [];
  const { PEERS } = await import('./peers.mjs');
  return Object.keys(PEERS).filter((name) => PEERS[name][work] !== undefined);
}

function same(row, one, other, name) {
  if (one.count !== other.count || one.answer !== other.answer) {
    throw new Error(
      `${row}: ours counts ${one.count} and answers ${one.answer}; ${name} counts ${other.count} and answers ${other.answer}`,
    );
  }
}

/**
 * Whether a peer answers as it must: the same value for a game, and something of the right kind for a random
 * search.
 */
async function checkPeer(work, peer, answer) {
  const { answer: theirs } = await answerOf(['peers', peer, work]);
  if (!/^(a tour|a board)$/.test(theirs) && theirs !== answer.answer)
    throw new Error(`${work}: ${peer} answers ${theirs}, not ${answer.answer}`);
}

async function against(row, program) {
  tell(row.row);
  const answer = await answerOf(['works', row.work]);
  const contenders = [await ours(['works', row.work])];
  const cpp = program === null ? null : limit(program, row.limit);
  if (cpp !== null) {
    same(row.row, answer, cpp.check(), 'the C++ limit');
    contenders.push(cpp);
  }
  const names = await peersOf(row.work);
  for (const name of names) {
    await checkPeer(row.work, name, answer);
    contenders.push(await ours(['peers', name, row.work]));
  }
  const [mine, ...others] = await rounds(contenders, COUNT);
  const perRun = inUnit(row, median(mine));
  const labels = [...(cpp === null ? [] : [row.against]), ...names];
  if (labels.length === 0) keep({ ...row, against: null, ratio: null, aim: undefined }, perRun);
  labels.forEach((label, i) => {
    // Peers may do less work a run: theirs is told per unit of the row.
    const scale = names.includes(label) ? (row.amount ?? 1) : 1;
    const ratio = median(mine.map((seconds, round) => seconds / (others[i][round] * scale)));
    keep({ ...row, against: label, ratio, aim: label === 'C++ limit' ? row.aim : undefined }, perRun);
  });
}

/** Ours against ours: `work` against `base`. */
async function beside(row) {
  tell(row.row);
  const [mine, base] = [
    ['works', row.work],
    ['works', row.base],
  ];
  same(row.row, await answerOf(mine), await answerOf(base), row.against);
  const [work, other] = await rounds([await ours(mine), await ours(base)], COUNT);
  keep(
    { ...row, ratio: median(work.map((seconds, round) => seconds / other[round])) },
    inUnit(row, median(work)),
  );
}

/** Peak memory of a whole process that solves 3,000,000 queens once. */
function memory() {
  tell('memory of 3,000,000 queens');
  const script = `
    import { solveQueensFast } from './dist/reference/local/fastQueensSearch.js';
    import { isSolution } from './dist/reference/local/queensSearch.js';
    import { Xoshiro } from './dist/reference/local/xoshiro.js';
    if (!isSolution(solveQueensFast(Xoshiro.seeded(1), 3_000_000).state)) throw new Error('no solution');
    console.log(process.resourceUsage().maxRSS / 1024);`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(HERE, '../..'),
    encoding: 'utf8',
  });
  const used = Number(text);
  keep(
    {
      row: '3,000,000 queens, peak memory of the whole process',
      unit: 'MiB',
      against: 'aim of 80 MiB',
      ratio: used / 80,
      aim: 1,
    },
    used,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'cutoff-limit-'));
try {
  const program = compile(folder);
  for (const row of ROWS.filter(wanted)) await against(row, program);
  for (const row of TRACE_ROWS.filter(wanted)) await beside(row);
  if (wanted({ row: '3,000,000 queens, peak memory' })) memory();
  if (DIAGNOSIS.some((row) => wanted({ row })))
    for (const row of await diagnosisRows(tell, COUNT, wanted)) keep(row, row.ours);
  if (SEEDED.some((row) => wanted({ row })))
    for (const row of await seededRows(tell, COUNT, wanted)) keep(row, row.ours);
  for (const row of (await productRows(options.only, tell)).filter(wanted)) keep(row, row.ours);
  if (!existsSync(join(HERE, 'peers/node_modules')))
    tell(
      'other packages were left out; to compare with them: npm ci --ignore-scripts --prefix test/bench/peers',
    );
} catch (error) {
  process.exitCode = 1;
  console.error(`bench: ${error.message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (options.json) console.log(JSON.stringify(rows, null, 2));
