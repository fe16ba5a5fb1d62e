import { join } from 'node:path';

const COMMANDS = [
  '',
  'exercises',
  'start',
  'check',
  'run',
  'grade',
  'report',
  'solve',
  'lint',
  'adequacy',
  'new',
  'new exercise',
  'new quiz',
  'pack',
  'import',
  'quiz',
  'quiz solve',
  'quiz render',
  'quiz check',
  'quiz grade',
  'quiz generate',
  'quiz variants',
  'quiz export',
  'lab',
  'lab pruning',
  'lab queens',
  'lab budget',
];

/** What is left of the command line: its help, the lab, drawn quizzes, and what it makes to begin from. */
export function commandJobs({ root }) {
  const help = COMMANDS.map((command) => ({
    args: [...command.split(' ').filter(Boolean), '--help'],
    save: `help-${command.replace(' ', '-')}`,
  }));
  return [
    {
      name: 'commands/help',
      quick: true,
      inputs: {},
      steps: [...help, ...listed(['exercises'], 'exercises')],
    },
    {
      name: 'commands/lab',
      quick: true,
      inputs: {},
      steps: LAB.flatMap(([args, save]) => listed(args.split(' '), save)),
    },
    { name: 'commands/generate', quick: true, inputs: {}, steps: generateSteps() },
    {
      name: 'commands/import',
      quick: true,
      inputs: { cases: { from: join(root, 'test/fixtures/treeCases') } },
      steps: IMPORT,
    },
    {
      name: 'commands/new',
      quick: true,
      inputs: {},
      steps: NEW.map(([args, save]) => ({ args: args.split(' '), save })),
    },
  ];
}

const listed = (args, save) => [
  { args, save },
  { args: [...args, '--json'], save },
];

const LAB = [
  ['lab pruning --branching 3 --depth 5 --order random --svg pruning.svg', 'pruning'],
  ['lab pruning --branching 2 --depth 6 --order best', 'pruning-best'],
  ['lab queens --runs 20', 'queens'],
  ['lab queens --n 4 --exact --variant steepest', 'queens-exact'],
  ['lab budget --nodes 1e6 --branching 35 --svg budget.svg', 'budget'],
];

const IMPORT = [{ args: ['import', 'in/cases', '--out', 'trees'], save: 'import' }];

const NEW = [
  ['new exercise my-minimax', 'minimax'],
  ['new exercise my-pruning --like alpha-beta --title Pruning', 'pruning'],
  ['new quiz my-quiz.json', 'quiz'],
  ['start alpha-beta homework --language typescript', 'start'],
  ['pack hill-climbing --out kit', 'pack'],
];

const CONDITIONS = [
  ['plain', '--shape 2x3x2'],
  ['subtree', '--subtree --unique-best --equal-bounds free --pruned 20-60 --cutoffs 2-9'],
  ['deep', '--shape 2x2x2x2 --deep'],
  ['strict', '--convention strict --equal-bounds bound'],
  ['chance', '--levels max,chance --shape 2x2 --values 0,20'],
  ['reveals', '--reveals shallow-cuts-only,players-swapped --shape 2x2x2x2'],
  ['impossible', '--shape 1x1 --deep'],
];

function generateSteps() {
  return CONDITIONS.flatMap(([name, flags]) =>
    ['1', '2'].flatMap((seed) => {
      const file = `${name}-${seed}.quiz.json`;
      return [
        {
          args: ['quiz', 'generate', ...flags.split(' '), '--seed', seed, '--out', file],
          save: `${name}-${seed}`,
        },
        { args: ['quiz', 'solve', file], save: `${name}-${seed}-solved` },
      ];
    }),
  );
}
