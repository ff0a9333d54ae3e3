import type { FileLink } from '@ayana/contracts/operation';
import type { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Selectable } from 'kysely';
import { AppError, notFound } from '../app-error.js';
import { Database, type EntityManager, within } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import { FileLinks } from './file-links.js';
import { FileStore, storedPath } from './file-store.js';
import type { FileOwner } from './files.entity.js';
import type { FileLinkQueryDto } from './files.dto.js';
import { UPLOAD_MESSAGES as messages } from './messages.js';

/** Files that belong to something. Who may do this with them is decided by the module of what they belong to. */
@Injectable()
export class Files {
  constructor(
    private readonly store: FileStore,
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError `not_found` when there is no such file of this owner */
  async link(owner: FileOwner, id: string): Promise<FileLink> {
    await this.find(owner, id);
    return this.links.linkTo(id);
  }

  /** Always a download, never a page: a file may contain a script. */
  async open(id: string, { token }: FileLinkQueryDto): Promise<StreamableFile> {
    if (!this.links.isValid(id, token)) throw new AppError('link_invalid', messages.link_expired);
    const file = await this.database
      .read()
      .selectFrom('files')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    return this.stream(file, contentDisposition(file.file_name));
  }

  /**
   * The bytes of a file, for a reader that the owner's module has checked.
   * @param as the name the reader gets, and whether the browser may show it
   * @throws AppError `not_found` when there is no such file of this owner
   */
  async content(
    owner: FileOwner,
    id: string,
    as: { name: string; type: 'inline' | 'attachment' },
  ): Promise<StreamableFile> {
    const file = await this.find(owner, id);
    return this.stream(file, contentDisposition(as.name, { type: as.type }));
  }

  /** As `content`, for a file that becomes part of another one. */
  async read(owner: FileOwner, id: string): Promise<Readable> {
    const { storage_key } = await this.find(owner, id);
    return (await this.store.open()).files.read(storedPath(storage_key));
  }

  /**
   * Removes a file's row, and its bytes after the commit.
   * @returns its name
   * @throws AppError `not_found` when there is no such file of this owner
   */
  async remove(em: EntityManager, owner: FileOwner, id: string): Promise<string> {
    const file = await within(em)
      .deleteFrom('files')
      .where('id', '=', id)
      .where('owner_kind', '=', owner.owner_kind)
      .where('owner_id', '=', owner.owner_id)
      .returning(['file_name', 'storage_key'])
      .executeTakeFirstOrThrow(notFound);
    // Left there by a failure, they are removed by the job.
    this.database.afterCommit(em, () => void this.removeBytes(file.storage_key).catch(() => undefined));
    return file.file_name;
  }

  private async find({ owner_kind, owner_id }: FileOwner, id: string): Promise<Selectable<Tables['files']>> {
    const file = await this.database
      .read()
      .selectFrom('files')
      .selectAll()
      .where('id', '=', id)
      .where('owner_kind', '=', owner_kind)
      .where('owner_id', '=', owner_id)
      .executeTakeFirstOrThrow(notFound);
    return file;
  }

  private async stream(
    { storage_key, media_type, size }: Pick<Selectable<Tables['files']>, 'storage_key' | 'media_type' | 'size'>,
    disposition: string,
  ): Promise<StreamableFile> {
    const { files } = await this.store.open();
    return new StreamableFile(await files.read(storedPath(storage_key)), {
      type: media_type,
      disposition,
      length: size,
    });
  }

  private async removeBytes(key: string): Promise<void> {
    const { files } = await this.store.open();
    await files.deleteFile(storedPath(key));
  }
}
