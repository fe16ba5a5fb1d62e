import { type RemarkOf, say, speaker, type Templates, type Words } from '../remark.ts';
import { vocabularyOf } from '../vocabulary.ts';

interface OfPlayer {
  readonly player: 'max' | 'min';
}

/** What a search was seen to do, whichever of several mistakes it is due to. */
export const BEHAVIOURS = {
  'left-after-first-child': ({ player }: OfPlayer): Words =>
    say(`Every ${player.toUpperCase()} node is left after its first child.`),
  'never-left-early': ({ player }: OfPlayer): Words =>
    say(`No ${player.toUpperCase()} node is ever left early.`),
  'nothing-left-out': (): Words => say('No node is ever left early: each leaf is evaluated.'),
  'looked-at-too-much': (): Words =>
    say('Leaves are evaluated that a correct search leaves out, and none is left out that it needs.'),
  'looked-at-too-little': (): Words =>
    say('Leaves are left out that a correct search needs, and none is evaluated that it leaves out.'),
  'value-too-high': (): Words =>
    say('The right leaves are evaluated, and wherever the value is wrong it is too high.'),
  'value-too-low': (): Words =>
    say('The right leaves are evaluated, and wherever the value is wrong it is too low.'),
  'action-alone-wrong': (): Words => say('The value is right each time, and the action is not.'),
} satisfies Templates;

export type Behaviour = RemarkOf<typeof BEHAVIOURS>;

const sayBehaviour = speaker(BEHAVIOURS);

export const behaviourWords = (behaviour: Behaviour): string =>
  sayBehaviour(behaviour, vocabularyOf({ dialect: 'function', language: 'javascript' })).rationale;
