import type { Program } from '../types/submission.ts';

/** Why a program was not run at all. */
export function cannotRun({ language, command = [] }: Program): string {
  return language === 'command'
    ? `${JSON.stringify(command.join(' '))} was not run: nothing on this machine would keep it in (see ` +
        'docs/protocol.md).'
    : `This installation cannot run ${language}.`;
}

/** Why there is no score where some could not be judged. */
export const WITHHELD =
  'Some cases could not be judged, for no fault of the student. The score is withheld until they can be.';
