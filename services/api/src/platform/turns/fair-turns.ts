/** Why a request for a turn was not given one. */
export class NoTurnError extends Error {
  /** @param reason `full`: as many wait as may; `late`: it has waited too long; `left`: the caller has gone */
  constructor(readonly reason: 'full' | 'late' | 'left') {
    super(`No turn: ${reason}`);
    this.name = 'NoTurnError';
  }
}

export interface TurnLimits {
  /** Turns at a time, over all keys. */
  atOnce: number;
  /** Turns at a time of one key. */
  perKey: number;
  /** That may wait, of one key. */
  waitingPerKey: number;
  /** That may wait, over all keys. */
  waiting: number;
  /** Milliseconds one may wait. */
  patience: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: NoTurnError) => void;
}

export interface TurnOptions {
  /** Aborted when the caller has gone. */
  signal?: AbortSignal | undefined;
  /** A further turn of what has begun: it waits, but is not refused. */
  continues?: boolean;
}

/**
 * Turns for work of which only some may run at once. The keys, such as users, take turns one after the other, however many requests each of
 * them has sent, so that a key that asks for much waits for itself only.
 */
export class FairTurns {
  /** By key, in the order in which the keys have their next turn. */
  private readonly queues = new Map<string, Waiting[]>();
  private readonly running = new Map<string, number>();
  private runs = 0;
  private waits = 0;

  /** @param restAfter milliseconds a key waits for its next turn after one that took so long; others may have theirs meanwhile */
  constructor(
    private readonly limits: TurnLimits,
    private readonly restAfter: (key: string, took: number) => number = () => 0,
  ) {}

  /** Turns that run, and requests that wait for one. */
  get state(): { running: number; waiting: number } {
    return { running: this.runs, waiting: this.waits };
  }

  /**
   * Runs `work` when it is the turn of `key`.
   * @throws NoTurnError
   */
  async run<T>(key: string, work: () => Promise<T> | T, options: TurnOptions = {}): Promise<T> {
    const end = await this.begin(key, options);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** @returns what ends the turn */
  private async begin(key: string, { signal, continues = false }: TurnOptions): Promise<() => void> {
    if (signal?.aborted === true) throw new NoTurnError('left');
    if (!this.isFree(key)) await this.wait(key, signal, continues);
    else this.take(key);
    const begun = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.runs -= 1;
      const rest = this.restAfter(key, performance.now() - begun);
      if (rest > 0) {
        setTimeout(() => this.release(key), rest).unref();
        this.next();
      } else this.release(key);
    };
  }

  /** The key may have another turn. */
  private release(key: string): void {
    const left = (this.running.get(key) ?? 1) - 1;
    if (left === 0) this.running.delete(key);
    else this.running.set(key, left);
    this.next();
  }

  private wait(key: string, signal: AbortSignal | undefined, continues: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          settle();
          resolve();
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      const give = (reason: NoTurnError['reason']) => (): void => {
        this.remove(key, waiting);
        waiting.refuse(new NoTurnError(reason));
      };
      const leave = give('left');
      const timer = continues ? undefined : setTimeout(give('late'), this.limits.patience).unref();
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      if (!continues && !this.makeRoom(key)) {
        waiting.refuse(new NoTurnError('full'));
        return;
      }
      signal?.addEventListener('abort', leave);
      this.waits += 1;
      const queue = this.queues.get(key);
      if (queue === undefined) this.queues.set(key, [waiting]);
      else queue.push(waiting);
    });
  }

  /** Whether one more of `key` may wait. When all places are taken, the newest of the key with the most makes room for others. */
  private makeRoom(key: string): boolean {
    const own = this.queues.get(key)?.length ?? 0;
    if (own >= this.limits.waitingPerKey) return false;
    if (this.waits < this.limits.waiting) return true;
    let [longest, most] = [key, own];
    for (const [each, { length }] of this.queues) if (length > most) [longest, most] = [each, length];
    // With one more, this key would have as many as any other.
    if (most <= own + 1) return false;
    const last = this.queues.get(longest)?.at(-1);
    if (last === undefined) return false;
    this.remove(longest, last);
    last.refuse(new NoTurnError('full'));
    return true;
  }

  private remove(key: string, waiting: Waiting): void {
    const queue = this.queues.get(key);
    const at = queue?.indexOf(waiting) ?? -1;
    if (queue === undefined || at < 0) return;
    queue.splice(at, 1);
    this.waits -= 1;
    if (queue.length === 0) this.queues.delete(key);
  }

  private isFree(key: string): boolean {
    return this.runs < this.limits.atOnce && (this.running.get(key) ?? 0) < this.limits.perKey;
  }

  private take(key: string): void {
    this.runs += 1;
    this.running.set(key, (this.running.get(key) ?? 0) + 1);
  }

  /** Begins the turns that are free now. A key that gets one goes behind the others. */
  private next(): void {
    for (const [key, queue] of this.queues) {
      if (this.runs >= this.limits.atOnce) return;
      if (!this.isFree(key)) continue;
      const waiting = queue.shift();
      this.queues.delete(key);
      if (waiting === undefined) continue;
      this.waits -= 1;
      if (queue.length > 0) this.queues.set(key, queue);
      this.take(key);
      waiting.begin();
    }
  }
}
