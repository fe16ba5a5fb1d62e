import { mistake, oneDraw } from '../../skeletons/annealing.ts';

export const oneDrawTwice = mistake(
  'one-draw-twice',
  oneDraw(),
  'One draw is used twice',
  'Your search uses the same random number to choose the next state and to accept it.',
  'Count your draws: choosing and accepting need one each.',
);
