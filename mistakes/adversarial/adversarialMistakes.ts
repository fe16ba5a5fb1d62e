import type { SearchMistake } from './searchMistake.ts';
import { ACTION_MISTAKES } from './actionMistakes.ts';
import { CHANCE_MISTAKES } from './chanceMistakes.ts';
import { CHILD_MISTAKES } from './childMistakes.ts';
import { DEEPENING_MISTAKES } from './deepeningMistakes.ts';
import { CUT_MISTAKES } from './cutMistakes.ts';
import { DEPTH_MISTAKES } from './depthMistakes.ts';
import { LEAF_MISTAKES } from './leafMistakes.ts';
import { MEMORY_MISTAKES } from './memoryMistakes.ts';
import { SET_MISTAKES } from './setMistakes.ts';
import { SIGN_MISTAKES } from './signMistakes.ts';
import { STAR_MISTAKES } from './starMistakes.ts';
import { START_MISTAKES } from './startMistakes.ts';
import { TURN_MISTAKES } from './turnMistakes.ts';
import { UTILITY_MISTAKES } from './utilityMistakes.ts';
import { WINDOW_MISTAKES } from './windowMistakes.ts';

/** Every known mistake of searches of games: the likelier first where two explain the same. */
export const ADVERSARIAL_MISTAKES: readonly SearchMistake[] = [
  ...START_MISTAKES,
  ...TURN_MISTAKES,
  ...CHILD_MISTAKES,
  ...CUT_MISTAKES,
  ...WINDOW_MISTAKES,
  ...DEEPENING_MISTAKES,
  ...DEPTH_MISTAKES,
  ...LEAF_MISTAKES,
  ...SIGN_MISTAKES,
  ...CHANCE_MISTAKES,
  ...STAR_MISTAKES,
  ...ACTION_MISTAKES,
  ...SET_MISTAKES,
  ...UTILITY_MISTAKES,
  ...MEMORY_MISTAKES,
];
