import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../clock/clock.js';
import { type EntityManager, within } from '../database/database.js';
import { FileStore, storedPath } from './file-store.js';
import type { FileOwner } from './files.entity.js';

/** A file that the product writes itself, such as a report. */
export interface MadeFile {
  file_name: string;
  media_type: string;
  bytes: Buffer;
  /** On whose behalf. */
  made_for: string;
}

/** Stores files that nobody uploads. Bytes whose transaction fails are removed by the job, as those of uploads. */
@Injectable()
export class MadeFiles {
  constructor(
    private readonly store: FileStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns the id of the file */
  async add(em: EntityManager, owner: FileOwner, { bytes, made_for, ...file }: MadeFile): Promise<string> {
    const storage_key = this.ids.next();
    const { files, flush } = await this.store.open();
    await files.write(storedPath(storage_key), bytes);
    await flush(storedPath(storage_key));
    const id = this.ids.next();
    await within(em)
      .insertInto('files')
      .values({
        id,
        ...owner,
        ...file,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storage_key,
        uploaded_by: made_for,
        created_at: this.clock.now(),
      })
      .execute();
    return id;
  }
}
