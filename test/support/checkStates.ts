import { makeRuns } from '../../grader/judge/checkSession.ts';
import { openCheck } from '../../grader/judge/openCheck.ts';
import { observeTrusted } from '../../grader/observe/host/observeTrusted.ts';
import type { Check, Exercise } from '../../grader/types/exercise.ts';
import type { Input } from '../../grader/types/input.ts';
import { itemAt } from '../../grader/types/lookup.ts';
import type { Observation } from '../../grader/types/observation.ts';
import { type ChanceProgram, instanceOf } from './chancePrograms.ts';
import type { Sandbox } from './sandbox.ts';

/** The runs of one instance. */
type Observe = (inputs: readonly Input[]) => Promise<Observation[]>;

const observing = (sandbox: Sandbox, program: ChanceProgram, { limits, entry }: Exercise): Observe =>
  program.file.endsWith('.py')
    ? (inputs) =>
        sandbox.observe(
          { [program.file]: program.text },
          { language: 'python', entry: entryOf(program) ?? entry, inputs, limits },
        )
    : (inputs) => {
        const instance = instanceOf(program);
        return Promise.resolve(inputs.map((input) => observeTrusted(instance, input, limits)));
      };

const entryOf = ({ text }: ChanceProgram): string | undefined => /^def (\w+)/m.exec(text)?.[1];

/**
 * States of a check's verdicts on a program, by case; of a check on chance there is one. JavaScript is run
 * through the host that the sandbox has, an instance a job; Python in the sandbox.
 */
export async function checkStates(
  sandbox: Sandbox,
  exercise: Exercise,
  check: Check,
  program: ChanceProgram,
): Promise<string[]> {
  const observe = observing(sandbox, program, exercise);
  const session = await openCheck(exercise, check, {
    engine: { metered: false },
    probe: (input) => observe([input]).then((made) => itemAt(made, 0)),
    observeTrusted,
  });
  await makeRuns(session, observe);
  return (await session.verdicts()).map(({ state }) => state);
}
