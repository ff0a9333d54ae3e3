import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { JobsService } from '../jobs/index.js';
import '../papers/kept-paper.entity.js';
import { FileStore, STORED, storedPath, UNFINISHED, unfinishedPath } from './file-store.js';
import { Uploads } from './uploads.service.js';

const HOUR = 60 * 60 * 1000;
/** Milliseconds an upload waits to be continued, and then to be used. */
const UPLOAD_LIFETIME = 24 * HOUR;
/** Milliseconds an upload waits for the form of its visitor to be sent. */
const FORM_LIFETIME = HOUR;
/** Milliseconds in which a copy gets its row: far longer than the transaction that adds it. */
const COPY_LIFETIME = HOUR;
/** Milliseconds a paper that was not issued is kept: then it is made again. */
const PAPER_LIFETIME = 30 * 24 * HOUR;

/** Removes what nothing refers to: uploads that were never finished or used, and copies whose transaction failed. */
@Injectable()
export class FilesCleanupJob implements OnModuleInit {
  constructor(
    private readonly store: FileStore,
    private readonly uploads: Uploads,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('files.cleanup', () => this.run());
    this.jobs.work('files.forms', () => this.endFormUploads());
  }

  async run(): Promise<void> {
    await this.endOldUploads();
    await this.forgetOldPapers();
    const { files } = await this.store.open();
    for (const id of await this.oldIds(UNFINISHED, UPLOAD_LIFETIME))
      if (!(await this.isUpload(id))) await files.deleteDirectory(unfinishedPath(id));
    for (const key of await this.oldIds(STORED, COPY_LIFETIME))
      if (!(await this.isFile(key))) await files.deleteFile(storedPath(key));
  }

  private async endOldUploads(): Promise<void> {
    const old = await this.database
      .read()
      .selectFrom('uploads')
      .select('id')
      .where('created_at', '<', this.before(UPLOAD_LIFETIME))
      .execute();
    for (const { id } of old) await this.uploads.remove(id);
  }

  /** Files that visitors chose for a form that they have not sent. */
  async endFormUploads(): Promise<void> {
    const old = await this.database
      .read()
      .selectFrom('uploads')
      .select('id')
      .where('form_hash', 'is not', null)
      .where('created_at', '<', this.before(FORM_LIFETIME))
      .execute();
    for (const { id } of old) await this.uploads.remove(id);
  }

  private async forgetOldPapers(): Promise<void> {
    await this.database
      .read()
      .deleteFrom('kept_papers')
      .where('is_issued', '=', false)
      .where('created_at', '<', this.before(PAPER_LIFETIME))
      .execute();
  }

  /** What is in a folder for longer than `lifetime`: its name is an id, and an id contains its time. */
  private async oldIds(folder: string, lifetime: number): Promise<ReadonlySet<string>> {
    const { files } = await this.store.open();
    const limit = this.before(lifetime).getTime();
    const ids = new Set<string>();
    for await (const { path } of files.list(folder, { deep: true })) {
      const id = path.split('/')[1] ?? '';
      if (timeOf(id) < limit) ids.add(id);
    }
    return ids;
  }

  private async isUpload(id: string): Promise<boolean> {
    const row = await this.database.read().selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  private async isFile(key: string): Promise<boolean> {
    const database = this.database.read();
    const rows = await Promise.all(
      (['files', 'kept_papers'] as const).map((table) =>
        database.selectFrom(table).select('id').where('storage_key', '=', key).executeTakeFirst(),
      ),
    );
    return rows.some((row) => row !== undefined);
  }

  private before(age: number): Date {
    return new Date(this.clock.now().getTime() - age);
  }
}

/** The time of a UUIDv7; of any other name NaN, so that it is left alone. */
const timeOf = (name: string): number => parseInt(name.slice(0, 8) + name.slice(9, 13), 16);
