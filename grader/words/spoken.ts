import type { Program, Spoken } from '../types/submission.ts';

const IS_PYTHON = /(^|[/\\])(python|pypy|py)[\d.]*(\.exe)?$/i;
/** What stands beside sources in any language. */
const BESIDE = /\.(sh|bat|cmd|txt|md|json|toml|ya?ml)$/i;
const isSource = (path: string): boolean => !BESIDE.test(path);
const isPythonFile = (path: string): boolean => path.toLowerCase().endsWith('.py');

/** The language that whoever wrote a program reads values in: a command may well run Python. */
export function spokenIn({ language, command = [], files }: Program): Spoken {
  if (language !== 'command') return language;
  const sources = files.map(({ path }) => path).filter(isSource);
  const isPython =
    command.some((word) => IS_PYTHON.test(word) || isPythonFile(word)) ||
    (sources.length > 0 && sources.every(isPythonFile));
  return isPython ? 'python-command' : language;
}
