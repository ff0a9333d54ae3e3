// Preloaded into the processes that are measured: at SIGWINCH, which nothing else of the product handles, it collects garbage and writes how
// many bytes JavaScript uses to a file in `BENCH_MEMORY` named after the process.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const folder = process.env['BENCH_MEMORY'];
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGWINCH', () => {
  collect();
  // What finalizers release goes with the second.
  setTimeout(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    if (folder !== undefined) writeFileSync(join(folder, String(process.pid)), String(heapUsed + external));
  }, 100);
});
