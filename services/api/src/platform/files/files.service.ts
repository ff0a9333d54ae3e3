import { Injectable, StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { AppError, notFound } from '../app-error.js';
import { Database, type EntityManager, within } from '../database/database.js';
import { FileLinks } from './file-links.js';
import { FileStore, storedPath } from './file-store.js';
import type { FileOwner } from './files.entity.js';
import type { FileLinkDto, FileLinkQueryDto } from './files.dto.js';
import { UPLOAD_MESSAGES as M } from './messages.js';

/** Files that belong to something. Who may do this with them is decided by the module of what they belong to. */
@Injectable()
export class Files {
  constructor(
    private readonly store: FileStore,
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError `not_found` when there is no such file of this owner */
  async link(owner: FileOwner, id: string): Promise<FileLinkDto> {
    const file = await this.database
      .read()
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      .where('owner_kind', '=', owner.owner_kind)
      .where('owner_id', '=', owner.owner_id)
      .executeTakeFirst();
    if (file === undefined) throw notFound();
    return this.links.linkTo(id);
  }

  /** Always a download, never a page: a file may contain a script. */
  async open(id: string, { token }: FileLinkQueryDto): Promise<StreamableFile> {
    if (!this.links.isValid(id, token)) throw new AppError('link_invalid', M.link_expired);
    const file = await this.database.read().selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
    if (file === undefined) throw notFound();
    const { files } = await this.store.open();
    return new StreamableFile(await files.read(storedPath(file.storage_key)), {
      type: file.media_type,
      disposition: contentDisposition(file.file_name),
      length: file.size,
    });
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
      .executeTakeFirst();
    if (file === undefined) throw notFound();
    // Left there by a failure, they are removed by the job.
    this.database.afterCommit(em, () => void this.removeBytes(file.storage_key).catch(() => undefined));
    return file.file_name;
  }

  private async removeBytes(key: string): Promise<void> {
    const { files } = await this.store.open();
    await files.deleteFile(storedPath(key));
  }
}
