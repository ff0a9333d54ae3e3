import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** The stream of events between the processes. */
export const STREAM = 'ayana:events';
/** Entries it keeps: some minutes of a busy hour, some ten megabytes. A process that is further behind has missed events. */
export const STREAM_LENGTH = 10_000;
/** Most entries that are read for a socket that comes back; one that missed more gets none of them, and its page reads again. */
const MOST_MISSED = 200;
/** The field of an entry that says that its process could not publish. The adapter ignores it. */
const GAP = 'gap';
/** Milliseconds between two attempts to say so. */
const RETRY_MS = 500;
/** The position before the first entry. */
const START = '0-0';

type Entry = [id: string, fields: string[]];

/**
 * The Redis client of socket.io's Redis streams adapter. The adapter (0.3.1) reads on after whatever happened, and nothing that fails is
 * noticed; here it is noticed when events were missed:
 *
 * - The entry that was read last is gone, since the stream was trimmed, or Redis emptied or replaced: this process missed events.
 * - Redis was restarted: it may have lost its last second.
 * - An event could not be published: the other processes missed it. An entry says so once Redis is back.
 *
 * It also reads from a known position at once, where the adapter begins again with every wait until the first event, and rejects nothing
 * that nobody handles.
 */
export class EventStream {
  /** The adapter looks here whether it has to connect. */
  readonly options = { lazyConnect: false };
  private readonly id = randomUUID();
  private readonly connections: Redis[] = [];
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  /** @param onGap called when this process has missed events */
  constructor(
    private readonly redis: Redis,
    private readonly onGap: () => void,
  ) {}

  /** A connection that reads or listens. */
  duplicate(): Redis {
    const client = this.redis.duplicate({
      lazyConnect: false,
      // Its replies are the ones the adapter reads.
      protocol: 2,
      enableOfflineQueue: true,
      // What was under way when the connection was lost fails at once; the adapter reads again.
      maxRetriesPerRequest: 0,
      // Never set: a wait for events is longer.
      commandTimeout: undefined,
      // The wait ends every five seconds, so a connection without a sign of life is dead.
      socketTimeout: 15_000,
    });
    client.on('error', () => undefined);
    this.readFromKnownPosition(client);
    subscribeAgain(client);
    this.connections.push(client);
    return client;
  }

  async xadd(...values: (string | number)[]): Promise<string | null> {
    try {
      return await this.redis.xadd(...(values as Parameters<Redis['xadd']>));
    } catch (error) {
      this.sayMissed();
      throw error;
    }
  }

  /** What a socket that comes back has missed. */
  async xrange(stream: string, start: string, end: string): Promise<Entry[]> {
    const entries = await this.redis.xrange(stream, start, end, 'COUNT', MOST_MISSED + 1);
    if (entries.length > MOST_MISSED) throw new Error('Too many events were missed');
    return entries;
  }

  publish(channel: string, message: Buffer): Promise<number> {
    return this.redis.publish(channel, message).catch(() => 0);
  }

  multi(): ReturnType<Redis['multi']> {
    return this.redis.multi();
  }

  set(key: string, value: string, unit: 'PX', milliseconds: number): Promise<unknown> {
    return this.redis.set(key, value, unit, milliseconds).catch(() => undefined);
  }

  /** How many processes listen; while Redis is away, only this one. */
  send_command(command: string, values: string[], done: (error: null, answer: unknown) => void): void {
    const count = async (): Promise<void> =>
      done(null, await this.redis.call(command, ...values).catch(() => [values[1], 1]));
    void count();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    for (const connection of this.connections) connection.disconnect();
  }

  private readFromKnownPosition(client: Redis): void {
    const read = client.xread.bind(client) as (...values: unknown[]) => Promise<[string, Entry[]][] | null>;
    let position: string | undefined;
    let server: string | undefined;
    let isConnectedAgain = true;
    /** Until it was reported: a read may fail in between. */
    let hasGap = false;
    client.on('close', () => (isConnectedAgain = true));
    /** Whether it is another server, or the same one started again. */
    const restarted = async (): Promise<boolean> => {
      const before = server;
      server = await runIdOf(client);
      isConnectedAgain = false;
      return before !== undefined && before !== server;
    };
    /** @param values the adapter's own position is the last of them */
    const watched = async (...values: unknown[]): Promise<[string, Entry[]][] | null> => {
      try {
        if (isConnectedAgain && (await restarted())) hasGap = true;
        position ??= await lastOf(client);
        const known = position;
        const [kept, answer] = await Promise.all([
          known === START ? [known] : client.xrange(STREAM, known, known),
          read(...values.slice(0, -1), known),
        ]);
        const entries = answer?.[0]?.[1] ?? [];
        const missed = hasGap || kept.length === 0 || entries.some(([, fields]) => this.isGapOfAnother(fields));
        position = entries.at(-1)?.[0] ?? (missed ? await lastOf(client) : known);
        if (missed) this.onGap();
        hasGap = false;
        return answer;
      } catch (error) {
        // Where it will begin to read, once Redis is there, is past what others have sent until then.
        if (position === undefined) hasGap = true;
        // The adapter reads again at once.
        if (!this.closed) await new Promise((resolve) => setTimeout(resolve, 100));
        throw error;
      }
    };
    Object.defineProperty(client, 'xread', { value: watched });
  }

  private isGapOfAnother([field, value]: readonly string[]): boolean {
    return field === GAP && value !== this.id;
  }

  /** Tells the others that they missed events, as soon as that is possible. */
  private sayMissed(): void {
    if (this.retry !== undefined || this.closed) return;
    this.retry = setTimeout(() => {
      this.redis.xadd(STREAM, 'MAXLEN', '~', STREAM_LENGTH, '*', GAP, this.id).then(
        () => (this.retry = undefined),
        () => {
          this.retry = undefined;
          this.sayMissed();
        },
      );
    }, RETRY_MS);
    this.retry.unref();
  }
}

async function lastOf(client: Redis): Promise<string> {
  const [last] = await client.xrevrange(STREAM, '+', '-', 'COUNT', 1);
  return last?.[0] ?? START;
}

/** Different after each start of the server, and on another one. */
async function runIdOf(client: Redis): Promise<string | undefined> {
  return /^run_id:(\w+)/m.exec(await client.info('server'))?.[1];
}

/** The library repeats only what was once confirmed. */
function subscribeAgain(client: Redis): void {
  const subscribe = client.subscribe.bind(client);
  const wanted = new Set<string>();
  const all = async (): Promise<unknown> => subscribe(...wanted).catch(() => undefined);
  const watched = (channels: string[]): Promise<unknown> => {
    for (const channel of channels) wanted.add(channel);
    return all();
  };
  client.on('ready', () => wanted.size > 0 && void all());
  Object.defineProperty(client, 'subscribe', { value: watched });
}
