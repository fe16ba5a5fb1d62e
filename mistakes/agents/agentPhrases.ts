import type { SearchMistake } from '../adversarial/searchMistake.ts';

type Words = Partial<Pick<SearchMistake, 'title' | 'words' | 'hint'>>;

const GHOST_MEAN =
  'A ghost that moves at random wants nothing. What is a state worth on average where it moves?';

/** What is said of agents in place of what is said of functions that search any game. */
export const WORDS_FOR_AGENTS: Readonly<Record<string, Words>> = {
  'other-order': { hint: 'In which order does getLegalActions list the actions?' },
  'players-swapped': {
    hint: 'In a game of one move, who moves at the root, and which action should that agent choose?',
  },
  'opponent-maximises': {
    title: 'The ghosts maximise too',
    words: 'Your search takes the largest value at every state, as if the ghosts wanted to help.',
    hint: 'Evaluations say what a state is worth to you. What do the ghosts want them to be?',
  },
  'everyone-minimises': {
    words: 'Your search takes the smallest value at every state, also where agent 0 moves.',
    hint:
      'Is your test for agent 0 ever true? Compare the index that is passed on with what you compare ' +
      'it with.',
  },
  'strict-alternation': {
    title: 'MAX and MIN are taken to alternate',
    hint:
      'Two ghosts in a row are two opponents. What decides who moves: the depth, or the index of the ' +
      'agent?',
  },
  'first-moves-twice': {
    title: 'Agent 0 is taken to move twice',
    words: 'Your search chooses for agent 0 at the root, and then for agent 0 again among the children.',
  },
  'min-averages': {
    title: 'The ghosts are averaged',
    words: 'Where a ghost moves, your search takes the average of the children, as if it moved at random.',
    hint: 'What do the ghosts of this agent want?',
  },
  'successors-twice': {
    hint: 'How often is generateSuccessor called for one action? Once is enough if you keep what it gives.',
  },
  'leaves-twice': { words: 'Your search evaluates a state more than once.' },
  'pruning-unasked': {
    words:
      'Your search is alpha–beta: it skips states that cannot matter. This agent should look at all of them.',
  },
  'depth-one-deep': {
    title: 'One move too deep',
    words: 'Your search goes one move past the last round.',
    hint: 'A round is over when every agent has moved. What is your counter then, and where is it looked at?',
  },
  'depth-one-shallow': {
    title: 'One move too shallow',
    words: 'Your search stops one move before the last round is over, and evaluates there.',
    hint: 'Does the last ghost still move in the last round?',
  },
  'depth-ignored': {
    title: 'self.depth is ignored',
    words: 'Your search goes on to the end of the game, whatever self.depth says.',
  },
  'end-noticed-late': {
    words:
      'Your search looks for the end of the game only when the rounds are over, and goes on into ' +
      'states where nobody can move.',
    hint: 'In which order do you test for isWin(), isLose() and the depth? Any of them is enough to stop.',
  },
  'position-for-action': { hint: 'What does getLegalActions hold, and what do you return?' },
  'best-actions-joined': { hint: 'The action should be exactly one of those that getLegalActions gave.' },
  'memo-shared': {
    words:
      'Your search looks values up that it stored in an earlier game, where an equal state was another one.',
  },
  'best-kept': {
    words: 'Your search begins with the best value that an earlier call found.',
    hint: 'Is the best value set anew in every call of getAction?',
  },
  'starts-reversed': {
    words: 'Your search starts MAX at +∞ or MIN at −∞, so that no child is ever better.',
    hint: 'Before any child was seen, MAX must be as badly off as can be, and so must MIN.',
  },
  'cut-reversed': {
    hint: 'Say the rule in words first: MAX stops when its value is … β.',
    words: 'Your search stops where it should go on: the comparison with the bound points the other way.',
  },
  'shallow-cuts-only': {
    words: 'Your search forgets what was known above its parent, and misses deep cutoffs.',
    hint: 'Both bounds travel down through every level. Which is lost on the way?',
  },
  'better-by-margin': { hint: 'What does your comparison add or take away?' },
  'always-last-action': { hint: 'Is the action kept only when the child is better?' },
  'chance-as-min': {
    title: 'The ghosts are taken for opponents',
    words: 'Where a ghost moves, your search takes the worst of its moves, as if it played against you.',
    hint: GHOST_MEAN,
  },
  'chance-as-max': {
    title: 'The ghosts are taken for friends',
    words: 'Where a ghost moves, your search takes the best of its moves, as if you could choose.',
    hint: GHOST_MEAN,
  },
  'sum-for-mean': {
    words: 'Where a ghost moves, your search adds the values up and does not divide by how many there are.',
    hint: 'Two moves worth 4 each: is the state worth 4 or 8?',
  },
  'likeliest-outcome': {
    words: 'Where a ghost moves, your search takes the value of a single move and forgets the others.',
    hint: 'Every move of the ghost is equally likely, so every one counts.',
  },
  'middle-outcome': {
    words: 'Where a ghost moves, your search takes the middle of the values, not their mean.',
    hint: 'A mean takes in every value.',
  },
  'expectation-rounded': {
    words: 'Where a ghost moves, your search rounds the expected value.',
    hint: 'An expected value need not be a whole number, nor one that any move has.',
  },
  'sum-overwritten': {
    title: 'Only one move of a ghost is added up',
    words: 'Where a ghost moves, one share alone counts: the sum is overwritten, or returned in its loop.',
    hint: 'Where does the sum grow, and where is it returned?',
  },
  'probabilities-rounded': {
    words: 'Where a ghost moves, your search rounds how likely a move is: the shares do not sum to 1.',
    hint: 'What do three moves of probability 0.3 sum to?',
  },
  'running-mean-halved': {
    title: 'Each move of a ghost halves those before it',
    words: 'Where a ghost moves, your search takes the middle of what it has and the next value.',
    hint: 'Take a ghost with three moves by hand: how much does each count?',
  },
  'return-missing': {
    words: 'Where one kind of agent moves, your search works the value out but returns nothing.',
    hint: 'Follow each branch to its end. Does every one of them return?',
  },
  'equal-outcomes-once': {
    words: 'Where a ghost moves, your search counts moves of the same value only once.',
  },
};
