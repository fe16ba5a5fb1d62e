import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homeBefore, runOnce } from '../run/cache.mjs';
import { sheetsOf } from './answers.mjs';
import { mistakenQuizzes } from './mistakenQuiz.mjs';

const SYSTEMS = ['moodle', 'gift', 'qti12', 'prairielearn'];

/** Each bundled quiz: solved, shown, checked and graded with right and wrong answers, varied and exported. */
export async function quizJobs(before) {
  const folder = join(before.root, 'exercises/quizzes');
  const jobs = [];
  for (const file of readdirSync(folder).sort()) {
    const slug = file.replace(/\.json$/, '');
    const quiz = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const sheets = await answersTo(slug, quiz, before);
    jobs.push(answersJob(slug, quiz, sheets), exportJob(slug, quiz));
  }
  return jobs;
}

/** What to answer is worked out by the program before, for both sides. */
async function answersTo(slug, quiz, before) {
  const quizzes = {
    right: quiz,
    ...Object.fromEntries(mistakenQuizzes(quiz).map(({ name, quiz: own }) => [name, own])),
  };
  const folder = await runOnce(
    {
      name: `planning/${slug}`,
      quick: true,
      inputs: Object.fromEntries(
        Object.entries(quizzes).map(([name, own]) => [`${name}.json`, JSON.stringify(own)]),
      ),
      steps: Object.keys(quizzes).map((name) => ({
        args: ['quiz', 'solve', `in/${name}.json`, '--json'],
        save: name,
      })),
    },
    before,
    homeBefore(before),
  );
  // Not every quiz has answers in the eyes of every mistake.
  const names = Object.keys(quizzes).filter((name) => !existsSync(join(folder, `${name}.err.txt`)));
  const solved = names.map((name) => ({
    name,
    solved: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
  }));
  return sheetsOf(solved[0].solved, solved.slice(1));
}

function answersJob(slug, quiz, sheets) {
  const names = Object.keys(sheets);
  const file = `in/${slug}.json`;
  const inputs = { [`${slug}.json`]: JSON.stringify(quiz, null, 2), 'roster.csv': 'id\nann\nben\n' };
  for (const name of names) {
    inputs[`answers/${name}.json`] = JSON.stringify({ student: { id: name }, answers: sheets[name] });
  }
  return {
    name: `quizzes/${slug}`,
    quick: true,
    inputs,
    steps: [
      { args: ['quiz', 'solve', file], save: 'solve' },
      { args: ['quiz', 'solve', file, '--json'], save: 'solve' },
      { args: ['lint', file], save: 'lint' },
      { args: ['lint', file, '--json'], save: 'lint' },
      { args: ['quiz', 'render', file, '--out', 'page.html'], save: 'render' },
      { args: ['quiz', 'render', file, '--key', '--out', 'key.html'], save: 'render-key' },
      { args: ['quiz', 'grade', 'in/answers', '--quiz', file, '--out', 'graded'], save: 'grade' },
      {
        args: ['quiz', 'variants', file, '--roster', 'in/roster.csv', '--out', 'variants'],
        save: 'variants',
      },
      ...names.map((name) => ({
        args: ['quiz', 'check', `in/answers/${name}.json`, '--quiz', file, '--verbose'],
        save: `check/${name}`,
      })),
    ],
  };
}

/**
 * Each question by itself, since one that cannot be exported keeps all of its quiz from it; and the whole as
 * a page.
 */
function exportJob(slug, quiz) {
  const ids = quiz.questions.map(({ id }) => id);
  const inputs = { 'whole.json': JSON.stringify(quiz, null, 2) };
  for (const [at, id] of ids.entries()) {
    inputs[`${id}.json`] = JSON.stringify({ ...quiz, questions: [quiz.questions[at]] }, null, 2);
  }
  return {
    name: `exports/${slug}`,
    quick: true,
    inputs,
    steps: [
      exportStep('whole', 'html'),
      ...SYSTEMS.map((to) => exportStep('whole', to)),
      ...ids.flatMap((id) => SYSTEMS.map((to) => exportStep(id, to))),
      ...ids.map((id) => exportStep(id, 'moodle', '--variants', '3')),
    ],
  };
}

const ENDINGS = { moodle: '.xml', gift: '.gift.txt', qti12: '', prairielearn: '', html: '.html' };

function exportStep(name, to, ...more) {
  const save = [name, to, ...more.slice(1)].join('-');
  return {
    args: ['quiz', 'export', `in/${name}.json`, '--to', to, '--out', `${save}${ENDINGS[to]}`, ...more],
    save,
  };
}
