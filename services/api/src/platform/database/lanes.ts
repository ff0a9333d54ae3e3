import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import type { Pool, PoolClient } from 'pg';
import { TooBusyError } from '../app-error.js';
import { RouteConfig } from '../http/route-config.js';
import { currentTurn } from '../turns/current-turn.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Uses the connections that are kept for it, as `goesFirst`. */
    goesFirst?: boolean;
  }
}

const first = new AsyncLocalStorage<boolean>();

/** Runs work that must not wait for what users ask for: signing in, and the polls by which access ends and signals are seen. */
export const goesFirst = <T>(work: () => T): T => first.run(true, work);

/** A route that goes first: signing in, and all that keeps people signed in. */
export const GoesFirst = (): MethodDecorator => RouteConfig({ goesFirst: true });

/** Runs the routes that say so first. Installed twice, like `followRequests`. */
export function followLanes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (routeOptions.config.goesFirst === true) first.run(true, done);
    else done();
  });
  app.addHook('preValidation', ({ routeOptions, body }, _reply, done) => {
    if (routeOptions.config.goesFirst === true && body !== undefined) first.run(true, done);
    else done();
  });
}

/** Where a connection belongs. Reads of expensive routes have a few of the ordinary ones. */
type Lane = 'first' | 'ordinary' | 'expensive';

const laneOfNow = (): Lane => {
  if (first.getStore() === true) return 'first';
  return currentTurn() === undefined ? 'ordinary' : 'expensive';
};

/** How many connections of a pool each lane may hold at a time. */
export function placesOf(max: number): Readonly<Record<Lane, number>> {
  const kept = Math.max(1, Math.floor(max / 4));
  const ordinary = Math.max(1, max - kept);
  return { first: kept, ordinary, expensive: Math.max(1, Math.min(3, ordinary - 1)) };
}

interface Gate {
  readonly free: SemaphoreInterface;
  readonly full: SemaphoreInterface;
}
type Leave = () => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * Lets each kind of work hold only some connections of a pool, so that a slow kind cannot take those of the others. Who has to wait longer
 * than a connection may take is refused, as when the pool itself is full.
 */
export function keepLanes(pool: Pool, max: number, timeout: number): void {
  const places = placesOf(max);
  const gate = (count: number): Gate => {
    const free = new Semaphore(count);
    return { free, full: withTimeout(free, timeout, new TooBusyError()) };
  };
  const gates: Readonly<Record<Lane, Gate>> = {
    first: gate(places.first),
    ordinary: gate(places.ordinary),
    expensive: gate(places.expensive),
  };
  const enter = async (lane: Lane): Promise<Leave> => {
    const { free, full } = gates[lane];
    const [, leave] = await (free.isLocked() ? full : free).acquire();
    return leave;
  };
  const enterAll = async (): Promise<Leave> => {
    const lane = laneOfNow();
    if (lane !== 'expensive') return enter(lane);
    const leaveExpensive = await enter('expensive');
    try {
      const leaveOrdinary = await enter('ordinary');
      return () => {
        leaveOrdinary();
        leaveExpensive();
      };
    } catch (error) {
      leaveExpensive();
      throw error;
    }
  };
  const plain = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connect = async (): Promise<PoolClient> => {
    const leave = await enterAll();
    try {
      return leaving(await plain(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
  const connectFor = async (done: Connected): Promise<void> => {
    let client: PoolClient;
    try {
      client = await connect();
    } catch (error) {
      done(error as Error, undefined, () => undefined);
      return;
    }
    done(undefined, client, (error) => client.release(error as Error));
  };
  // pg itself connects with a callback, when a query is sent to the pool.
  Object.defineProperty(pool, 'connect', {
    value: (done?: Connected) => (done === undefined ? connect() : void connectFor(done)),
  });
}

/** The connection, whose release gives its place back, once. */
function leaving(client: PoolClient, leave: Leave): PoolClient {
  const release = client.release.bind(client);
  let hasLeft = false;
  client.release = (error) => {
    if (!hasLeft) leave();
    hasLeft = true;
    release(error);
  };
  return client;
}
