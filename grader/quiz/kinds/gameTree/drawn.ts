import { minimax } from '../../../../reference/adversarial/minimax.ts';
import type { Game } from '../../../../reference/game.ts';
import { nim } from '../../../../reference/games/nim.ts';
import { QuestionError } from '../../question/kind.ts';
import type { GameTreeQuestion } from './keys.ts';

export type Rules = Pick<GameTreeQuestion, 'piles' | 'most' | 'last'>;

/** More than this nobody draws. */
const MOST_NODES = 300;

/** A tree as far as it is asked about. */
export interface Drawn {
  readonly levels: readonly number[];
  readonly leavesOn: readonly number[];
  readonly children: readonly { readonly words: string; readonly value: number }[];
}

/** Nim, with the moves that take more than the limit left out. */
function gameOf({ piles, most, last }: Rules): Game<number, string> & { readonly initial: number } {
  const game = nim({ piles, misere: last === 'loses' });
  const isAllowed = (action: string): boolean => most === null || takenBy(action) <= most;
  return { ...game, actions: (state) => game.actions(state).filter(isAllowed) };
}

const takenBy = (action: string): number => Number(action.split(':')[1]);

export function drawn(rules: Rules): Drawn {
  const game = gameOf(rules);
  const levels: number[] = [];
  const leavesOn: number[] = [];
  let nodes = 0;
  for (let level: readonly number[] = [game.initial]; level.length > 0; level = below(game, level)) {
    nodes += level.length;
    if (nodes > MOST_NODES)
      throw new QuestionError('piles', `a game of more than ${MOST_NODES} nodes`, 'one that can be drawn');
    levels.push(level.length);
    leavesOn.push(level.filter((state) => game.isTerminal(state)).length);
  }
  const children = game.actions(game.initial).map((action) => {
    const pile = rules.piles.length === 1 ? '' : ` of pile ${Number(action.split(':')[0]) + 1}`;
    return {
      words: `taking ${takenBy(action)}${pile}`,
      value: minimax(game, game.result(game.initial, action)).value,
    };
  });
  return { levels, leavesOn, children };
}

const below = (game: Game<number, string>, level: readonly number[]): number[] =>
  level.flatMap((state) => game.actions(state).map((action) => game.result(state, action)));

/** As where a position is drawn once on its level. */
export function mergedLevels(rules: Rules): Pick<Drawn, 'levels' | 'leavesOn'> {
  const game = gameOf(rules);
  const levels: number[] = [];
  const leavesOn: number[] = [];
  let level: readonly number[] = [game.initial];
  while (level.length > 0) {
    levels.push(level.length);
    leavesOn.push(level.filter((state) => game.isTerminal(state)).length);
    level = [...new Set(below(game, level))];
  }
  return { levels, leavesOn };
}
