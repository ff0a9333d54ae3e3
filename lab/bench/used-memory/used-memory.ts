import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { until } from '@ayana/tooling/check/site/waiting.ts';

/** What JavaScript uses in other processes. Not what the system counts: that hardly grows in a process whose heap has room. */
export class UsedMemory implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  /** Of the processes that are asked. */
  readonly environment = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'preloaded.mjs')).href}`,
    BENCH_MEMORY: this.#folder,
  } as const;

  /** Bytes, after a collection. */
  async of(pid: number): Promise<number> {
    const file = join(this.#folder, String(pid));
    rmSync(file, { force: true });
    process.kill(pid, 'SIGWINCH');
    await until('the process says its memory', 60_000, () => readFileSync(file, 'utf8') !== '');
    return Number(readFileSync(file, 'utf8'));
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true });
  }
}
