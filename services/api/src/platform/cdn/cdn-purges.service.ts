import { RELEASE_TAG } from '@ayana/contracts/operation';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Config } from '../config/config.js';
import { Database, type EntityManager } from '../database/database.js';
import { JobsService } from '../jobs/index.js';
import { describeFailure } from '../logging/failure.js';
import { ReleaseWatch } from '../realtime/release-watch.js';

/** Seconds between a change and its purge: until then, this API and the render servers may still answer with what they keep. */
const SETTLE_SECONDS = 5;
/** Most changes of one purge. */
const BATCH = 1000;
/** Milliseconds between two looks, and how long one job looks: the clock starts the next each minute. */
const LOOK_EVERY_MS = 1000;
const LOOK_FOR_MS = 40_000;
const TIMEOUT_MS = 5000;

/**
 * Tells the cache in front of the site what to forget. The tables note what changed (migration 0014); the notes are deleted in the
 * transaction in which the cache has accepted them, so that none is lost and a failing cache is asked again.
 */
@Injectable()
export class CdnPurges implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('CDN');
  private isFailing = false;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly releases: ReleaseWatch,
  ) {}

  onModuleInit(): void {
    this.jobs.work('cdn.purge', (_payload, { signal }) => this.follow(signal));
  }

  /** The queue waits for jobs under way and aborts none: this one would look on for most of a minute. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /**
   * Sends the tags of all changes that have settled.
   * @returns the tags that were sent; empty when there are none, or no cache is configured
   * @throws Error when the cache does not accept them: they stay noted
   */
  async purge(): Promise<readonly string[]> {
    const { cdn } = this.config;
    if (cdn !== null) await this.noteRelease();
    return this.database.derive(async (em) => {
      const tags = await takeTags(em);
      if (cdn === null || tags.length === 0) return [];
      await send(cdn, tags);
      this.logger.log({ tags }, 'The CDN was asked to forget');
      return tags;
    });
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const end = performance.now() + LOOK_FOR_MS;
    do {
      await this.tryPurge();
      if (this.config.cdn === null) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    } while (!this.isStopping && !signal.aborted && performance.now() < end);
  }

  private async tryPurge(): Promise<void> {
    try {
      await this.purge();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn({ failure: describeFailure(error) }, 'The CDN did not accept a purge');
      this.isFailing = true;
    }
  }

  /** Notes a switched release once, however many processes see it. */
  private async noteRelease(): Promise<void> {
    const generation = this.releases.current()?.generation;
    if (generation === undefined) return;
    await this.database.derive(async (em) => {
      const { rows } = await sql`
        insert into cdn_release (generation) values (${generation}::integer)
        on conflict (only_row) do update set generation = excluded.generation
          where cdn_release.generation <> excluded.generation
        returning generation`.execute(em.getKysely());
      if (rows.length > 0) await sql`insert into cdn_purges (tag) values (${RELEASE_TAG})`.execute(em.getKysely());
    });
  }
}

async function takeTags(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    delete from cdn_purges where id in (
      select id from cdn_purges where changed_at < clock_timestamp() - make_interval(secs => ${SETTLE_SECONDS}::integer)
      order by id limit ${BATCH}::integer for update skip locked
    ) returning tag`.execute(em.getKysely());
  return [...new Set(rows.map(({ tag }) => tag))].toSorted();
}

/** `POST {"tags": [...]}` with the token as a bearer's. @throws Error unless the answer is a success */
async function send({ purgeUrl, token }: NonNullable<Config['cdn']>, tags: readonly string[]): Promise<void> {
  const answer = await fetch(purgeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The CDN answered ${answer.status} to a purge`);
}
