import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Whoever sits at a terminal. */
export interface Asking {
  /** A line in answer; null when there will be no more. */
  question(prompt: string): Promise<string | null>;
  /** Opens a file in what this machine opens such files with; false where nothing does. */
  show(path: string): Promise<boolean>;
  close(): void;
}

/** Asks on a stream, where lines can be edited if it is a terminal. Ctrl-C and Ctrl-D end the answers. */
export function askOn(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Asking {
  const asked = createInterface({ input, output });
  asked.on('SIGINT', () => asked.close());
  const lines = asked[Symbol.asyncIterator]();
  return {
    async question(prompt) {
      asked.setPrompt(prompt);
      asked.prompt();
      const { done, value } = await lines.next();
      return done === true ? null : value;
    },
    show,
    close: () => asked.close(),
  };
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'open',
  win32: 'explorer.exe',
};

function show(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(OPENERS[process.platform] ?? 'xdg-open', [path], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
