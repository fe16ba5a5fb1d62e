import { itemAt } from '../../../types/lookup.ts';
import type { Line } from '../../../types/observation.ts';
import type { Watcher } from '../../host/watch.ts';
import type { Value } from './exports.ts';
import type { Guest } from './guest.ts';
import { GuestThrow } from './guestThrow.ts';
import { kindOf } from './kinds.ts';
import type { Loader } from './loader.ts';
import { FRAME, readFrames } from './studentError.ts';

/** So far above a question its line is looked for: what is asked through `map` stands two frames up. */
const MOST_FRAMES = 5;
const LONGEST_STACK = 20_000;

/** Looks within means of its own (`own`), so that it costs a submission nothing of what it may take. */
export function watcherOf(
  loader: Loader,
  own: <T>(action: () => T) => T,
  printed: Watcher['printed'],
): Watcher {
  const { js } = loader.guest;
  const caller = new Caller(loader);
  return {
    line() {
      const { fuel } = js;
      const line = own(() => caller.line());
      js.fuel = fuel;
      return line;
    },
    printed,
  };
}

/**
 * The line of the student's from which a host function is called at the moment, by the engine's own stack.
 *
 * Nothing that a submission can change has a part in it: the constructor, the getter of the stack and the
 * setter of its length are those that the engine had before anything ran. The one text in a stack that is a
 * submission's own is a function's name, which may hold line ends and so look like more frames. Therefore a
 * stack is made of one frame more at a time, and has as many lines, or it is not believed.
 */
class Caller {
  readonly #guest: Guest;
  readonly #sources: Loader['sources'];

  constructor({ guest, sources }: Loader) {
    this.#guest = guest;
    this.#sources = sources;
  }

  /** Null where it cannot be known. */
  line(): Line | null {
    try {
      return this.#line();
    } catch (error) {
      if (error instanceof GuestThrow) return null;
      throw error;
    }
  }

  #line(): Line | null {
    const { js, boot } = this.#guest;
    const before = js.call(boot.framesOf.get, boot.errors.Error);
    try {
      // The first frame is the host function itself.
      for (let most = 2; most <= MOST_FRAMES; most += 1) {
        const lines = this.#stack(most);
        if (lines.length !== most) return null;
        const last = itemAt(lines, most - 1);
        if (!FRAME.test(last)) continue;
        const [frame] = readFrames(last, this.#sources);
        return frame === undefined ? null : { file: frame.file, line: frame.line };
      }
      return null;
    } finally {
      this.#limit(before);
      js.free(before);
    }
  }

  #limit(frames: Value): void {
    const { js, boot } = this.#guest;
    js.free(js.call(boot.framesOf.set, boot.errors.Error, [frames]));
  }

  /** The lines of a stack of so many frames. */
  #stack(frames: number): string[] {
    const { js, boot } = this.#guest;
    const number = js.number(frames);
    this.#limit(number);
    js.free(number);
    const error = js.construct(boot.errors.Error);
    const stack = js.call(boot.stackOf, error);
    js.free(error);
    const isText = kindOf(js, stack) === 'string' && js.lengthOf(stack) <= LONGEST_STACK;
    const text = isText ? js.readString(stack) : '';
    js.free(stack);
    return text.split('\n').filter((line) => line !== '');
  }
}
