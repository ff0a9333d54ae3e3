import { Worker } from 'node:worker_threads';
import type { PaperToAppend, Question, Reply } from './append-worker.js';

/** Milliseconds for one paper, and for the file in the end; the papers of patients take a tenth of it. */
const PAPER_TIME = 8000;
const FINISH_TIME = 20_000;
/** Bytes of memory more than before, after which the papers are too much for one file. */
const MEMORY_MAX = 800 * 1024 * 1024;
const LOOK_EVERY = 250;

/** In tests the sources run, in a release what was built of them. */
const PROGRAM = new URL(`./append-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/**
 * Binds papers into one PDF in a thread (`append-worker.ts`). A paper that takes too long or too much memory ends the thread, and what was
 * bound is lost with it: the caller begins again without that paper.
 */
export class PaperBinder {
  private readonly worker = new Worker(PROGRAM, { stdout: true, stderr: true });
  private readonly watch: NodeJS.Timeout;
  private readonly ended: Promise<null>;

  /** @param gone aborted when nobody waits for it any more: it ends */
  constructor(private readonly gone?: AbortSignal) {
    // What the reader of a damaged file prints is of no use in the log.
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.ended = new Promise((resolve) => {
      this.worker.once('exit', () => resolve(null));
    });
    // It ends with its failure. Without a listener, that would end the process.
    this.worker.on('error', () => undefined);
    gone?.addEventListener('abort', this.end);
    const memory = process.memoryUsage.rss() + MEMORY_MAX;
    this.watch = setInterval(() => {
      if (process.memoryUsage.rss() > memory) this.end();
    }, LOOK_EVERY).unref();
  }

  /** @returns the pages it became, 0 when it cannot be part of a PDF; null when the thread has ended over it */
  async append(paper: PaperToAppend): Promise<number | null> {
    const reply = await this.ask({ append: paper }, [paper.bytes.buffer as ArrayBuffer], PAPER_TIME);
    return reply !== null && 'pages' in reply ? reply.pages : null;
  }

  /** @returns the whole file; null when the thread has ended over it */
  async finish(front: Uint8Array): Promise<Buffer | null> {
    const reply = await this.ask({ finish: front }, [], FINISH_TIME);
    return reply !== null && 'pdf' in reply ? Buffer.from(reply.pdf) : null;
  }

  /** Ends the thread, whatever it does. */
  async close(): Promise<void> {
    clearInterval(this.watch);
    this.gone?.removeEventListener('abort', this.end);
    await this.worker.terminate();
  }

  private readonly end = (): void => void this.worker.terminate();

  /** Null when the thread ends before it answers, and when it has ended before. */
  private async ask(question: Question, transfer: ArrayBuffer[], time: number): Promise<Reply | null> {
    const timer = setTimeout(this.end, time);
    const answered = new Promise<Reply>((resolve) => {
      this.worker.once('message', resolve);
    });
    this.worker.postMessage(question, transfer);
    try {
      return await Promise.race([answered, this.ended]);
    } finally {
      clearTimeout(timer);
    }
  }
}
