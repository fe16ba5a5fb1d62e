import { gradeSheet } from '../../quiz/judge/report.ts';
import { parseAnswers } from '../../quiz/sheets/answersFile.ts';
import { forStudent } from '../../report/forStudent.ts';
import { reportJson } from '../../report/json.ts';
import { reportText } from '../../report/text.ts';
import { EXIT, wantsColor, widthOf } from '../io.ts';
import { bundledQuizOf, otherQuizWords } from './otherQuiz.ts';
import type { SubCommand } from '../subCommand.ts';
import { quizNamed } from './quizNamed.ts';
import { readText } from '../readTree.ts';
import { problemsError, UserError } from '../userError.ts';

interface Options {
  readonly quiz?: string;
  readonly verbose?: boolean;
  readonly json?: boolean;
}

/**
 * `cutoff quiz check ANSWERS`: a student's own look at their answers, where the author allows it. JSON: a
 * report.
 */
export const checkCommand: SubCommand = {
  name: 'check',
  summary: 'check your own answers, where the quiz allows it',
  define: (command, run) => {
    command
      .argument('<answers>', 'the answers.json that the quiz page saved')
      .option(
        '--quiz <quiz>',
        'quiz file, or the name of a bundled quiz (default: the one that the answers name)',
      )
      .option('--verbose', 'show what is right as well')
      .addHelpText('after', '\nExample:\n  cutoff quiz check answers.json')
      .action((path: string) =>
        run(async ({ io, print, printJson }) => {
          const options = command.opts<Options>();
          const sheet = parseAnswers(await readText(path, io.cwd), path, 'you');
          if (!sheet.ok) throw problemsError(sheet.problems);
          const { hash } = sheet.value;
          const name = options.quiz ?? sheet.value.quiz ?? (hash === null ? null : bundledQuizOf(hash));
          if (name === null)
            throw new UserError(
              `${path}: this does not say which quiz it answers. Name it: --quiz figure-5-2`,
            );
          const quiz = quizNamed(name, io.cwd);
          const other = otherQuizWords(sheet.value, quiz);
          if (other !== null)
            throw new UserError(`${path}: these ${other}. Name the quiz that was answered: --quiz QUIZ`);
          if (!quiz.practice)
            throw new UserError(
              `${quiz.title} is not for practice: its answers are checked when they are graded.`,
            );
          const report = forStudent(gradeSheet(quiz, sheet.value));
          if (options.json === true) printJson(JSON.parse(reportJson(report)));
          else
            print(
              reportText(report, {
                width: widthOf(io.stdout),
                color: wantsColor(io, io.stdout),
                verbose: options.verbose === true,
                all: options.verbose === true,
                more: 'Add --verbose to see what is right as well.',
              }).trimEnd(),
            );
          return report.status === 'graded' && report.verdicts.every(({ state }) => state === 'passed')
            ? EXIT.done
            : EXIT.failed;
        }),
      );
  },
};
