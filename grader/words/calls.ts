import type { Algorithm } from '../types/exercise.ts';
import { type NodeId, nodeWords } from './nodes.ts';
import { count, grouped } from './numbers.ts';
import { type Templates, say } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

const often = (times: number): string => (times === 2 ? 'twice' : `${grouped(times)} times`);

/** How often each node is asked about. */
export const CALLS = {
  'generated-again': (
    { node, times }: { node: NodeId; times: number },
    { search, askedResult, result }: Vocabulary,
  ) =>
    say(
      `${search} generated ${nodeWords(node)} ${often(times)}: ${askedResult} for the same state and ` +
        'action again.',
      `Call ${result} once for each action and keep the state that it gives.`,
    ),
  'value-read-again': (
    { node, leaf, times }: { node: NodeId; leaf: string | null; times: number },
    { search }: Vocabulary,
  ) =>
    say(
      `${search} read the value of ${leaf === null ? nodeWords(node) : `leaf ${leaf}`} ${often(times)}.`,
      'Ask for a value once and keep it in a variable.',
    ),
  'searched-again': ({ node }: { node: NodeId }, { search }: Vocabulary) =>
    say(
      `${search} was done and then began again at ${nodeWords(node)}; this exercise asks for the ` +
        'action without a second search.',
      'Keep the action together with the best value while you search the children of the root.',
    ),
  'never-came-to-leaf': (
    { leaf, algorithm }: { leaf: string; algorithm: Algorithm },
    { search }: Vocabulary,
  ) => say(`${search} never came to leaf ${leaf}; ${algorithm} looks at every leaf.`),
  'action-never-searched': ({ node }: { node: NodeId }, { search }: Vocabulary) =>
    say(
      `${search} evaluated nothing at or below ${nodeWords(node)}, so it cannot know what the action that ` +
        'leads there is worth.',
      'Pruning leaves out what cannot matter; each action at the root can.',
    ),
  'generated-before-its-turn': ({ node }: { node: NodeId }, { search, result }: Vocabulary) =>
    say(
      `${search} generated ${nodeWords(node)} before it was its turn; this exercise asks to generate ` +
        'a successor only when it is searched.',
      `Call ${result} inside the loop over the actions, just before the child is searched.`,
    ),
  'searched-before-siblings': ({ node }: { node: NodeId }, { search }: Vocabulary) =>
    say(
      `${search} went into ${nodeWords(node)} before all of its siblings were generated; this ` +
        'exercise asks to generate all successors of a node first.',
    ),
  'each-asked-once': ({
    generated,
    evaluated,
    isActionSearched,
  }: {
    generated: number;
    evaluated: number;
    isActionSearched: boolean;
  }) => {
    const once =
      `Generated ${count(generated, 'successor')} and evaluated ${count(evaluated, 'leaf', 'leaves')}, ` +
      'each once.';
    return say(
      isActionSearched
        ? `${once} It then went through the children of the root once more for the action, which is allowed.`
        : once,
    );
  },
} satisfies Templates;
