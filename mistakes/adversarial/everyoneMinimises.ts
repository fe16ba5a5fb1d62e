import { ALL, type Mistake, only } from '../mistake.ts';

export const everyoneMinimises: Mistake = {
  id: 'everyone-minimises',
  title: 'MAX minimises too',
  sentence: 'Your search takes the smallest value at every node, also where MAX moves.',
  hint: 'Is the test for who moves ever true for MAX? Compare what player(state) gives with what you compare it with.',
  algorithms: ALL,
  forms: only((correct) => ({ mover: (at) => (correct.mover(at) === 'max' ? 'min' : correct.mover(at)) })),
};
