import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { Config } from '../config/config.js';
import { describeFailure } from '../logging/failure.js';

/** Milliseconds a command may take. */
const COMMAND_TIMEOUT = 2000;
/** Milliseconds without a sign of life after which a connection with commands under way is dead. */
const SOCKET_TIMEOUT = 5000;
/** Milliseconds the start of the process waits for a first connection: it starts without one, too. */
const START_TIMEOUT = 3000;
/** Longest wait between two attempts to connect, in milliseconds. */
const MAX_RETRY_DELAY = 1000;

const connected = new Gauge({ name: 'ayana_redis_up', help: 'Whether this process is connected to Redis.' });

/**
 * The connection to Redis, shared by all that sends single commands; null without `REDIS_URL`. Redis may be away at any time: a command then
 * fails at once, instead of waiting for it to come back, and its sender goes on without.
 */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  readonly client: Redis | null;
  private readonly logger = new Logger('Redis');
  private reported = false;

  constructor({ redisUrl }: Config) {
    if (redisUrl === null) {
      this.client = null;
      return;
    }
    this.client = new Redis(redisUrl, {
      lazyConnect: true,
      connectionName: 'ayana-api',
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT,
      socketTimeout: SOCKET_TIMEOUT,
      keepAlive: 10_000,
      retryStrategy: (attempt) => Math.min(attempt * 50, MAX_RETRY_DELAY),
    });
    this.client.on('error', (error) => this.down(error));
    this.client.on('close', () => this.down());
    this.client.on('ready', () => this.up());
  }

  async onModuleInit(): Promise<void> {
    if (this.client === null) return;
    connected.set(0);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, START_TIMEOUT)));
    await Promise.race([this.client.connect().catch(() => undefined), timeout]);
    clearTimeout(timer);
  }

  onApplicationShutdown(): void {
    this.client?.removeAllListeners('close').disconnect();
  }

  /** Whether Redis answers. Never rejects. */
  async answers(): Promise<boolean> {
    return (
      this.client?.ping().then(
        () => true,
        () => false,
      ) ?? false
    );
  }

  /** One line when it goes, one when it comes back. */
  private down(error?: Error): void {
    connected.set(0);
    if (this.reported) return;
    this.reported = true;
    this.logger.warn(
      { failure: error && describeFailure(error) },
      'Redis cannot be reached: this process goes on alone',
    );
  }

  private up(): void {
    connected.set(1);
    if (this.reported) this.logger.log('Redis can be reached again');
    this.reported = false;
  }
}
