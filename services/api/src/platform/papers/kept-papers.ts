import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Clock, Ids } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { Database, type EntityManager, within } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import { FileStore, storedPath } from '../files/file-store.js';
import { currentLanguage } from '../languages/current-language.js';
import { describeFailure } from '../logging/failure.js';
import type { ThreadTask } from '../threads/thread-task.js';
import { Threads } from '../threads/threads.service.js';
import { KeptPaperSchema } from './kept-paper.entity.js';

/** Which paper it is. The language is the current one. */
export interface Paper {
  journey_id: string;
  kind: 'quote' | 'bill' | 'opinion' | 'note' | 'labels' | 'delivery_note' | 'prescription';
  subject_id: string;
  /** The version of what is issued: it never changes again. Null for all else, which is recognised by what it says. */
  issued: string | null;
  /** Where readers see different things. */
  reader?: string;
}

type IssuedPaper = Paper & { issued: string };

/** Made while the sources change: each start is a template of its own. */
const DEVELOPMENT = `development ${performance.timeOrigin}`;

/** Papers are made once for each paper, revision, template, language and reader, in a thread; issued ones keep their bytes. */
@Injectable()
export class KeptPapers {
  private readonly logger = new Logger('KeptPapers');
  private readonly template: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly threads: Threads,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.template = config.version === 'development' ? DEVELOPMENT : config.version;
  }

  /** The paper as PDF. Who may read it, the caller has checked. @param facts all that it says */
  async pdf<Facts extends readonly unknown[]>(
    { issued, reader = 'all', ...paper }: Paper,
    task: ThreadTask<Facts, Uint8Array>,
    ...facts: Facts
  ): Promise<Buffer> {
    const key = {
      ...paper,
      reader,
      language: currentLanguage(),
      template: this.template,
      is_issued: issued !== null,
      revision: issued ?? hash('sha256', JSON.stringify(facts), 'base64url'),
    };
    const known = await this.find(key);
    if (known !== undefined) return known;
    const made = await this.threads.bytes(task, ...facts);
    return (await this.keep(this.database.read(), key, made)) ? made : ((await this.find(key)) ?? made);
  }

  /** Keeps bytes that are issued with the transaction of `em`: they are read by `issued`, and never made again. */
  async issue(em: EntityManager, paper: IssuedPaper, pdf: Buffer): Promise<void> {
    await this.keep(within(em), this.issuedKey(paper), pdf);
  }

  /** What `issue` has kept; undefined once it is gone. */
  issued(paper: IssuedPaper): Promise<Buffer | undefined> {
    return this.find(this.issuedKey(paper));
  }

  /** Forgets the papers of a case, with the transaction of `em`; a job removes their bytes. */
  async forget(em: EntityManager, journey_id: string): Promise<void> {
    await em.nativeDelete(KeptPaperSchema, { journey_id });
  }

  private issuedKey({ issued, reader = 'all', ...paper }: IssuedPaper): Key {
    return {
      ...paper,
      reader,
      language: currentLanguage(),
      template: this.template,
      is_issued: true,
      revision: issued,
    };
  }

  private async find(key: Key): Promise<Buffer | undefined> {
    const { kind, subject_id, revision, language, reader, is_issued, template } = key;
    let query = this.database
      .read()
      .selectFrom('kept_papers')
      .select('storage_key')
      .where('kind', '=', kind)
      .where('subject_id', '=', subject_id)
      .where('revision', '=', revision)
      .where('language', '=', language)
      .where('reader', '=', reader)
      .where('is_issued', '=', is_issued);
    if (!is_issued) query = query.where('template', '=', template);
    const row = await query.executeTakeFirst();
    if (row === undefined) return undefined;
    try {
      return await buffer(await (await this.store.open()).files.read(storedPath(row.storage_key)));
    } catch (error) {
      this.logger.error({ kind, subject_id, failure: describeFailure(error) }, 'A kept paper cannot be read');
      return undefined;
    }
  }

  /** @returns whether this one is kept: another request may have been first */
  private async keep(database: Kysely<Tables>, key: Key, pdf: Buffer): Promise<boolean> {
    const storage_key = this.ids.next();
    const { files, flush } = await this.store.open();
    await files.write(storedPath(storage_key), pdf);
    await flush(storedPath(storage_key));
    const kept = await database
      .insertInto('kept_papers')
      .values({ id: this.ids.next(), ...key, storage_key, created_at: this.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Left there by a failure, they are removed by the job.
    if (kept === undefined) await files.deleteFile(storedPath(storage_key));
    return kept !== undefined;
  }
}

type Key = Required<Omit<Paper, 'issued'>> & {
  language: string;
  template: string;
  is_issued: boolean;
  revision: string;
};
