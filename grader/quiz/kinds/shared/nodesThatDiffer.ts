import type { Random } from '../../../../reference/random.ts';
import type { AnyQuestion, Ask } from '../../question/kind.ts';
import { searchByHand } from '../../tree/search.ts';
import type { Searched } from '../../tree/search.ts';
import type { TreeFigure } from '../../types.ts';

/**
 * So many nodes below the root to ask about, with as many different answers as there are; `answerAt` is null
 * where there is none.
 */
export function nodesThatDiffer(
  { question, figure: { tree } }: Ask<AnyQuestion, TreeFigure>,
  answerAt: (searched: Searched, node: number) => string | null,
  count: number,
  random: Random,
): readonly string[] {
  const searched = searchByHand(tree, question.how);
  const byAnswer = new Map<string, number[]>();
  for (const { index } of tree.nodes) {
    const answer = index === 0 ? null : answerAt(searched, index);
    if (answer !== null) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), index]);
  }
  const each = random.shuffle([...byAnswer.values()]).map((nodes) => random.shuffle([...nodes]));
  const chosen = [...each.map(([first]) => first), ...random.shuffle(each.flatMap(([, ...rest]) => rest))];
  return chosen
    .slice(0, count)
    .sort((a = 0, b = 0) => a - b)
    .flatMap((index) => tree.nodes[index ?? -1]?.id ?? []);
}
