import { spawn, spawnSync } from 'node:child_process';
import { SentenceError } from '../bootstrap/report.mjs';

/** Whether a program is on the PATH. */
export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;

/**
 * Runs a program to its end.
 * @param onLine receives each line of both its outputs
 * @returns what it wrote to its standard output
 * @throws SentenceError with its last lines
 */
export function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; onLine?: (line: string) => void } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: options.cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const last: string[] = [];
    const take = (chunk: Buffer): void => {
      for (const line of chunk.toString('utf8').split(/[\n\r]+/)) {
        if (line.trim() === '') continue;
        options.onLine?.(line.trim());
        last.push(line);
        if (last.length > 25) last.shift();
      }
    };
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      take(chunk);
    });
    child.stderr.on('data', take);
    child.once('error', (error) => reject(new SentenceError(`${program} does not start: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new SentenceError(`${program} ${args[0] ?? ''} ended with ${code}:\n${last.join('\n')}`));
    });
  });
}
