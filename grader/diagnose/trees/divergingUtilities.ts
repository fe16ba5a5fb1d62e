import type { SeveralPlayers } from '../../../mistakes/skeletons/played.ts';
import type { DivergingStep } from './divergingStep.ts';

/** A step whose values stand for lists, with the lists. Null where it goes by bounds: here are none. */
export function inUtilities(
  { what, node }: DivergingStep,
  { lists, mover }: SeveralPlayers,
): DivergingStep | null {
  switch (what.code) {
    case 'wrong-leaf-value': {
      const { node: name, seen, expected } = what.args;
      const args = { node: name, seen: lists.listOf(seen), expected: lists.listOf(expected) };
      return { what: { code: 'wrong-leaf-utilities', args }, node };
    }
    case 'wrong-node-value': {
      const { node: name, seen, expected, children } = what.args;
      const args = {
        node: name,
        player: mover(node),
        seen: lists.listOf(seen),
        expected: lists.listOf(expected),
        children: children.map((child) => lists.listOf(child)),
      };
      return { what: { code: 'wrong-node-utilities', args }, node };
    }
    case 'wrong-window':
    case 'cut-missed':
      return null;
    default:
      return { what, node };
  }
}
