import { dim, duration, green, red } from './style.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** Without a terminal nothing moves, so a long step says now and then that it is still at work. */
const REMINDER_MS = 15_000;

interface Running {
  readonly title: string;
  readonly started: number;
  detail: string;
}

/** Lets a step say what it is doing right now. */
export type Detail = (text: string) => void;

/**
 * Steps that run, possibly side by side: at a terminal each has a moving line, which becomes a line with its time when it ends;
 * elsewhere a plain line is printed when a step ends.
 */
export class Progress {
  readonly #running = new Set<Running>();
  readonly #out: NodeJS.WriteStream;
  readonly #live: boolean;
  #timer: NodeJS.Timeout | undefined;
  #drawn = 0;
  #frame = 0;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
    this.#live = out.isTTY && process.env['CI'] === undefined && process.env['TERM'] !== 'dumb';
  }

  /** Runs one step. `work` may return a text that is shown after the title when it is done. */
  async step<T>(
    title: string,
    work: (detail: Detail) => Promise<T>,
    describe: (result: T) => string = () => '',
  ): Promise<T> {
    const running: Running = { title, started: Date.now(), detail: '' };
    this.#running.add(running);
    this.#tick();
    const reminder = this.#live
      ? undefined
      : setInterval(
          () => this.line(`  … ${title} ${running.detail} (${duration(Date.now() - running.started)})`),
          REMINDER_MS,
        );
    try {
      const result = await work((text) => (running.detail = text));
      this.#end(running, green('✓'), describe(result));
      return result;
    } catch (error) {
      this.#end(running, red('✗'), '');
      throw error;
    } finally {
      clearInterval(reminder);
    }
  }

  /** Prints a line above the moving ones. */
  line(text: string): void {
    this.#erase();
    this.#out.write(`${text}\n`);
    this.#draw();
  }

  #end(running: Running, mark: string, result: string): void {
    this.#running.delete(running);
    const time = dim(duration(Date.now() - running.started));
    this.line(`  ${mark} ${running.title.padEnd(28)} ${time}${result === '' ? '' : `  ${dim(result)}`}`);
    this.#tick();
  }

  #tick(): void {
    if (!this.#live) return;
    if (this.#running.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    this.#timer ??= setInterval(() => {
      this.#frame += 1;
      this.#erase();
      this.#draw();
    }, 100);
  }

  #erase(): void {
    if (this.#drawn > 0) this.#out.write(`\u001b[${this.#drawn}A\u001b[0J`);
    this.#drawn = 0;
  }

  #draw(): void {
    if (!this.#live) return;
    for (const { title, detail, started } of this.#running) {
      const text = `  ${FRAMES[this.#frame % FRAMES.length] ?? ''} ${title.padEnd(28)} ${duration(Date.now() - started)}  ${detail}`;
      this.#out.write(`${text.slice(0, Math.max(20, this.#out.columns - 1))}\n`);
      this.#drawn += 1;
    }
  }
}
