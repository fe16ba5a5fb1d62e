import type { Spoken } from '../types/submission.ts';

/** Whom a sentence is for: those who write functions or classes of agents, in a language. */
export interface Voice {
  readonly dialect: 'function' | 'agents';
  readonly language: 'javascript' | 'python' | 'python-command';
}

/** Whether whoever wrote in a language reads values as Python writes them. */
export const isPythons = (language: string | null): language is 'python' | 'python-command' =>
  language === 'python' || language === 'python-command';

/** The voice for a submission: agents have words of their own. */
export const voiceFor = (isOfAgents: boolean, language: Spoken = 'javascript'): Voice => ({
  dialect: isOfAgents ? 'agents' : 'function',
  language: isPythons(language) ? language : 'javascript',
});

/** What templates call the things that have other names in another dialect or language. */
export interface Vocabulary extends Dialect, Spelling {
  /** What the student's search is, at the start of a sentence. */
  readonly search: string;
}

interface Dialect {
  /** What the student writes and we call, at the start of a sentence. */
  readonly entry: string;
  /** How a successor is asked for, and that it was. */
  readonly result: string;
  readonly askedResult: string;
  readonly neverAskedValue: string;
  readonly stopAtLimit: string;
  readonly stopOnlyAtEnd: string;
  /** What lists the actions of a state. */
  readonly actions: string;
  /** What questions are asked of. */
  readonly asked: string;
  /** Whether a class is written, and not a function. */
  readonly isClass: boolean;
}

/** How a language writes what others write otherwise. */
export interface Spelling {
  /** No value at all: `null`, `None`. */
  readonly none: string;
  /** What was never given a value. */
  readonly undefined: string;
  /** What a function without `return` gives. */
  readonly returnsNothing: string;
  readonly true: string;
  readonly false: string;
  /** What a record is called: `object`, `dict`. */
  readonly record: string;
  /** The answer of a search, as it is written: `{ value, action }`. */
  readonly answer: string;
  readonly pair: string;
  /** How a list is copied, and how new ones are built. */
  readonly copyOfChild: string;
  readonly buildList: string;
  /** What a file does with a function that others may call. */
  readonly exports: string;
  readonly Export: string;
  /** A name of ours: `alphaBeta`, `alpha_beta`. */
  name(camelCase: string): string;
  /** An option that a function is given: `options.goal`, `options['goal']`. */
  option(camelCase: string): string;
}

const VALUES_OF_PYTHON = {
  none: 'None',
  undefined: 'None',
  returnsNothing: 'nothing (None)',
  true: 'True',
  false: 'False',
  record: 'dict',
} as const;

const JAVASCRIPT: Spelling = {
  none: 'null',
  undefined: 'undefined',
  returnsNothing: 'nothing (null)',
  true: 'true',
  false: 'false',
  record: 'object',
  answer: '{ value, action }',
  pair: '[value, action]',
  copyOfChild: 'const copy = [...child];',
  buildList: 'build a new list with slice, concat or [...x].',
  exports: 'exports',
  Export: 'Export',
  name: (camelCase) => camelCase,
  option: (camelCase) => `options.${camelCase}`,
};

const PYTHON: Spelling = {
  ...VALUES_OF_PYTHON,
  answer: '(value, action)',
  pair: '(value, action)',
  copyOfChild: 'copy = list(child)',
  buildList: 'build a new list with slices and +, or with list(x).',
  exports: 'defines',
  Export: 'Define',
  name: snakeCase,
  option: (camelCase) => `options['${snakeCase(camelCase)}']`,
};

const SPELLINGS: Readonly<Record<Voice['language'], Spelling>> = {
  javascript: JAVASCRIPT,
  python: PYTHON,
  'python-command': { ...JAVASCRIPT, ...VALUES_OF_PYTHON },
};

const DIALECTS: Readonly<Record<Voice['dialect'], (spelling: Spelling) => Dialect>> = {
  function: ({ name }) => ({
    entry: 'Your function',
    result: 'game.result',
    askedResult: 'it asked result',
    neverAskedValue: 'it never asked utility or evaluate',
    stopAtLimit: `at depth ${name('depthLimit')}, take game.evaluate(state) and go no deeper`,
    stopOnlyAtEnd: `stop only at terminal states and at depth ${name('depthLimit')}`,
    actions: 'actions(state)',
    asked: 'the game or problem',
    isClass: false,
  }),
  agents: () => ({
    entry: 'getAction',
    result: 'generateSuccessor',
    askedResult: 'it called generateSuccessor',
    neverAskedValue: 'it never called self.evaluationFunction',
    stopAtLimit: 'after self.depth rounds, take self.evaluationFunction(state) and go no deeper',
    stopOnlyAtEnd: 'stop only where isWin() or isLose() holds and after self.depth rounds',
    actions: 'getLegalActions',
    asked: 'the game',
    isClass: true,
  }),
};

export const spellingOf = (language: Voice['language']): Spelling => SPELLINGS[language];

/** The words for a voice. */
export const vocabularyOf = ({ dialect, language }: Voice): Vocabulary => VOCABULARIES[dialect][language];

function inEachLanguage(dialect: Voice['dialect']): Readonly<Record<Voice['language'], Vocabulary>> {
  const written = (spelling: Spelling): Vocabulary => ({
    ...spelling,
    ...DIALECTS[dialect](spelling),
    search: 'Your search',
  });
  return {
    javascript: written(SPELLINGS.javascript),
    python: written(SPELLINGS.python),
    'python-command': written(SPELLINGS['python-command']),
  };
}

const VOCABULARIES: Readonly<Record<Voice['dialect'], Readonly<Record<Voice['language'], Vocabulary>>>> = {
  function: inEachLanguage('function'),
  agents: inEachLanguage('agents'),
};

/** `randomState` → `random_state` */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
