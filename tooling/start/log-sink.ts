import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const KEPT = 3;

/** Turns `x.log` into `x.1.log` and so on; three older ones are kept. */
export function rotate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const older = (n: number): string => (n === 0 ? file : file.replace(/\.log$/, `.${n}.log`));
  for (let n = KEPT - 1; n >= 0; n -= 1) if (existsSync(older(n))) renameSync(older(n), older(n + 1));
}

/** Writes a child's output to its log file and forwards errors to the terminal. */
export class LogSink {
  readonly file: string;
  readonly #stream: WriteStream;
  readonly #echo: (line: string) => void;
  #last: string[] = [];
  #rest = '';

  constructor(file: string, echo: (line: string) => void) {
    rotate(file);
    this.file = file;
    this.#echo = echo;
    this.#stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    // A full disk must not end what is being supervised.
    this.#stream.on('error', () => undefined);
  }

  write(chunk: Buffer, isError: boolean): void {
    this.#stream.write(chunk);
    const lines = (this.#rest + chunk.toString('utf8')).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      this.#last = [...this.#last.slice(-19), line];
      const shown = errorIn(line, isError);
      if (shown !== undefined) this.#echo(shown);
    }
  }

  /** The last lines, for the message when a process does not come up. */
  tail(): string {
    return [...this.#last, this.#rest]
      .filter(Boolean)
      .map((line) => readable(line) ?? line)
      .join('\n');
  }

  close(): void {
    this.#stream.end();
  }
}

/** Node's own warnings (deprecations in libraries and the like) are for the log alone. */
const NODE_WARNING = /^\(node:\d+\) |^\(Use `node --trace/;

/** The text of a line that reports an error: pino's levels 50 and 60, or anything plain on stderr. */
function errorIn(line: string, isError: boolean): string | undefined {
  const record = parse(line);
  if (record === undefined) return isError && !NODE_WARNING.test(line) ? line : undefined;
  return Number(record['level']) >= 50 ? readable(line) : undefined;
}

function readable(line: string): string | undefined {
  const record = parse(line);
  if (record === undefined) return undefined;
  const error = record['err'] as { message?: unknown } | undefined;
  return [record['context'], record['msg'], error?.message]
    .filter((part, index, all) => typeof part === 'string' && all.indexOf(part) === index)
    .join(': ');
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
