import { prunes } from '../../subjects/subjects.ts';
import { differenceAt, treeEvidence } from '../evidence.ts';
import { type Finding, passed, wrong } from '../finding.ts';
import { differing, firstInOrder } from '../leaves/compare.ts';
import { type Explanation, nodeName } from '../leaves/compared.ts';
import { allLeaves, notSeenIn } from '../leaves/everyLeaf.ts';
import { outOfTurn } from '../leaves/generation.ts';
import { explainStray } from '../leaves/stray.ts';
import { type Passes, readPasses } from '../../reading/passes.ts';
import { childOrder } from '../../reading/childOrder.ts';
import { type Step, isLeaf } from '../../reading/search.ts';
import type { GameSubject } from '../subject.ts';
import { count } from '../../words/values.ts';

/**
 * Each node is generated once and each leaf evaluated once: at most for alpha–beta, exactly for searches that
 * do not prune. How often `player`, `actions` or `isTerminal` is asked is everyone's own business.
 */
export function judgeCalls(subject: GameSubject): Finding {
  const { unrolled, search } = subject;
  const passes = readPasses(unrolled, search);
  const explanation =
    explainRepeat(subject, passes) ??
    explainSecondPass(subject, passes) ??
    explainNever(subject) ??
    explainGeneration(subject, passes);
  const data = { actual: counts(search.steps) };
  if (explanation !== null) {
    const { difference, help } = explanation;
    return wrong({
      rationale: difference.sentence,
      help,
      ...data,
      evidence: treeEvidence(subject, { difference }),
    });
  }
  const { generated, evaluated } = counts(passes.first);
  const again =
    passes.second.length > 0
      ? ' It then went through the children of the root once more for the action, which is allowed.'
      : '';
  return passed({
    rationale: `Generated ${count(generated, 'successor')} and evaluated ${count(evaluated, 'leaf', 'leaves')}, each once.${again}`,
    ...data,
    evidence: treeEvidence(subject),
  });
}

function counts(steps: readonly Step[]): { readonly generated: number; readonly evaluated: number } {
  const generated = steps.filter(({ kind }) => kind === 'generate').length;
  return { generated, evaluated: steps.length - generated };
}

function explainRepeat({ unrolled, search, input }: GameSubject, { repeat }: Passes): Explanation | null {
  if (repeat === null) return null;
  const { kind, node } = repeat;
  const times = search.steps.filter((step) => step.kind === kind && step.node === node).length;
  const often = times === 2 ? 'twice' : `${times} times`;
  const what = isLeaf(unrolled, node, input.depthLimit)
    ? `leaf ${unrolled.id(node)}`
    : nodeName(unrolled, node);
  return kind === 'generate'
    ? {
        difference: differenceAt(
          unrolled,
          node,
          `Your search generated ${nodeName(unrolled, node)} ${often}: it asked result for the same state and action again.`,
        ),
        help: 'Call game.result once for each action and keep the state that it gives.',
      }
    : {
        difference: differenceAt(unrolled, node, `Your search read the value of ${what} ${often}.`),
        help: 'Ask for a value once and keep it in a variable.',
      };
}

function explainSecondPass({ exercise, unrolled }: GameSubject, { second }: Passes): Explanation | null {
  if (second.length === 0 || exercise.conventions.rootResearch === 'allowed') return null;
  const sentence = `Your search was done and then began again at ${nodeName(unrolled, second[0]!.node)}; this exercise asks for the action without a second search.`;
  return {
    difference: differenceAt(unrolled, second[0]!.node, sentence),
    help: 'Keep the action together with the best value while you search the children of the root.',
  };
}

/**
 * Without pruning, every leaf is due; and no search evaluates a node above the leaves or below the depth
 * limit.
 */
function explainNever({ exercise, unrolled, search, input }: GameSubject): Explanation | null {
  const order = childOrder(unrolled, search.evaluated);
  const stray = search.evaluated.filter(
    (node) => unrolled.ply(node) > input.depthLimit || !isLeaf(unrolled, node, input.depthLimit),
  );
  if (stray.length > 0)
    return explainStray(
      { unrolled, depthLimit: input.depthLimit, actual: new Set(stray) },
      firstInOrder(unrolled, order, stray),
    );
  if (prunes(exercise)) {
    // Who looks at nothing repeats nothing, but has not searched either.
    if (search.evaluated.length > 0 || search.unseen.size > 0) return null;
    return {
      difference: differenceAt(
        unrolled,
        0,
        'Your search evaluated no leaf: it never asked utility or evaluate, so it cannot know any value.',
      ),
    };
  }
  const { needed, optional } = allLeaves(unrolled, input.depthLimit);
  const actual = new Set(search.evaluated);
  const missing = differing(actual, new Set(needed), optional).filter(notSeenIn(unrolled, actual));
  if (missing.length === 0) return null;
  const leaf = firstInOrder(unrolled, order, missing);
  return {
    difference: differenceAt(
      unrolled,
      leaf,
      `Your search never came to leaf ${unrolled.id(leaf)}; ${exercise.algorithm} looks at every leaf.`,
    ),
  };
}

function explainGeneration(
  { exercise, unrolled, search }: GameSubject,
  { first }: Passes,
): Explanation | null {
  const { generation } = exercise.conventions;
  if (generation === 'any') return null;
  const node = outOfTurn(unrolled, first, search.unseen, generation);
  if (node === null) return null;
  return generation === 'lazy'
    ? {
        difference: differenceAt(
          unrolled,
          node,
          `Your search generated ${nodeName(unrolled, node)} before it was its turn; this exercise asks to generate a successor only when it is searched.`,
        ),
        help: 'Call game.result inside the loop over the actions, just before the child is searched.',
      }
    : {
        difference: differenceAt(
          unrolled,
          node,
          `Your search went into ${nodeName(unrolled, node)} before all of its siblings were generated; this exercise asks to generate all successors of a node first.`,
        ),
      };
}
