import type { Image } from '../../observe/sandbox/python/image.ts';
import { Runner } from '../../observe/sandbox/python/runJob.ts';
import { serve } from './serve.ts';

export const servePython = (): void =>
  serve((image) => {
    const runner = new Runner(image as Image);
    return (job, emit) => runner.run(job, emit);
  });
