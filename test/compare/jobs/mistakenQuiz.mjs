/**
 * A quiz with its trees changed as somebody sees them who makes a known mistake. The right answers there are
 * what that mistake answers in the quiz itself.
 */
const OTHER_PLAYER = { max: 'min', min: 'max' };

const MISTAKES = {
  'players-swapped': (figure) => ({
    ...figure,
    ...(figure.levels === undefined
      ? { root: OTHER_PLAYER[figure.root ?? 'max'] }
      : { levels: figure.levels.map((player) => OTHER_PLAYER[player] ?? player) }),
  }),
  'opponent-maximises': (figure) => ({ ...figure, root: undefined, levels: ['max'] }),
  'chance-as-min': ({ levels, ...figure }) => ({
    ...figure,
    levels: levels?.map((player) => (player === 'chance' ? 'min' : player)),
  }),
  'leaves-negated': (figure) => ({ ...figure, tree: negateLeaves(figure.tree) }),
};

const CUTS = ['strict', 'non-strict'];
const asItIs = (figure) => figure;

/** The quiz as each mistake sees it; without `expect`, since other answers are right there. */
export function mistakenQuizzes(quiz) {
  return [
    ...Object.entries(MISTAKES).map(([name, change]) => ({ name, quiz: changed(quiz, change) })),
    ...CUTS.map((cut) => ({ name: `${cut}-cuts`, quiz: { ...changed(quiz, asItIs), convention: cut } })),
  ];
}

function changed(quiz, change) {
  const figures = Object.fromEntries(
    Object.entries(quiz.figures ?? {}).map(([name, figure]) => [
      name,
      'tree' in figure ? change(figure) : figure,
    ]),
  );
  return {
    ...quiz,
    ...(quiz.figures === undefined ? {} : { figures }),
    questions: quiz.questions.map(({ expect: _expect, convention: _convention, ...question }) => question),
  };
}

function negateLeaves(node) {
  if (typeof node === 'number') return -node;
  if (Array.isArray(node)) return node.map(negateLeaves);
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.value === 'number') return { ...node, value: -node.value };
  return node.children === undefined ? node : { ...node, children: node.children.map(negateLeaves) };
}
