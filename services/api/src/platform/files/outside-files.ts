import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { FILE_LIMIT, FILE_TYPES } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../clock/clock.js';
import { type EntityManager, within } from '../database/database.js';
import { AppError } from '../app-error.js';
import { checkedFile } from './declared-file.js';
import { contentProblem, measure } from './file-content.js';
import type { ReadyFile } from './file-intake.js';
import { FileStore, storedPath } from './file-store.js';
import type { FileOwner } from './files.entity.js';

/** A file that came with a mail or a text message. */
export interface OutsideFile {
  name: string;
  /** As its sender says. */
  type: string;
  bytes: Uint8Array;
}

export type OutsideFileProblem = 'type' | 'too_large' | 'empty' | 'unreadable';

/** Takes files that no user uploads, by the rules of uploads: type, extension, first bytes, size. */
@Injectable()
export class OutsideFiles {
  constructor(
    private readonly store: FileStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Checks a file and stores it, without a row; a copy whose transaction fails is removed by a job.
   * @returns why it may not be kept, else the file
   * @throws what the store throws: the message can be taken again
   */
  async take({ name, type, bytes }: OutsideFile): Promise<ReadyFile | OutsideFileProblem> {
    if (bytes.length === 0) return 'empty';
    if (bytes.length > FILE_LIMIT) return 'too_large';
    const declared = declaredOf(name, typeOf(name, type), bytes.length);
    if (declared === null) return 'type';
    if ((await contentProblem(streamOf(bytes), declared.media_type)) !== null) return 'unreadable';
    const storage_key = this.ids.next();
    const { files, flush } = await this.store.open();
    const path = storedPath(storage_key);
    const measured = await measure(streamOf(bytes), (content) => files.write(path, content));
    if (declared.media_type === 'text/plain' && !measured.isText) {
      await files.deleteFile(path);
      return 'unreadable';
    }
    await flush(path);
    return { id: this.ids.next(), ...declared, sha256: measured.sha256, storage_key };
  }

  async attach(em: EntityManager, file: ReadyFile, owner: FileOwner): Promise<void> {
    await within(em)
      .insertInto('files')
      .values({ ...file, ...owner, uploaded_by: null, created_at: this.clock.now() })
      .execute();
  }

  /** Gives the files of one row to another; the module of each has decided it. */
  async hand(em: EntityManager, id: string, from: FileOwner, to: FileOwner): Promise<void> {
    await within(em)
      .updateTable('files')
      .set(to)
      .where('id', '=', id)
      .where('owner_kind', '=', from.owner_kind)
      .where('owner_id', '=', from.owner_id)
      .execute();
  }
}

/** Of bytes: a stream of objects cannot be read in part. */
const streamOf = (bytes: Uint8Array): Readable => Readable.from(Buffer.from(bytes), { objectMode: false });

/** Mail programs send what they do not know as bytes: then the name says what it is. */
function typeOf(name: string, type: string): string {
  const given = type.toLowerCase();
  if (given in FILE_TYPES) return given;
  const extension = extname(name).slice(1).toLowerCase();
  const known = Object.entries(FILE_TYPES).find(([, extensions]) => extensions.includes(extension));
  return given === 'application/octet-stream' || given === '' ? (known?.[0] ?? given) : given;
}

function declaredOf(name: string, type: string, size: number): ReturnType<typeof checkedFile> | null {
  try {
    return checkedFile({ name, type, size });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
