import type { ProblemTable } from '../types/authored.ts';
import type { Input, OwnProblemSpec } from '../types/input.ts';
import { fail, ok, type Problem, type Result } from '../types/result.ts';
import { quote } from '../words/quoting.ts';
import { type ModuleContext, readModule } from './games/authoredGame.ts';

/** The problem that a run file's inputs are on, where it is an author's own. */
export function ownProblemOf([first]: readonly Input[]): OwnProblemSpec | null {
  return first?.kind === 'local' && first.problem.name === 'module' ? first.problem : null;
}

/**
 * The inputs with the states that the sandbox found in the module. `file` is the run file's, by its path in
 * the folder.
 */
export function withAuthored(
  { files, label, authored }: ModuleContext,
  inputs: readonly Input[],
  spec: OwnProblemSpec,
  file: string,
): Result<{ readonly inputs: readonly Input[]; readonly table: ProblemTable }> {
  const at = { file: `${label}/${file}`, place: 'problem.module' };
  if (spec.module.startsWith('hidden/') && !file.startsWith('hidden/')) return fail(hidden(at, spec.module));
  const source = readModule({ files }, spec.module, at);
  if (!source.ok) return source;
  const opened = authored.open({
    kind: 'problem',
    path: spec.module,
    file: `${label}/${spec.module}`,
    source: source.value,
    parameters: spec.parameters,
    plies: null,
  });
  if (!opened.ok) return opened;
  if (opened.value.kind !== 'problem') throw new Error('a problem was opened as a game');
  const { table } = opened.value;
  const initial = spec.initial ?? table.states[0] ?? [];
  if (!table.states.some((state) => state.join() === initial.join()))
    return fail({
      ...at,
      place: 'problem.initial',
      code: 'wrong-state',
      found: `[${initial.join(', ')}]`,
      expected: `a state that moves of ${spec.module} lead to`,
    });
  const problem: OwnProblemSpec = { ...spec, table, initial };
  return ok({
    inputs: inputs.map((input) => (input.kind === 'local' ? { ...input, problem } : input)),
    table,
  });
}

const hidden = (at: Pick<Problem, 'file' | 'place'>, module: string): Problem => ({
  ...at,
  code: 'hidden-or-not',
  found: quote(module),
  expected: 'a module that students may have, as they have the run file',
});
