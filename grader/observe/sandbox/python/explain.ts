import { itemAt } from '../../../types/lookup.ts';

const LIBRARY_ONLY = 'submissions run with Python’s standard library only';
const NO_SYSTEM = 'submissions run without a network, other programs or threads';

/** Modules that students reach for and that are not there. */
const ABSENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'numpy',
      'scipy',
      'pandas',
      'matplotlib',
      'torch',
      'tensorflow',
      'sklearn',
      'networkx',
      'pygame',
      'sympy',
      'numba',
      'tqdm',
    ].map((name) => [name, LIBRARY_ONLY]),
  ),
  ...Object.fromEntries(
    [
      'asyncio',
      'multiprocessing',
      'subprocess',
      'socket',
      'ssl',
      'select',
      'selectors',
      'concurrent',
      'http',
      'socketserver',
      'ftplib',
      'smtplib',
      'webbrowser',
      'requests',
      'pty',
      'tty',
      'termios',
    ].map((name) => [name, NO_SYSTEM]),
  ),
  ...Object.fromEntries(
    ['js', 'pyodide', 'pyodide_js', 'ctypes', '_ctypes', 'sqlite3', 'tkinter', 'turtle'].map((name) => [
      name,
      'it is not part of the Python that submissions run in',
    ]),
  ),
};

const NOT_FOUND = /^No module named '([\w.]+)'/;
const HALTED = /^import of ([\w.]+) halted; None in sys\.modules/;

/** Adds to Python's message what a student needs to go on. */
export function explain(name: string, message: string): string {
  if (name === 'ModuleNotFoundError') {
    const module = (NOT_FOUND.exec(message) ?? HALTED.exec(message))?.[1];
    const hint = module === undefined ? undefined : ABSENT[itemAt(module.split('.'), 0)];
    return hint === undefined || module === undefined
      ? message
      : `there is no module '${module}' here: ${hint}`;
  }
  if (name === 'SyntaxError' && /^Missing parentheses in call to '(print|exec)'/.test(message))
    return `${message} This is Python 2; submissions run in Python 3`;
  if (name === 'MemoryError' && message === '') return 'it asked for more memory than there is';
  if (name === 'EOFError' && message.startsWith('EOF when reading'))
    return 'input() has nobody to ask here: take what you need from the arguments';
  if (name === 'SystemExit') return 'the program ended itself instead of returning an answer';
  if (name === 'PermissionError' || (name === 'OSError' && /Read-only file system/.test(message)))
    return `${message}: submissions cannot write files or reach the system`;
  if (name === 'RuntimeError' && /can't start new thread/.test(message))
    return `${message}: submissions run without threads`;
  return message;
}
