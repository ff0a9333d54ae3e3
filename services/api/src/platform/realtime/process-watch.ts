import { randomUUID } from 'node:crypto';
import type { RealtimeServer } from './socket.js';

/** Milliseconds between two signs of life. */
const BEAT_MS = 3000;
/** Milliseconds without one after which a process is gone. */
const GONE_MS = 10_000;

/** Notices processes that were killed or cut off: nobody closes their sockets. */
export class ProcessWatch {
  private readonly id = randomUUID();
  private readonly seen = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  /** @param onGone called when one is gone without having said so */
  constructor(
    private readonly server: RealtimeServer,
    private readonly onGone: () => void,
  ) {
    server.on('process.alive', (id) => this.seen.set(id, performance.now()));
    server.on('process.ends', (id) => this.seen.delete(id));
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /** This process closes its sockets itself. */
  end(): void {
    clearInterval(this.timer);
    this.server.serverSideEmit('process.ends', this.id);
  }

  private beat(): void {
    this.server.serverSideEmit('process.alive', this.id);
    const gone = [...this.seen].filter(([, at]) => performance.now() - at > GONE_MS);
    for (const [id] of gone) this.seen.delete(id);
    if (gone.length > 0) this.onGone();
  }
}
