import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Twin {
  readonly pid: number;
  /** What the twin printed first: its address. */
  readonly origin: string;
  say(line: string): void;
  stop(): Promise<void>;
}

/** Starts a twin as a process of its own, so that its processor time and memory are its own; ready when it prints its address. */
export async function startTwin(program: string, env: Readonly<Record<string, string>>): Promise<Twin> {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env, NODE_CHANNEL_FD: undefined },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { value, done } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (done === true || child.pid === undefined) throw new Error(`${program} ended before it was ready.`);
  return {
    pid: child.pid,
    origin: value,
    say: (line) => void child.stdin.write(`${line}\n`),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
