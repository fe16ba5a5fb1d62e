/** Trees to begin with. */
export const EXAMPLES: readonly { readonly id: string; readonly title: string; readonly text: string }[] = [
  // Russell and Norvig, Artificial Intelligence, figure 5.2.
  {
    id: 'two-plies',
    title: 'Two plies',
    text: '# Two plies\nmax:\n  min: 3 12 8\n  min: 2 4 6\n  min: 14 5 2',
  },
  {
    id: 'deep',
    title: 'A deep cutoff',
    text: '# A deep cutoff\nmax:\n  5\n  min:\n    max:\n      min: 4 9\n      7\n    8',
  },
  { id: 'dice', title: 'Chance', text: '# Chance\nmax:\n  chance: 0.5*3 0.5*7\n  chance: 1/3*2 2/3*6' },
  {
    id: 'three',
    title: 'Three players',
    text: [
      '# Three players',
      '0:',
      '  1:',
      '    2: <1,2,6> <4,3,3>',
      '    2: <6,1,2> <7,4,1>',
      '  1:',
      '    2: <5,1,1> <1,5,2>',
      '    2: <7,7,1> <5,4,5>',
    ].join('\n'),
  },
];
