import type { Readable } from 'node:stream';
import { FILE_MESSAGES } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../app-error.js';
import { Clock, Ids } from '../clock/clock.js';
import { Database, type EntityManager, within } from '../database/database.js';
import type { DeclaredFile } from './declared-file.js';
import { contentProblem, measure } from './file-content.js';
import { FileStore, storedPath } from './file-store.js';
import { type FileOwner, UploadSchema } from './files.entity.js';
import { UPLOAD_MESSAGES as messages } from './messages.js';
import { heldBy, isHeldBy, type UploadHolder } from './upload-holder.js';
import { isGone, Uploads } from './uploads.service.js';

/** A whole, checked file in the store, without a row yet. */
export interface ReadyFile extends DeclaredFile {
  id: string;
  sha256: string;
  storage_key: string;
}

/** An upload that has become a file before, by the same holder. */
interface KnownFile extends FileOwner {
  id: string;
}

/** An upload, and the field of the request that names it. */
interface NamedUpload {
  id: string;
  field: string;
}

export type TakenUpload = ({ ready: ReadyFile } | { known: KnownFile }) & { field: string };

/**
 * Makes files of uploads, in two steps. `take` checks the bytes and copies them to their place, where no upload can change them any more;
 * `attach` adds the row in the transaction of what the file belongs to. Killed in between, there is a copy without a row, which a job removes.
 */
@Injectable()
export class FileIntake {
  constructor(
    private readonly store: FileStore,
    private readonly uploads: Uploads,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Takes uploads, and gives them to `work`, whose transaction attaches them. When one of them or the work is refused, the copies go at
   * once; after any other failure nobody knows whether the transaction was committed, so the job looks at them later.
   * @throws AppError `invalid_fields` when an upload is someone else's, gone, not complete, or not what it says it is
   */
  async use<T>(
    holder: UploadHolder,
    uploads: readonly NamedUpload[],
    work: (taken: readonly TakenUpload[]) => Promise<T>,
  ): Promise<T> {
    const taken: TakenUpload[] = [];
    try {
      for (const upload of uploads) taken.push(await this.take(holder, upload));
      return await work(taken);
    } catch (error) {
      if (error instanceof AppError) await Promise.allSettled(taken.map((each) => this.discard(each)));
      throw error;
    }
  }

  private async discard(taken: TakenUpload): Promise<void> {
    if ('known' in taken) return;
    const { files } = await this.store.open();
    await files.deleteFile(storedPath(taken.ready.storage_key));
  }

  private async take(holder: UploadHolder, { id, field }: NamedUpload): Promise<TakenUpload> {
    const before = await this.knownFile(holder, id);
    if (before !== undefined) return { known: before, field };
    try {
      return { ready: await this.check(holder, id, field), field };
    } catch (error) {
      // The same request, sent twice at once: the other one has used the upload meanwhile.
      const known = await this.knownFile(holder, id);
      if (known === undefined) throw error;
      return { known, field };
    }
  }

  private async check(holder: UploadHolder, id: string, field: string): Promise<ReadyFile> {
    const declared = await this.completeUpload(holder, id, field);
    const content = await (await this.store.open()).uploads.read(id);
    const problem = await contentProblem(content, declared.media_type);
    if (problem !== null) throw refusedFields([{ field, message: problem }]);
    return this.copy(id, declared, field);
  }

  /**
   * Adds the row of a taken upload. Asked again for the same owner, it changes nothing.
   * @returns the file, and whether it is new
   */
  async attach(
    em: EntityManager,
    holder: UploadHolder,
    taken: TakenUpload,
    owner: FileOwner,
  ): Promise<{ id: string; file_name: string; isNew: boolean }> {
    const added = 'ready' in taken ? await this.insert(em, holder, taken.ready, owner) : undefined;
    if (added !== undefined) return { ...added, isNew: true };
    const id = 'ready' in taken ? taken.ready.id : taken.known.id;
    const file = await within(em).selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
    if (file?.owner_kind !== owner.owner_kind || file.owner_id !== owner.owner_id)
      throw refusedFields([{ field: taken.field, message: messages.unknown }]);
    return { id, file_name: file.file_name, isNew: false };
  }

  private async insert(
    em: EntityManager,
    holder: UploadHolder,
    ready: ReadyFile,
    owner: FileOwner,
  ): Promise<{ id: string; file_name: string } | undefined> {
    const { user_id, guest_id } = heldBy(holder);
    const added = await within(em)
      .insertInto('files')
      .values({ ...ready, ...owner, uploaded_by: user_id, guest_id, created_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'file_name'])
      .executeTakeFirst();
    await em.nativeDelete(UploadSchema, { id: ready.id });
    // Left there by a failure, they are removed by the job.
    this.database.afterCommit(em, () => void this.uploads.removeBytes(ready.id).catch(() => undefined));
    return added;
  }

  private knownFile(holder: UploadHolder, id: string): Promise<KnownFile | undefined> {
    const [column, value] =
      'guest_id' in holder ? (['guest_id', holder.guest_id] as const) : (['uploaded_by', holder.id] as const);
    return this.database
      .read()
      .selectFrom('files')
      .select(['id', 'owner_kind', 'owner_id'])
      .where('id', '=', id)
      .where(column, '=', value)
      .executeTakeFirst();
  }

  private async completeUpload(holder: UploadHolder, id: string, field: string): Promise<DeclaredFile> {
    const declared = await this.database
      .read()
      .selectFrom('uploads')
      .select(['file_name', 'media_type', 'size'])
      .where('id', '=', id)
      .where(isHeldBy(holder))
      .executeTakeFirst();
    const { uploads } = await this.store.open();
    const arrived = await uploads.getUpload(id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    if (declared === undefined || arrived === undefined) throw refusedFields([{ field, message: messages.unknown }]);
    if (arrived.offset !== declared.size) throw refusedFields([{ field, message: messages.unfinished }]);
    return declared;
  }

  private async copy(id: string, declared: DeclaredFile, field: string): Promise<ReadyFile> {
    const store = await this.store.open();
    const storage_key = this.ids.next();
    const path = storedPath(storage_key);
    const write = (content: Readable): Promise<void> => store.files.write(path, content);
    const measured = await measure(await store.uploads.read(id), write).catch(async (error: unknown) => {
      await store.files.deleteFile(path).catch(() => undefined);
      throw new AppError('service_unavailable', messages.storage_failed, { cause: error, retryAfter: 5 });
    });
    const isWrong = declared.media_type === 'text/plain' && !measured.isText;
    if (isWrong || measured.size !== declared.size) {
      await store.files.deleteFile(path);
      throw refusedFields([{ field, message: isWrong ? FILE_MESSAGES.extension : messages.unfinished }]);
    }
    await store.flush(path);
    return { id, ...declared, sha256: measured.sha256, storage_key };
  }
}
