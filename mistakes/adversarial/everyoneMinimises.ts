import { ALL, type SearchMistake, only } from './searchMistake.ts';

export const everyoneMinimises: SearchMistake = {
  id: 'everyone-minimises',
  title: 'MAX minimises too',
  words: 'Your search takes the smallest value at every node, also where MAX moves.',
  hint: 'Is the test for who moves ever true for MAX? Compare what player(state) gives with what you compare it with.',
  algorithms: ALL,
  replaces: only((correct) => ({ mover: (at) => (correct.mover(at) === 'max' ? 'min' : correct.mover(at)) })),
};
