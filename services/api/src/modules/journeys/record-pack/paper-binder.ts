import { Worker } from 'node:worker_threads';
import { AppError } from '../../../platform/app-error.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import type { PaperToAppend, Question, Reply } from './append-worker.js';

/** Milliseconds, and bytes of memory more than before, after which the papers are too much for one file. */
const TIME_MAX = 40_000;
const MEMORY_MAX = 800 * 1024 * 1024;
const LOOK_EVERY = 250;

/** In tests the sources run, in a release what was built of them. */
const PROGRAM = new URL(`./append-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Binds papers into one PDF in a thread (`append-worker.ts`), which ends when it takes too long or too much memory. */
export class PaperBinder {
  /** What the reader of a damaged file prints is of no use in the log. */
  private readonly worker = new Worker(PROGRAM, { stdout: true, stderr: true });
  private readonly timer = setTimeout(() => this.close(), TIME_MAX).unref();
  private readonly watch: NodeJS.Timeout;

  constructor() {
    const memory = process.memoryUsage.rss() + MEMORY_MAX;
    this.watch = setInterval(() => {
      if (process.memoryUsage.rss() > memory) this.close();
    }, LOOK_EVERY).unref();
  }

  /** @returns the pages it became; 0 when it cannot be part of a PDF */
  async append(paper: PaperToAppend): Promise<number> {
    const reply = await this.ask({ append: paper }, [paper.bytes.buffer as ArrayBuffer]);
    return 'pages' in reply ? reply.pages : 0;
  }

  async finish(front: Uint8Array): Promise<Buffer> {
    const reply = await this.ask({ finish: front }, []);
    return 'pdf' in reply ? Buffer.from(reply.pdf) : Buffer.alloc(0);
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.watch);
    void this.worker.terminate();
  }

  private ask(question: Question, transfer: ArrayBuffer[]): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      const failed = (cause: unknown): void =>
        reject(new AppError('service_unavailable', M.pack_failed, { cause, retryAfter: 60 }));
      this.worker.once('message', resolve).once('error', failed).once('exit', failed);
      this.worker.postMessage(question, transfer);
    }).finally(() => {
      this.worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      // Without a listener, a later failure would end the process.
      this.worker.on('error', () => undefined);
    });
  }
}
