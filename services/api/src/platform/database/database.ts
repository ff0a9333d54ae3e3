import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { registeredEntities, type Tables } from './tables.js';
import { Config } from '../config/config.js';
import { isTest } from '../requests/test-mark.js';
import { GuardedClient } from './guarded-client.js';
import { type Prepared, preparedTypes } from './prepared.js';
import { PublicReads } from './public-reads.js';

export type { EntityManager } from '@mikro-orm/postgresql';

/**
 * All access to the database: entities are written inside `write`, lists are read with `read()`, and frequent public reads with `ask`.
 * Every unit of work has its own entity manager, so nothing is shared between requests, jobs and sockets.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  readonly orm: MikroORM;
  private readonly afterCommits = new WeakMap<object, (() => void)[]>();
  private readonly commitListeners = new Set<() => void>();
  private pool: Pool | undefined;
  private publicReads: PublicReads | undefined;
  private kysely: Kysely<Tables> | undefined;

  constructor(private readonly config: Config) {
    this.orm = new MikroORM({
      entities: registeredEntities(),
      discovery: { warnWhenNoEntities: false },
      dbName: 'ayana',
      timezone: '+00:00',
      driverOptions: {
        connectionString: config.databaseUrl,
        max: config.databasePool,
        connectionTimeoutMillis: config.databaseTimeout,
        query_timeout: config.databaseTimeout,
        statement_timeout: config.databaseTimeout,
        idle_in_transaction_session_timeout: config.databaseTimeout * 2,
        Client: GuardedClient,
        onPoolCreated: (pool: Pool) => void (this.pool = pool),
      },
    });
  }

  async onModuleInit(): Promise<void> {
    await this.orm.connect();
    if (this.pool === undefined) throw new Error('The database made no pool of connections');
    this.publicReads = new PublicReads(this.pool, this.config.databaseReadPool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.publicReads?.end();
    await this.orm.close(true);
  }

  /** Runs `work` in one transaction; returns its result after the commit. */
  async write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const callbacks: (() => void)[] = [];
    const result = await this.derive(async (em) => {
      this.afterCommits.set(em, callbacks);
      // Until its end: rows that can be marked take the mark from it (migration 0251).
      if (isTest()) await em.execute(`select set_config('ayana.is_test', 'on', true)`);
      return work(em);
    });
    for (const listener of this.commitListeners) listener();
    for (const callback of callbacks) callback();
    return result;
  }

  /** A transaction that updates derived rows: it changes no user data, so commit listeners are not notified. */
  derive<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.orm.em.fork().transactional(work);
  }

  /** Calls back after every commit of this process: cached reads may be outdated. */
  onCommit(listener: () => void): void {
    this.commitListeners.add(listener);
  }

  /** Calls back once the transaction of `em` is committed; never when it is rolled back. */
  afterCommit(em: EntityManager, callback: () => void): void {
    const callbacks = this.afterCommits.get(em);
    if (callbacks === undefined) throw new Error('afterCommit needs the entity manager that Database.write handed out');
    callbacks.push(callback);
  }

  /** The query builder outside any transaction. */
  read(): Kysely<Tables> {
    if (this.publicReads !== undefined && PublicReads.route() !== undefined) return this.publicReads.kysely;
    this.kysely ??= this.orm.em.fork().getKysely<Tables>();
    return this.kysely;
  }

  /** The rows of a prepared read, outside any transaction. */
  async ask<Row extends object>({ name, text }: Prepared<Row>, values: readonly unknown[]): Promise<Row[]> {
    if (this.pool === undefined) throw new Error('The database is asked before it is connected');
    const query = { name, text, values: [...values], types: preparedTypes };
    if (this.publicReads === undefined || PublicReads.route() === undefined)
      return (await this.pool.query<Row>(query)).rows;
    const client = await this.publicReads.connect();
    let failure: Error | undefined;
    try {
      return (await client.query<Row>(query)).rows;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(failure);
    }
  }
}

/** The query builder inside the transaction of `em`. */
export function within(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}

/** A `timestamptz` from Kysely (text) or from an entity (Date), in the API's notation. */
export function isoTime(value: Date | string): string {
  return (typeof value === 'string' ? new Date(value) : value).toISOString();
}

/** A JSON column from Kysely (text) or from an entity (its value). */
export function jsonOf<Value extends object>(value: Value | string): Value {
  return typeof value === 'string' ? (JSON.parse(value) as Value) : value;
}
