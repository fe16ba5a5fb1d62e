import { expect, test } from 'vitest';
import { createEngines } from '../../../../grader/observe/sandbox/engines.ts';
import { REHEARSAL } from '../../../../grader/observe/sandbox/javascript/rehearse.ts';

test('what a thread rehearses with comes to its end: the centre is the best first move of one ply', async () => {
  const engines = createEngines({ workers: 1 });
  try {
    const [observation] = (await engines.for('javascript')?.observe(REHEARSAL)) ?? [];
    expect(observation?.outcome).toMatchObject({ kind: 'returned', value: { value: 0.5, action: '4' } });
  } finally {
    await engines.close();
  }
});
