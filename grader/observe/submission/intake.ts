import { CAPS, formatBytes } from './caps.ts';
import { unusable } from './found.ts';
import type { FoundFile, Refusal, TooLarge } from './found.ts';
import { printable } from './printable.ts';

/**
 * What of a submission is read, as its files are met.
 *
 * Programs that are more than anybody writes are refused. A single one of them that is too large is passed
 * over, since it may be a library beside the work, and so is data that is too large or too much: a program
 * that wants it says that it is not there.
 */
export class Intake {
  readonly files: FoundFile[] = [];
  readonly passedOver: string[] = [];
  readonly tooLarge: TooLarge[] = [];
  readonly hidden = new Set<string>();
  readonly #met = { program: { files: 0, bytes: 0 }, data: { files: 0, bytes: 0 } };

  /** Whether a file may be read, or why none may. */
  admit(path: string, kind: 'program' | 'data', size: number): boolean | Refusal {
    const met = this.#met[kind];
    const large = sizeProblem(path, size, 0);
    const problem =
      nameProblem(path) ??
      sizeProblem(path, size, met.bytes) ??
      (met.files >= CAPS.files ? tooManyFiles() : null);
    if (problem === null) return true;
    if (kind === 'program' && large === null) return problem;
    if (kind === 'program' && large !== null) this.tooLarge.push({ path, refusal: large });
    this.passedOver.push(path);
    return false;
  }

  add(file: FoundFile, kind: 'program' | 'data'): void {
    this.files.push(file);
    this.#met[kind].files += 1;
    this.#met[kind].bytes += file.bytes.byteLength;
  }

  get hasProgram(): boolean {
    return this.#met.program.files > 0;
  }
}

/** Names that no honest source file has; `..` and absolute paths are the archive's to refuse. */
function nameProblem(path: string): Refusal | null {
  if (/[\p{Cc}]/u.test(path))
    return unusable(`The name ${printable(path)} holds a control character; rename the file`);
  return path.length > 1000 ? unusable(`The name ${printable(path)} is too long; rename the file`) : null;
}

/** What is wrong with a file of `size` bytes after `before` bytes of others; null when nothing is. */
export function sizeProblem(path: string, size: number, before: number): Refusal | null {
  const cap = formatBytes(CAPS.fileBytes);
  const is = formatBytes(size) === cap ? `a little over ${cap}` : formatBytes(size);
  if (size > CAPS.fileBytes)
    return unusable(`${printable(path)} is ${is}; a source file may have at most ${cap}`);
  if (before + size > CAPS.totalBytes)
    return unusable(
      `The source files are more than ${formatBytes(CAPS.totalBytes)} together; hand in only your own`,
    );
  return null;
}

const tooManyFiles = (): Refusal =>
  unusable(`There are more than ${CAPS.files} source files; hand in only your own`);

/** What stands where a file should. */
export function notFollowed(path: string, kind: 'folder' | 'link' | 'other'): Refusal {
  return unusable(
    `${printable(path)} is ${kind === 'link' ? 'a link' : 'not an ordinary file'}, which is ` +
      'never followed; put the file itself there',
  );
}
