import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from './eventually.js';
import { freePort } from './program.js';

/** No npm package brings a Redis server: tests with a real one run where `redis-server` is installed (Debian: `apt-get install redis-server`). */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A real Redis that keeps nothing on disk. */
export class RedisServer {
  private child: ChildProcess | undefined;
  private port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const values = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn('redis-server', values, { stdio: 'ignore' });
    await eventually(async () => {
      const socket = connect(this.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
      return true;
    });
  }

  async kill(): Promise<void> {
    if (this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
