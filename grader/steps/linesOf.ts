import type { Player } from '../../reference/game.ts';
import type { TreeStep } from './treeSteps.ts';

/** The lines at which a step is; those that an algorithm does not have are left out by whoever shows them. */
export function linesOf(step: TreeStep, player: Player): readonly string[] {
  switch (step.kind) {
    case 'enter':
      return [`${player}-enter`, `${player}-start`];
    case 'evaluate':
      return [`${player}-leaf`];
    case 'update':
      return step.movesBound ? [`${player}-update`, `${player}-bound`] : [`${player}-update`];
    case 'cut':
      return [`${player}-cut`];
    case 'finish':
      return [`${player}-return`];
  }
}
