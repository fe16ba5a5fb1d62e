import type { Frame, StudentError } from '../../../types/observation.ts';
import { NULL, type Obj } from './exports.ts';
import { explain } from './explain.ts';
import { WORKING_FOLDER } from './fileSystem.ts';
import { Raised, type Python } from './python.ts';

const LONGEST_MESSAGE = 2_000;
/** Longer messages are not even looked at. */
const LONGEST_READ = 1_000_000;
const LONGEST_NAME = 100;
const MOST_FRAMES = 20;
/** Chained tracebacks are as long as recursion is deep; a submission can make them longer. */
const MOST_STEPS = 100_000;
const PREFIX = `${WORKING_FOLDER}/`;
/** `tb_next`, `tb_frame` and `tb_lasti` in CPython's structures for 32 bits. */
const TRACEBACK = { next: 8, frame: 12, instruction: 16 } as const;

/**
 * What was raised, with the student's own frames only, innermost first. Takes the exception over. Its `str()`
 * may be the submission's own code: it runs within what is left of the fuel. `trapped` is called when that
 * code ends the run.
 */
export function readError(python: Python, exception: Obj, trapped: () => void): StudentError {
  const name = python.className(exception).slice(0, LONGEST_NAME) || 'Exception';
  const syntax = isMistakeOfSyntax(python, exception) ? readSyntaxError(python, exception) : null;
  const frames = [...(syntax === null ? [] : [syntax.frame]), ...readTraceback(python, exception)].slice(
    0,
    MOST_FRAMES,
  );
  const message = syntax?.message ?? messageOf(python, exception, trapped);
  return { name, message: explain(name, cut(message, LONGEST_MESSAGE)), frames };
}

function messageOf(python: Python, exception: Obj, trapped: () => void): string {
  let text: Obj;
  try {
    text = python.exports.PyObject_Str(exception);
  } catch {
    trapped();
    return 'its message cannot be shown, as making it does not end';
  }
  if (text === NULL) {
    python.exports.PyErr_Clear();
    return 'its message cannot be shown, as making it raised another exception';
  }
  const message = python.readShortString(text, LONGEST_READ) ?? 'its message is too long to be shown';
  python.free(text);
  return message;
}

/** Python's own classes only: a class of the submission could answer for its attributes. */
function isMistakeOfSyntax(python: Python, exception: Obj): boolean {
  const type = python.typeOf(exception);
  return (['PyExc_SyntaxError', 'PyExc_IndentationError', 'PyExc_TabError'] as const).some(
    (name) => python.exceptionType(name) === type,
  );
}

/** Where a mistake of syntax stands, for an error that the compiler made about a file of the submission. */
function readSyntaxError(
  python: Python,
  exception: Obj,
): { readonly message: string; readonly frame: Frame } | null {
  const text = (name: string): string | null =>
    attribute(python, exception, name, (value) =>
      python.isExactly(value, 'PyUnicode_Type') ? python.readString(value) : null,
    );
  const number = (name: string): number | null =>
    attribute(python, exception, name, (value) =>
      python.isExactly(value, 'PyLong_Type') ? python.readInteger(value) : null,
    );
  const [message, file, line, column] = [text('msg'), text('filename'), number('lineno'), number('offset')];
  if (message === null || file === null || line === null || !file.startsWith(PREFIX)) return null;
  return {
    message,
    frame: {
      file: file.slice(PREFIX.length),
      line,
      column: column !== null && column > 0 ? column : null,
      function: '',
    },
  };
}

function attribute<T>(python: Python, object: Obj, name: string, read: (value: Obj) => T): T | null {
  try {
    const value = python.attribute(object, name);
    const found = read(value);
    python.free(value);
    return found;
  } catch (error) {
    if (!(error instanceof Raised)) throw error;
    python.exports.PyErr_Clear();
    return null;
  }
}

function readTraceback(python: Python, exception: Obj): Frame[] {
  const { exports, memory } = python;
  const first = exports.PyException_GetTraceback(exception);
  const frames: Frame[] = [];
  let step = first;
  for (
    let steps = 0;
    step !== NULL && steps < MOST_STEPS && python.isExactly(step, 'PyTraceBack_Type');
    steps += 1
  ) {
    const code = exports.PyFrame_GetCode(memory.u32(step + TRACEBACK.frame) as Obj);
    const frame = readFrame(python, code, memory.i32(step + TRACEBACK.instruction));
    if (frame !== null) frames.push(frame);
    // The innermost frames come last; only so many are kept.
    if (frames.length > 2 * MOST_FRAMES) frames.splice(0, MOST_FRAMES);
    python.free(code);
    step = memory.u32(step + TRACEBACK.next) as Obj;
  }
  python.free(first);
  return frames.reverse();
}

/** The student's file that code is of; null for any other. */
export function fileOfCode(python: Python, code: Obj): string | null {
  const file = attribute(python, code, 'co_filename', (value) => python.readString(value)) ?? '';
  return file.startsWith(PREFIX) ? file.slice(PREFIX.length) : null;
}

function readFrame(python: Python, code: Obj, instruction: number): Frame | null {
  const { exports, memory } = python;
  const file = fileOfCode(python, code);
  if (file === null) return null;
  const name = attribute(python, code, 'co_qualname', (value) => python.readString(value)) ?? '';
  const at = python.room(16);
  const found = exports.PyCode_Addr2Location(code, instruction, at, at + 4, at + 8, at + 12) !== 0;
  const [line, column] = [memory.i32(at), memory.i32(at + 4)];
  exports.free(at);
  return {
    file,
    line: found && line > 0 ? line : 1,
    column: found && column >= 0 ? column + 1 : null,
    function: name === '<module>' ? '' : cut(name, LONGEST_NAME),
  };
}

const cut = (words: string, length: number): string =>
  words.length > length ? `${words.slice(0, length)}…` : words;
