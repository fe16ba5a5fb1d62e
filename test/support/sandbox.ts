import { buildTree } from '../../reference/games/tree.ts';
import type { NodeSpec } from '../../reference/games/treeSpec.ts';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import type { Engines } from '../../grader/types/engine.ts';
import type { Limits } from '../../grader/types/exercise.ts';
import type { GameInput, Input, LocalInput } from '../../grader/types/input.ts';
import type { Observation } from '../../grader/types/observation.ts';
import type { Language } from '../../grader/types/submission.ts';

/** Low, so that a program which never ends is soon stopped. */
export const LIMITS: Limits = { fuel: 3_000_000, calls: 5_000, memoryMB: 16, outputKB: 8, wallSeconds: 20 };

export function treeInput(
  tree: NodeSpec,
  depthLimit = Infinity,
  levels?: readonly ('max' | 'min' | 'chance')[],
): GameInput {
  return {
    kind: 'game',
    game: {
      name: 'tree',
      tree: buildTree({ title: 'test', tree, ...(levels === undefined ? {} : { levels }) }),
    },
    depthLimit,
  };
}

/** Figure 5.2 of the course's textbook: value 3, first move. */
export const FIGURE_5_2 = treeInput([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);

export function queensInput(n: number, seed: number, initial: readonly number[] | null = null): LocalInput {
  return { kind: 'local', problem: { name: 'n-queens', n, initial }, seed, options: {} };
}

export type Files = string | Readonly<Record<string, string>>;

export interface Asked {
  readonly language?: Language;
  readonly entry?: string;
  readonly entryFile?: string;
  readonly inputs?: readonly Input[];
  readonly limits?: Partial<Limits>;
}

/** The sandbox, for the tests of one file. */
export class Sandbox {
  readonly engines: Engines = createEngines({ workers: 1 });

  /**
   * Runs files, or the text of `search.js` (`search.ts`), whose entry is `search`; the first file is the
   * entry file.
   */
  async observe(files: Files, asked: Asked = {}): Promise<Observation[]> {
    const language = asked.language ?? 'javascript';
    const named =
      typeof files === 'string' ? { [language === 'typescript' ? 'search.ts' : 'search.js']: files } : files;
    const program = {
      language,
      files: Object.entries(named).map(([path, text]) => ({ path, text })),
      entryFile: asked.entryFile ?? Object.keys(named)[0]!,
      entry: asked.entry ?? 'search',
    };
    return this.engines
      .for(language)!
      .observe({ program, inputs: asked.inputs ?? [FIGURE_5_2], limits: { ...LIMITS, ...asked.limits } });
  }

  async one(files: Files, asked: Asked = {}): Promise<Observation> {
    return (await this.observe(files, asked))[0]!;
  }

  close(): Promise<void> {
    return this.engines.close();
  }
}
