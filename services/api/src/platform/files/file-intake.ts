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
import { ownedBy, ownerColumns, type UploadOwner } from './upload-owner.js';
import { isGone, Uploads } from './uploads.service.js';

/** A whole, checked file in the store, without a row yet. */
export interface ReadyFile extends DeclaredFile {
  id: string;
  sha256: string;
  storage_key: string;
}

/** An upload that has become a file before, by the same owner. */
interface KnownFile extends FileOwner {
  id: string;
}

/** An upload, and the field of the request that names it. */
interface NamedUpload {
  id: string;
  field: string;
  /** From 1, in a request that has several: a refusal then says which of them it means. */
  place?: number;
}

export type TakenUpload = NamedUpload & ({ ready: ReadyFile } | { known: KnownFile });

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
    from: UploadOwner,
    uploads: readonly NamedUpload[],
    work: (taken: readonly TakenUpload[]) => Promise<T>,
  ): Promise<T> {
    const taken: TakenUpload[] = [];
    try {
      for (const upload of uploads) taken.push(await this.take(from, upload));
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

  private async take(from: UploadOwner, upload: NamedUpload): Promise<TakenUpload> {
    const before = await this.knownFile(from, upload.id);
    if (before !== undefined) return { ...upload, known: before };
    try {
      return { ...upload, ready: await this.check(from, upload) };
    } catch (error) {
      // The same request, sent twice at once: the other one has used the upload meanwhile.
      const known = await this.knownFile(from, upload.id);
      if (known === undefined) throw error;
      return { ...upload, known };
    }
  }

  private async check(from: UploadOwner, upload: NamedUpload): Promise<ReadyFile> {
    const declared = await this.completeUpload(from, upload);
    const content = await (await this.store.open()).uploads.read(upload.id);
    const problem = await contentProblem(content, declared.media_type);
    if (problem !== null) throw refusal(upload, problem, declared.file_name);
    return this.copy(upload, declared);
  }

  /**
   * Adds the row of a taken upload. Asked again for the same owner, it changes nothing.
   * @returns the file, and whether it is new
   */
  async attach(
    em: EntityManager,
    from: UploadOwner,
    taken: TakenUpload,
    owner: FileOwner,
  ): Promise<{ id: string; file_name: string; isNew: boolean }> {
    const added = 'ready' in taken ? await this.insert(em, from, taken.ready, owner) : undefined;
    if (added !== undefined) return { ...added, isNew: true };
    const { id } = taken;
    const file = await within(em).selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
    if (file?.owner_kind !== owner.owner_kind || file.owner_id !== owner.owner_id) throw gone(taken);
    return { id, file_name: file.file_name, isNew: false };
  }

  /** Ends a taken upload that nothing has a use for, with its copy. */
  async end(em: EntityManager, taken: TakenUpload): Promise<void> {
    if ('known' in taken) return;
    await em.nativeDelete(UploadSchema, { id: taken.id });
    // Left there by a failure, they are removed by the job.
    this.database.afterCommit(em, () => {
      void this.discard(taken).catch(() => undefined);
      void this.uploads.removeBytes(taken.id).catch(() => undefined);
    });
  }

  private async insert(
    em: EntityManager,
    from: UploadOwner,
    ready: ReadyFile,
    owner: FileOwner,
  ): Promise<{ id: string; file_name: string } | undefined> {
    const { user_id, ...others } = ownerColumns(from);
    const added = await within(em)
      .insertInto('files')
      .values({ ...ready, ...owner, uploaded_by: user_id, ...others, created_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'file_name'])
      .executeTakeFirst();
    await em.nativeDelete(UploadSchema, { id: ready.id });
    // Left there by a failure, they are removed by the job.
    this.database.afterCommit(em, () => void this.uploads.removeBytes(ready.id).catch(() => undefined));
    return added;
  }

  private knownFile(from: UploadOwner, id: string): Promise<KnownFile | undefined> {
    return this.database
      .read()
      .selectFrom('files')
      .select(['id', 'owner_kind', 'owner_id'])
      .where('id', '=', id)
      .where(ownedBy(from, 'uploaded_by'))
      .executeTakeFirst();
  }

  private async completeUpload(from: UploadOwner, upload: NamedUpload): Promise<DeclaredFile> {
    const { id } = upload;
    const declared = await this.database
      .read()
      .selectFrom('uploads')
      .select(['file_name', 'media_type', 'size'])
      .where('id', '=', id)
      .where(ownedBy(from))
      .executeTakeFirst();
    const { uploads } = await this.store.open();
    const arrived = await uploads.getUpload(id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    if (declared === undefined || arrived === undefined) throw gone(upload);
    if (arrived.offset !== declared.size) throw refusal(upload, messages.unfinished, declared.file_name);
    return declared;
  }

  private async copy(upload: NamedUpload, declared: DeclaredFile): Promise<ReadyFile> {
    const { id } = upload;
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
      throw refusal(upload, isWrong ? FILE_MESSAGES.extension : messages.unfinished, declared.file_name);
    }
    await store.flush(path);
    return { id, ...declared, sha256: measured.sha256, storage_key };
  }
}

const refusal = ({ field, place }: NamedUpload, message: string, name: string): AppError =>
  refusedFields([{ field, message: place === undefined ? message : messages.of_file(name, message) }]);

/** Its name is gone with it. */
const gone = ({ field, place }: NamedUpload): AppError =>
  refusedFields([{ field, message: place === undefined ? messages.unknown : messages.unknown_at(place) }]);
