import { quoteAnswer } from './quoting.ts';
import { type NoArgs, type RemarkOf, type Templates, type Words, say, speaker } from './remark.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What code is given and asks. */
export type Given = 'game' | 'problem' | 'random' | 'agents';

/** What somebody is after who asks for what is not there. */
export const WISHES = [
  'moves',
  'end',
  'worth',
  'turn',
  'limit',
  'start',
  'random-state',
  'number',
  'integer',
  'choice',
  'shuffle',
] as const;
export type Wish = (typeof WISHES)[number];

type Ask = (vocabulary: Vocabulary) => string;

/** What to ask in its place. */
const ASK: Readonly<Record<Given, Partial<Readonly<Record<Wish, Ask>>>>> = {
  game: {
    moves: () => 'ask game.actions(state) for the moves, and game.result(state, action) where one leads',
    end: ({ name }) => `ask game.${name('isTerminal')}(state) whether the game is over`,
    worth: () =>
      'ask game.utility(state) where the game is over, and game.evaluate(state) at the depth limit',
    turn: () => 'ask game.player(state) who moves',
    limit: ({ name }) => `game.${name('depthLimit')} says how many plies to search; count them yourself`,
    start: () => 'the search begins at the state that your function is given',
  },
  problem: {
    moves: () => 'ask problem.neighbours(state) for the neighbours',
    worth: () => 'ask problem.value(state) what a state is worth',
    start: () => 'problem.initial is the state to start from',
    'random-state': ({ name }) => `ask problem.${name('randomState')}() for a random state`,
  },
  random: {
    number: () => 'random.number() gives a number from 0 to 1, without 1',
    integer: () => 'random.integer(low, high) gives a whole number, both ends included',
    choice: () => 'random.choice(list) gives one item of a list',
    shuffle: () => 'random.shuffle(list) puts a list into a random order',
  },
  agents: {
    moves: () =>
      'ask gameState.getLegalActions(agentIndex) for the moves, and ' +
      'gameState.generateSuccessor(agentIndex, action) where one leads',
    end: () => 'ask gameState.isWin() and gameState.isLose() whether the game is over',
    worth: () => 'ask self.evaluationFunction(gameState) what a state is worth',
    turn: () => 'the agents take turns, from 0 to gameState.getNumAgents() − 1: keep the index yourself',
    limit: () => 'self.depth says how many rounds to search; count them yourself',
    start: () => 'the search begins at the state that getAction is given',
  },
};

/** What a state is, for a student. */
const STATE: Readonly<Record<Given, string>> = {
  game: 'A state is only a number',
  problem: 'A state is only a list of numbers',
  random: 'What random gives is a number, or an item of a list',
  agents: 'A state answers the questions of the handout alone',
};

const asked = (given: Given, wish: Wish, vocabulary: Vocabulary): string =>
  ASK[given][wish]?.(vocabulary) ?? 'the handout says what there is to ask';

const QUESTIONS: Readonly<Record<string, (vocabulary: Vocabulary) => string>> = {
  result: () => 'game.result(state, action)',
  probability: () => 'game.probability(state, action)',
  generateSuccessor: () => 'gameState.generateSuccessor(agentIndex, action)',
};

/** A question with all that it takes: `game.actions(state)`. */
function question(given: Given, member: string, vocabulary: Vocabulary): string {
  const whole = QUESTIONS[member]?.(vocabulary);
  if (whole !== undefined) return whole;
  const owner = given === 'agents' ? 'gameState' : given;
  return `${owner}.${vocabulary.name(member)}(${member === 'randomState' ? '' : 'state'})`;
}

const USES = {
  random: () => 'random is no function: random.number() gives a number from 0 to 1, without 1.',
  schedule: () => 'schedule is a function: schedule(t) is the temperature of step t, from t = 1.',
  fitness: () => 'fitness is a function: fitness(individual) says how fit one is.',
  options: (option: Vocabulary['option']) => `options is a dict: write ${option('name')}.`,
} as const;

/** What the code that stopped asked wrongly, and what to ask in its place. Only the advice is of use. */
export const MISUSES = {
  'asked-the-state': ({ given, wish }: { given: Given; wish: Wish }, vocabulary: Vocabulary): Words =>
    say(`${STATE[given]}: ${asked(given, wish, vocabulary)}.`),
  'asked-the-action': ({ given, wish }: { given: Given; wish: Wish }, vocabulary: Vocabulary): Words =>
    say(`An action is only a text, and no state: ${asked(given, wish, vocabulary)}.`),
  'looked-into-the-state': ({ given }: { given: Given }, vocabulary: Vocabulary): Words =>
    say(`If this is a state, it is only a number: ${asked(given, 'moves', vocabulary)}.`),
  'no-such-question': (
    { given, member, wish }: { given: Given; member: string; wish: Wish },
    vocabulary: Vocabulary,
  ): Words => say(`There is no ${quoteAnswer(member)}: ${asked(given, wish, vocabulary)}.`),
  'state-left-out': ({ given, member }: { given: Given; member: string }, vocabulary: Vocabulary): Words =>
    say(`Say which state you ask about: ${question(given, member, vocabulary)}.`),
  'action-left-out': ({ given, member }: { given: Given; member: string }, vocabulary: Vocabulary): Words =>
    say(`Say which action is taken: ${question(given, member, vocabulary)}.`),
  'action-for-state': ({ given, member }: { given: Given; member: string }, vocabulary: Vocabulary): Words =>
    say(
      member === 'result' || member === 'probability'
        ? `The state comes first, then the action: ${question(given, member, vocabulary)}.`
        : 'That is an action. The state that it leads to is game.result(state, action).',
    ),
  'no-state': ({ given, member }: { given: Given; member: string }, vocabulary: Vocabulary): Words =>
    say(
      given === 'problem'
        ? `Hand over one state, as problem.initial and problem.neighbours(state) give it: ` +
            `${question(given, member, vocabulary)}.`
        : `Hand over the state itself, a number that game.result(state, action) gave: ` +
            `${question(given, member, vocabulary)}.`,
    ),
  'position-for-action': (
    { given, member }: { given: Given; member: string },
    vocabulary: Vocabulary,
  ): Words =>
    say(
      `Hand over the action itself, one of the texts that ` +
        `${given === 'agents' ? 'getLegalActions(agentIndex)' : 'game.actions(state)'} lists: ` +
        `${question(given, member, vocabulary)}.`,
    ),
  'agent-after-action': (): Words =>
    say('The index of the agent comes first: generateSuccessor(agentIndex, action).'),
  'agent-left-out': (): Words =>
    say('Say whose move it is, and then the move: generateSuccessor(agentIndex, action).'),
  'question-not-asked': (
    { given, member }: { given: Given; member: string },
    vocabulary: Vocabulary,
  ): Words =>
    say(
      given === 'agents'
        ? `${member} is a function: call it, with brackets behind its name.`
        : `It is a function: call it, ${question(given, member, vocabulary)}.`,
    ),
  'no-question': ({ member }: { given: Given; member: string }, { name }: Vocabulary): Words =>
    say(`${name(member)} is a value and no function: leave the brackets out.`),
  'method-without-self': ({ member }: { member: string }): Words =>
    say(
      member === 'evaluationFunction' || member === 'depth' || member === 'index'
        ? `It belongs to the agent: self.${member}.`
        : `It is a question to a state: gameState.${member}(…).`,
    ),
  'used-as-another-thing': (
    { thing }: { thing: 'random' | 'schedule' | 'fitness' | 'options' },
    { option }: Vocabulary,
  ): Words => say(USES[thing](option)),
  'state-of-evaluation-left-out': (): Words =>
    say('Say which state is to be evaluated: self.evaluationFunction(gameState).'),
  'returned-nothing': (_: NoArgs, { none }: Vocabulary): Words =>
    say(
      `Something is ${none} here that should not be. A function gives ${none} where it ends without ` +
        'return: does each of its branches return something?',
    ),
  'not-a-pair': (): Words =>
    say(
      'One branch returns a single value where another returns a pair: let every return of the function ' +
        'give the same kind of thing.',
    ),
} satisfies Templates;

export type Misuse = RemarkOf<typeof MISUSES>;

const sayMisuse = speaker(MISUSES);

/** What to do in its place. */
export const adviceOn = (misuse: Misuse, vocabulary: Vocabulary): string =>
  sayMisuse(misuse, vocabulary).rationale;
