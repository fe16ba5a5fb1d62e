import { buildTree } from '../../reference/games/tree.ts';
import { randomTreeSpec } from '../../reference/games/randomTree.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { Random } from '../../reference/random.ts';
import type { AgentAlgorithm } from '../types/exercise.ts';
import type { Algorithm, Case, Conventions } from '../types/exercise.ts';
import type { GameInput, Input, OwnProblemSpec } from '../types/input.ts';
import type { Problem, Result } from '../types/result.ts';
import { misfitAgents, roundsOf } from './agents.ts';
import { ownProblemOf, withAuthored } from './authoredProblem.ts';
import { parsePart, type Part, sha256 } from './casePart.ts';
import type { CaseFile } from './schemas/check.ts';
import { misfit, misfitRun } from './fits.ts';
import type { Trouble } from './exerciseFiles.ts';
import type { ModuleContext } from './games/authoredGame.ts';
import { gameTree, isOwn } from './games/gameTree.ts';
import type { GameFile } from './schemas/game.ts';
import type { RunInput } from './run.ts';
import { stoppedAfter } from '../subjects/subjects.ts';
import { given } from '../types/lookup.ts';

/** What turning cases into inputs needs to know of their exercise. */
export interface CaseContext extends ModuleContext {
  readonly algorithm: Algorithm;
  readonly conventions: Conventions;
}

export interface LoadedCase {
  readonly item: Case;
  /** Everything that decides what is asked, as text. */
  readonly identity: string;
}

type Done = (
  inputs: readonly Input[],
  path: string | null,
  asked: readonly unknown[],
  modules?: readonly string[],
) => Result<LoadedCase>;

/** Turns cases into inputs, one after the other. Each file is read once, however many cases name it. */
export class CaseLoader {
  readonly #context: CaseContext;
  readonly #parts = new Map<string, Result<Part<Tree | Input[]>>>();

  constructor(context: CaseContext) {
    this.#context = context;
  }

  /** `place` is the case's in `exercise.json`; `agent` is the check's, in an exercise on agents. */
  load(file: CaseFile, place: string, agent?: AgentAlgorithm): Result<LoadedCase> {
    const { id, description, catches } = file;
    const depthLimit = file.depthLimit ?? Infinity;
    const done: Done = (inputs, path, asked, modules) => ({
      ok: true,
      value: {
        item: {
          id,
          description,
          ...(catches === undefined ? {} : { catches }),
          inputs,
          file: path,
          ...(modules === undefined ? {} : { modules }),
        },
        identity: JSON.stringify([
          id,
          file.depthLimit ?? null,
          ...(file.questions === undefined ? [] : [{ questions: file.questions }]),
          ...asked,
        ]),
      },
    });
    if (typeof file.game === 'object') return this.#game(file, file.game, place, done);
    if (file.game !== undefined)
      return done([{ kind: 'game', game: { name: file.game }, depthLimit }], null, ['game', file.game]);
    if (file.random !== undefined) {
      const { seed, count, shape } = file.random;
      const random = Random.seeded(seed);
      const trees = Array.from({ length: count }, () => buildTree(randomTreeSpec(random, shape)));
      const inputs = this.#onTrees(trees, file, agent, shape.levels?.length);
      if ('code' in inputs) return this.#fail(inputs, `${place}.random`);
      return done(inputs, null, ['random', seed, count, shape, ...ofAgents(inputs, agent)]);
    }
    const path = given(file.tree ?? file.run, 'the file of a case');
    const part = this.#part(
      path,
      file.tree !== undefined ? 'tree' : 'run',
      `${place}.${file.tree !== undefined ? 'tree' : 'run'}`,
    );
    if (!part.ok) return part;
    const { content, digest } = part.value;
    if (Array.isArray(content)) {
      const own = ownProblemOf(content);
      if (own !== null) return this.#own(own, content, path, digest, done);
      const trouble = misfitRun(content[0] as RunInput, this.#context.algorithm);
      return trouble === null
        ? done(content, path, ['run', digest])
        : this.#fail({ ...trouble, found: `${trouble.found} in ${path}` }, `${place}.run`);
    }
    const inputs = this.#onTrees([content], file, agent);
    if ('code' in inputs)
      return this.#fail({ ...inputs, found: `${inputs.found} in ${path}` }, `${place}.tree`);
    return done(inputs, path, ['tree', digest, ...ofAgents(inputs, agent)]);
  }

  /** Runs of a problem of the author's: what decides is what its states are. */
  #own(
    spec: OwnProblemSpec,
    content: readonly Input[],
    path: string,
    digest: string,
    done: Done,
  ): Result<LoadedCase> {
    const trouble = misfitRun(content[0] as RunInput, this.#context.algorithm);
    if (trouble !== null) return this.#fail({ ...trouble, found: `${trouble.found} in ${path}` }, 'checks');
    const found = withAuthored(this.#context, content, spec, path);
    if (!found.ok) return found;
    const { inputs, table } = found.value;
    return done(inputs, path, ['run', digest, sha256(JSON.stringify(table))], [spec.module]);
  }

  /** What decides is the tree that a game is, not how its rules are written. */
  #game(file: CaseFile, game: GameFile, place: string, done: Done): Result<LoadedCase> {
    const at = { file: `${this.#context.label}/exercise.json`, place: `${place}.game` };
    const tree = gameTree(this.#context, game, file.depthLimit ?? null, at);
    if (!tree.ok) return tree;
    const inputs = this.#onTrees([tree.value], file, undefined);
    if ('code' in inputs)
      return this.#fail(
        { ...inputs, found: `${inputs.found} in ${game.module ?? game.name}` },
        `${place}.game`,
      );
    const asked = ['positions', sha256(JSON.stringify(tree.value.nodes))];
    return done(inputs, null, asked, isOwn(game) ? [game.module] : undefined);
  }

  /** An input for each tree, or why the first of them does not fit. */
  #onTrees(
    trees: readonly Tree[],
    file: CaseFile,
    agent: AgentAlgorithm | undefined,
    levels?: number,
  ): readonly GameInput[] | Trouble {
    const { algorithm, conventions } = this.#context;
    const inputs: GameInput[] = [];
    for (const tree of trees) {
      const rounds = agent === undefined ? null : roundsOf(file, tree, levels);
      if (agent !== undefined && rounds === null)
        return {
          code: 'no-depth',
          found: 'no depth',
          expected: '"depth": how many rounds to search, in the case or under "agents" in the tree',
        };
      const depthLimit = rounds === null ? (file.depthLimit ?? Infinity) : rounds.agents * rounds.depth;
      const trouble =
        (rounds === null ? null : misfitAgents(tree, rounds, agent!)) ??
        misfit(tree, agent ?? algorithm, conventions, depthLimit);
      if (trouble !== null) return trouble;
      inputs.push({
        kind: 'game',
        game: { name: 'tree', tree },
        depthLimit,
        ...stoppedAfter({ algorithm }, file.questions),
        ...(rounds === null ? {} : { agents: rounds.agents }),
      });
    }
    return inputs;
  }

  #part(path: string, kind: 'tree' | 'run', place: string): Result<Part<Tree | Input[]>> {
    const key = `${kind} ${path}`;
    const known = this.#parts.get(key);
    // What is wrong inside the file has been said once already.
    if (known !== undefined) return known.ok ? known : { ok: false, problems: [] };
    const read = this.#context.files.read(path);
    if (!read.ok) return this.#fail(read.trouble, place);
    const part = parsePart(read.text, kind, `${this.#context.label}/${path}`);
    this.#parts.set(key, part);
    return part;
  }

  #fail(trouble: Trouble, place: string): { readonly ok: false; readonly problems: readonly Problem[] } {
    return { ok: false, problems: [{ ...trouble, file: `${this.#context.label}/exercise.json`, place }] };
  }
}

/** What the identity of a case holds of its agents. */
const ofAgents = ([first]: readonly GameInput[], agent: AgentAlgorithm | undefined): readonly unknown[] =>
  agent === undefined ? [] : [agent, first!.agents, first!.depthLimit];
