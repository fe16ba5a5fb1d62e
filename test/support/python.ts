import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';

export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The share that a `server.py` of PrairieLearn gives for each `data`; nothing is graded for null, and earns 0. */
export type Scored = (server: string, submissions: readonly (object | null)[]) => Promise<number[]>;

/** A line in, a line out: each `server.py` runs in names of its own, as in a process of its own. */
const PROGRAM = `
import json, sys, traceback
for line in sys.stdin:
    server, submissions = json.loads(line)
    try:
        names = {}
        exec(server, names)
        scores = []
        for data in submissions:
            if data is not None:
                names["grade"](data)
            scores.append(0 if data is None else data["score"])
        answer = {"scores": scores}
    except Exception:
        answer = {"error": traceback.format_exc()}
    print(json.dumps(answer), flush=True)
`;

/** One Python for all questions of a test file, since its start costs more than what they ask; ended after it. */
export function prairieLearnServer(): Scored {
  let python: ReturnType<typeof started> | undefined;
  afterAll(() => python?.end());
  return async (server, submissions) => {
    python ??= started();
    const reply = await python.ask(JSON.stringify([server, submissions]));
    const { scores, error } = JSON.parse(reply) as { scores?: number[]; error?: string };
    if (scores === undefined) throw new Error(error);
    return scores;
  };
}

function started(): { ask(line: string): Promise<string>; end(): Promise<unknown> } {
  const child = spawn('python3', ['-X', 'utf8', '-c', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child satisfies ChildProcess, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(line) {
      child.stdin.write(`${line}\n`);
      const next = await lines.next();
      if (next.done === true) throw new Error('Python has ended');
      return next.value;
    },
    end() {
      child.stdin.end();
      return ended;
    },
  };
}
