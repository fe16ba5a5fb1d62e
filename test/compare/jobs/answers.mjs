/**
 * Answer sheets made from what `quiz solve --json` says is right: all right, none, and wrong in ways that are
 * the same every time. A solved quiz is `{ questions: [{ id, parts: [{ key, answer }] }] }`.
 */
export function sheetsOf(solved, solvedWrongly) {
  return {
    right: sheet(solved, (answer) => answer),
    empty: {},
    blank: sheet(solved, () => ''),
    shifted: sheet(solved, shifted),
    negated: sheet(solved, negated),
    swapped: sheet(solved, swapped),
    none: sheet(solved, (answer) => (Array.isArray(answer) ? 'none' : '0')),
    nonsense: sheet(solved, () => 'banana 12x'),
    'first-wrong': sheet(solved, (answer, at) => (at === 0 ? shifted(answer) : answer)),
    'last-wrong': sheet(solved, (answer, at, parts) => (at === parts.length - 1 ? shifted(answer) : answer)),
    neighbours: sheet(solved, (answer, at, parts) => parts[(at + 1) % parts.length].answer),
    'first-question-wrong': { ...sheet(solved, (answer) => answer), ...firstOf(sheet(solved, shifted)) },
    'a-question-too-many': { ...sheet(solved, (answer) => answer), 'no-such-question': 3 },
    ...Object.fromEntries(
      solvedWrongly.map(({ name, solved: wrongly }) => [name, sheet(wrongly, (answer) => answer)]),
    ),
  };
}

/** Every part of every question answered by what `answerOf` makes of the right answer. */
function sheet({ questions }, answerOf) {
  return Object.fromEntries(
    questions.map(({ id, parts }) => {
      const answers = parts.map(({ key, answer }, at) => [key, written(answerOf(answer, at, parts))]);
      return [id, answers.length === 1 ? answers[0][1] : Object.fromEntries(answers)];
    }),
  );
}

/** Events, such as cutoffs, are written as text; so are numbers of several players. */
function written(answer) {
  if (!Array.isArray(answer)) return answer;
  return answer.map((one) => (typeof one === 'object' ? Object.values(one).join(' ') : one));
}

const firstOf = (answers) => Object.fromEntries(Object.entries(answers).slice(0, 1));
const isNumber = (text) => /^-?\d+(\/\d+)?$/.test(text);

/**
 * Numbers raised by one; lists without their first item, or with nothing but what stood there for a list of
 * one.
 */
function shifted(answer) {
  if (Array.isArray(answer)) return answer.length > 1 ? answer.slice(1) : 'none';
  if (!isNumber(answer)) return swapped(answer);
  const [above, below = '1'] = answer.split('/');
  return below === '1' ? String(Number(above) + 1) : `${BigInt(above) + BigInt(below)}/${below}`;
}

/** Numbers with the other sign, lists from the end. */
function negated(answer) {
  if (Array.isArray(answer)) return [...answer].reverse();
  if (answer.endsWith('inf')) return answer.startsWith('-') ? 'inf' : '-inf';
  return isNumber(answer) ? answer.replace(/^-?/, (sign) => (sign === '' ? '-' : '')) : swapped(answer);
}

const PAIRS = [
  ['yes', 'no'],
  ['inf', '-inf'],
  ['A', 'B'],
  ['C', 'D'],
  ['alpha', 'beta'],
  ['shallow', 'deep'],
  ['local-maximum', 'global-maximum'],
  ['shoulder', 'plateau'],
  ['max', 'min'],
];
const OTHER = new Map(
  PAIRS.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** What could be chosen instead; labels and words that belong together trade places. */
function swapped(answer) {
  if (!Array.isArray(answer)) return OTHER.get(answer) ?? shiftedWord(answer);
  return answer.map((one) => {
    if (typeof one !== 'object') return OTHER.get(one) ?? one;
    return Object.fromEntries(
      Object.entries(one).map(([key, word]) => [key, key === 'node' ? word : swapped(word)]),
    );
  });
}

const shiftedWord = (answer) => (isNumber(answer) ? shifted(answer) : 'no');
