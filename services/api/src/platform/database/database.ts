import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, LockMode, MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { LastEditorSubscriber } from './last-editor.js';
import { registeredEntities, type Tables } from './tables.js';
import { Config } from '../config/config.js';
import { isTest } from '../requests/test-mark.js';
import { clientFor } from './guarded-client.js';
import { keepLanes } from './lanes.js';
import { sessionTimeouts } from './session-settings.js';
import { type Prepared, preparedTypes } from './prepared.js';
import { noteOwnWrite } from './own-writes.js';
import { PublicReads } from './public-reads.js';
import { Replica } from './replica.js';
import { ReplicaReads } from './replica-reads.js';

/** How long a connection of the pool is kept without work. */
const IDLE_MS = 10 * 60_000;

export type { EntityManager } from '@mikro-orm/postgresql';

/**
 * All access to the database: entities are written inside `write`, lists are read with `read()`, and frequent public reads with `ask`.
 * Every unit of work has its own entity manager, so nothing is shared between requests, jobs and sockets.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  readonly orm: MikroORM;
  private readonly afterCommits = new WeakMap<object, (() => void)[]>();
  private readonly beforeCommits = new WeakMap<object, Map<string, () => Promise<void>>>();
  private readonly commitListeners = new Set<() => void>();
  private pool: Pool | undefined;
  private publicReads: PublicReads | undefined;
  private replica: { state: Replica; reads: PublicReads } | undefined;
  private kysely: Kysely<Tables> | undefined;

  constructor(private readonly config: Config) {
    this.orm = new MikroORM({
      entities: registeredEntities(),
      subscribers: [new LastEditorSubscriber()],
      discovery: { warnWhenNoEntities: false },
      dbName: 'ayana',
      timezone: '+00:00',
      driverOptions: {
        connectionString: config.databaseUrl,
        max: config.databasePool,
        // A new connection reads PostgreSQL's catalog at its first queries, which makes those of the staff three times as long.
        idleTimeoutMillis: IDLE_MS,
        connectionTimeoutMillis: config.databaseTimeout,
        query_timeout: config.databaseTimeout,
        ...(config.databasePooled ? {} : sessionTimeouts(config.databaseTimeout)),
        Client: clientFor(config.databasePooled),
        onPoolCreated: (pool: Pool) => {
          keepLanes(pool, config.databasePool, config.databaseTimeout);
          this.pool = pool;
        },
      },
    });
  }

  async onModuleInit(): Promise<void> {
    await this.orm.connect();
    if (this.pool === undefined) throw new Error('The database made no pool of connections');
    const { databaseReadPool: max, databasePooled: pooled, databaseReadUrl: url } = this.config;
    this.publicReads = new PublicReads(this.pool, max, pooled);
    if (url === null) return;
    const state = new Replica(this.pool, url);
    this.replica = { state, reads: new ReplicaReads(this.pool, max, state, this.publicReads, url) };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.state.end();
    await this.replica?.reads.end();
    await this.publicReads?.end();
    await this.orm.close(true);
  }

  /**
   * Runs `work` in one transaction; returns its result after the commit.
   * @param options `keepsPublicReads`: it changes nothing that a public read contains, so commit listeners are not notified
   */
  async write<T>(
    work: (em: EntityManager) => Promise<T>,
    { keepsPublicReads = false }: { keepsPublicReads?: boolean | undefined } = {},
  ): Promise<T> {
    const callbacks: (() => void)[] = [];
    const result = await this.derive(async (em) => {
      this.afterCommits.set(em, callbacks);
      this.beforeCommits.set(em, new Map());
      // Until its end: rows that can be marked take the mark from it (`made_as_test`, migration 0001).
      if (isTest()) await em.execute(`select set_config('ayana.is_test', 'on', true)`);
      const answer = await work(em);
      await this.runBeforeCommit(em);
      return answer;
    });
    if (!keepsPublicReads) for (const listener of this.commitListeners) listener();
    for (const callback of callbacks) callback();
    return result;
  }

  /** A transaction that updates derived rows: it changes no user data, so commit listeners are not notified. */
  async derive<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.orm.em.fork().transactional(work);
    const position = await this.replica?.state.noteCommit();
    if (position !== undefined) noteOwnWrite(position);
    return result;
  }

  /** Calls back after every commit of this process: cached reads may be outdated. */
  onCommit(listener: () => void): void {
    this.commitListeners.add(listener);
  }

  /**
   * Calls back within the transaction of `em`, once its work is done, however often it is asked for by this key. What it changes may ask
   * for it again.
   */
  beforeCommit(em: EntityManager, key: string, callback: () => Promise<void>): void {
    const callbacks = this.beforeCommits.get(em);
    if (callbacks === undefined)
      throw new Error('beforeCommit needs the entity manager that Database.write handed out');
    callbacks.set(key, callback);
  }

  private async runBeforeCommit(em: EntityManager): Promise<void> {
    const callbacks = this.beforeCommits.get(em);
    for (const [key, callback] of callbacks ?? []) {
      callbacks?.delete(key);
      await em.flush();
      await callback();
    }
  }

  /** Calls back once the transaction of `em` is committed; never when it is rolled back. */
  afterCommit(em: EntityManager, callback: () => void): void {
    const callbacks = this.afterCommits.get(em);
    if (callbacks === undefined) throw new Error('afterCommit needs the entity manager that Database.write handed out');
    callbacks.push(callback);
  }

  /** The query builder outside any transaction. */
  read(): Kysely<Tables> {
    const publicReads = this.readsOfRoute();
    if (publicReads !== undefined) return publicReads.kysely;
    this.kysely ??= this.orm.em.fork().getKysely<Tables>();
    return this.kysely;
  }

  /** The rows of a prepared read, outside any transaction. */
  async ask<Row extends object>({ name, text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (this.pool === undefined) throw new Error('The database is asked before it is connected');
    const query = { name, text, values: [...values], types: preparedTypes };
    const publicReads = this.readsOfRoute();
    if (publicReads === undefined) return (await this.pool.query<Row>(query)).rows;
    return (await publicReads.ask(query)) as Row[];
  }

  /** The connections of a public read, at the replica where it may answer; undefined for everything else. */
  private readsOfRoute(): PublicReads | undefined {
    if (PublicReads.route() === undefined) return undefined;
    return this.replica?.state.mayAnswer() === true ? this.replica.reads : this.publicReads;
  }
}

/** Reads entities locked until the transaction of `em` ends. */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** The query builder inside the transaction of `em`. */
export function within(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}

/** A `timestamptz` from Kysely (text) or from an entity (Date), in the API's notation. */
export function isoTime(value: Date | string): string {
  return (typeof value === 'string' ? new Date(value) : value).toISOString();
}

/** A value for a JSON column, in a query of Kysely. */
export const asJson = <Value extends object>(value: Value): RawBuilder<Value> => sql`${JSON.stringify(value)}::jsonb`;

/** A JSON column from Kysely (text) or from an entity (its value). */
export function jsonOf<Value extends object>(value: Value | string): Value {
  return typeof value === 'string' ? (JSON.parse(value) as Value) : value;
}
