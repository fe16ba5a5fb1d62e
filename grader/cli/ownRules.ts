/** Modules to begin from, for authors who write rules of their own. */

export const OWN_GAME = `// Take one, two or three stones in turn; who takes the last one wins. Change it.
export const title = 'Take one, two or three';
export const alternates = true;

export const initial = ({ stones }) => ({ stones, turn: 'max' });
export const player = ({ turn }) => turn;
export const actions = ({ stones }) => [1, 2, 3].filter((take) => take <= stones);
export const result = ({ stones, turn }, take) => ({
  stones: stones - take,
  turn: turn === 'max' ? 'min' : 'max',
});
export const isTerminal = ({ stones }) => stones === 0;
export const utility = ({ turn }) => (turn === 'max' ? -1 : 1);
export const evaluate = ({ stones }) => (stones % 4 === 0 ? -0.5 : 0.5);
export const show = ({ stones }) => 'o'.repeat(stones) || '-';
`;

export const OWN_GAME_OF_THREE = `// Three players take one or two stones in turn; the last counts three more.
export const title = 'Stones for three';
export const players = 3;

export const initial = ({ stones }) => ({ stones, turn: 0, taken: [0, 0, 0] });
export const player = ({ turn }) => turn;
export const actions = ({ stones }) => [1, 2].filter((take) => take <= stones);
export const result = ({ stones, turn, taken }, take) => ({
  stones: stones - take,
  turn: (turn + 1) % 3,
  taken: taken.map((each, at) => (at === turn ? each + take + (take === stones ? 3 : 0) : each)),
});
export const isTerminal = ({ stones }) => stones === 0;
export const utility = ({ taken }) => taken;
export const show = ({ stones }) => 'o'.repeat(stones) || '-';
`;

export const OWN_PROBLEM = `// Seats in a row: who sits beside whom they like. Change it to your own.
export const title = 'Seats in a row';
export const symmetric = true;

export const initial = ({ likes }) => likes.map((_, guest) => guest);
export const neighbours = (seats) =>
  seats.flatMap((_, a) => seats.slice(0, a).map((_, b) => seats.with(a, seats[b]).with(b, seats[a])));
export const value = (seats, { likes }) =>
  seats.reduce((sum, guest, at) => sum + (at === 0 ? 0 : likes[guest][seats[at - 1]]), 0);
export const randomState = (random, { likes }) => random.shuffle(likes.map((_, guest) => guest));
`;
