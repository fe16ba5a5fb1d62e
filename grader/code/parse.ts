import type { Input, PartialParse, Tree } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import type { Language } from '../types/submission.ts';

/** What is read of: TypeScript's grammar takes JavaScript, too. */
export type Grammar = 'script' | 'python';

const PARSERS = { script: javascript.configure({ dialect: 'ts' }), python };

/** Which grammar reads a language; null for programs in any language at all, which a command runs. */
export const grammarOf = (language: Language | null): Grammar | null =>
  language === 'python' ? 'python' : language === 'javascript' || language === 'typescript' ? 'script' : null;

/** Characters of a text that is parsed: far above homework. What parsers do about errors grows faster. */
export const MOST_CHARACTERS = 100_000;

/**
 * Work that one text may cost, in steps of the parser and in characters that it looks at. Homework costs
 * three steps a character at most; a text made to be slow is given up, always at the same place.
 */
const STEPS = { least: 150_000, each: 6 };
const LOOKS = { least: 2_000_000, each: 1_000 };
const CHUNK = 2_048;
/** A stack of this many states costs one step more, since splits copy it. */
const STATES = 200;
/** Steps that one step costs while the parser looks for a way past an error. */
const MENDING = 20;

/** Thrown through the parser, and caught here. */
class TooMuch extends Error {}

/**
 * The tree of a text, whatever the text is: what no rule fits stands in it as an error. Null where the text
 * would take too long, or is too long.
 */
export function parse(text: string, grammar: Grammar): Tree | null {
  if (text.length > MOST_CHARACTERS) return null;
  let looks = LOOKS.least + LOOKS.each * text.length;
  const input: Input = {
    length: text.length,
    lineChunks: false,
    read: (from, to) => text.slice(from, to),
    chunk(from) {
      looks -= CHUNK;
      if (looks < 0) throw new TooMuch();
      return text.slice(from, from + CHUNK);
    },
  };
  let steps = STEPS.least + STEPS.each * text.length;
  try {
    const running = PARSERS[grammar].startParse(input);
    for (let tree = running.advance(); ; tree = running.advance()) {
      if (tree !== null) return tree;
      steps -= costOf(running);
      if (steps < 0) return null;
    }
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/** What a step cost; the parser knows, but does not say so in its types. */
function costOf(running: PartialParse): number {
  const { stacks = [], recovering = 0 } = running as {
    readonly stacks?: readonly { readonly stack: readonly unknown[] }[];
    readonly recovering?: number;
  };
  let states = 0;
  for (const { stack } of stacks) states += stack.length;
  return (recovering > 0 ? MENDING : 1) + states / STATES;
}
