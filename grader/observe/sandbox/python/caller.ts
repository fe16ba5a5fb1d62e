import type { Line } from '../../../types/observation.ts';
import type { Watcher } from '../../host/watch.ts';
import { NULL, type Obj } from './exports.ts';
import { fileOfCode } from './pythonError.ts';
import type { Meter } from './meter.ts';
import type { Python } from './python.ts';
import type { RunEnvironment } from './system.ts';

/** Looking costs a submission nothing of what it may take. */
export const watcherOf = (python: Python, meter: Meter, surroundings: RunEnvironment): Watcher => ({
  line: () => meter.aside(() => callingLine(python)),
  printed: () => surroundings.printed.bytes,
});

/** So far above a question its line is looked for: between them are only functions of Python's own. */
const MOST_FRAMES = 50;

/**
 * The line of the student's from which a function outside is called at the moment: that of the innermost
 * frame whose code is of the student's files, by the interpreter itself. No attribute, hook or name that a
 * submission can replace is asked. Code that a submission compiles under the name of its own file says
 * which line of it is its own.
 */
function callingLine(python: Python): Line | null {
  const { exports } = python;
  // The first frame is the interpreter's own; the others are references of ours.
  let frame = exports.PyEval_GetFrame();
  if (frame !== NULL) python.share(frame);
  for (let depth = 0; frame !== NULL && depth < MOST_FRAMES; depth += 1) {
    const file = fileAt(python, frame);
    if (file !== null) {
      const line = exports.PyFrame_GetLineNumber(frame);
      python.free(frame);
      return line > 0 ? { file, line } : null;
    }
    const above = exports.PyFrame_GetBack(frame);
    python.free(frame);
    frame = above;
  }
  python.free(frame);
  return null;
}

function fileAt(python: Python, frame: Obj): string | null {
  const code = python.exports.PyFrame_GetCode(frame);
  const file = fileOfCode(python, code);
  python.free(code);
  return file;
}
