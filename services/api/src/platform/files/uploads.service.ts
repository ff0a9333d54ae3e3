import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { FILE_LIMIT, FILE_MESSAGES } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { Server, Upload } from '@tus/server';
import type { Insertable } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../app-error.js';
import { Clock, Ids } from '../clock/clock.js';
import { Database } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import { REFUSAL_MESSAGES } from '../http/problems/messages.js';
import { checkedFile, declaredFile } from './declared-file.js';
import { FileStore } from './file-store.js';
import { UPLOAD_MESSAGES as messages } from './messages.js';
import { UPLOAD_PART } from './upload-bodies.js';
import { ownedBy, ownerColumns, type UploadOwner } from './upload-owner.js';

const UPLOADS_PATH = '/api/uploads';
/** Uploads of one owner that wait at once; a further one ends the oldest, so that nobody fills the disk. */
const UPLOADS_PER_OWNER = 30;
/** Seconds after which a part may be sent again when it could not be stored. */
const RETRY_AFTER = 5;
/** Milliseconds after which a file that came in one piece is no longer being taken, when its process has died. */
const TAKEN_FOR = 60_000;

type NewUpload = Insertable<Tables['uploads']>;

/** Where uploads of someone without an account begin, and what writes their rows, where they have rules of their own. */
interface Beginning {
  path: string;
  insert?: (upload: NewUpload) => Promise<void>;
}

/** Uploads that resume after a lost line, by the tus protocol (docs/adr/0042). An upload belongs to who began it. */
@Injectable()
export class Uploads {
  private server: Promise<Server> | undefined;
  /** The id that each request for a new upload was given. */
  private readonly begun = new WeakMap<Request, string>();

  constructor(
    private readonly store: FileStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Begins an upload: the answer's `Location` is its address. */
  async begin(
    owner: UploadOwner,
    request: FastifyRequest,
    reply: FastifyReply,
    { path, insert = (upload) => this.insert(owner, upload) }: Beginning = { path: UPLOADS_PATH },
  ): Promise<void> {
    const file = declaredFile(request.headers);
    const id = this.ids.next();
    await insert({ id, ...ownerColumns(owner), ...file, created_at: this.clock.now() });
    const question = webRequest(UPLOADS_PATH, request);
    this.begun.set(question, id);
    await this.answer(question, reply).catch(async (error: unknown) => {
      await this.remove(id);
      throw error;
    });
    void reply.header('location', `${path}/${id}`);
  }

  private async insert(owner: UploadOwner, upload: NewUpload): Promise<void> {
    await this.endOldest(owner);
    await this.database.read().insertInto('uploads').values(upload).execute();
  }

  /**
   * Takes a file that comes in one piece, as an upload that is complete.
   * @param id the same again for a file that is sent again: one that has become a file stays as it is, one that was left begins again
   * @returns its id; `release` it when it is used
   * @throws AppError `invalid_fields` for a file that is not allowed, `idempotency_key_reused` while the same one is being taken
   */
  async takeWhole(
    owner: UploadOwner,
    { name, type }: { name: string; type: string },
    content: Readable,
    id: string = this.ids.next(),
  ): Promise<string> {
    // Its size is known at its end, and checked then.
    const file = checkedFile({ name, type, size: 1 });
    const before = await this.database.read().selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
    if (before !== undefined) return id;
    await this.endOldest(owner);
    await this.reserve({ id, ...ownerColumns(owner), ...file, created_at: this.clock.now() });
    const beat = setInterval(() => void this.hold(id).catch(() => undefined), TAKEN_FOR / 3).unref();
    try {
      const { uploads } = await this.store.open();
      await this.removeBytes(id);
      const size = await uploads.write(content, id, 0);
      checkedFile({ name, type, size });
      await uploads.create(new Upload({ id, size, offset: size }));
      await this.database.read().updateTable('uploads').set({ size }).where('id', '=', id).execute();
    } catch (error) {
      await this.remove(id);
      throw error;
    } finally {
      clearInterval(beat);
    }
    return id;
  }

  /** Ends what `takeWhole` reserved: the same file may be sent again. */
  async release(id: string): Promise<void> {
    await this.database.read().updateTable('uploads').set({ taken_until: null }).where('id', '=', id).execute();
  }

  /** Only one request at a time takes the file of an id. */
  private async reserve(upload: Omit<NewUpload, 'taken_until'>): Promise<void> {
    const now = this.clock.now();
    const taken_until = this.takenUntil();
    const reserved = await this.database
      .read()
      .insertInto('uploads')
      .values({ ...upload, taken_until })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...upload, taken_until })
          .where((build) =>
            build.or([build('uploads.taken_until', 'is', null), build('uploads.taken_until', '<=', now)]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (reserved === undefined) throw new AppError('idempotency_key_reused', messages.under_way);
  }

  private async hold(id: string): Promise<void> {
    const taken_until = this.takenUntil();
    await this.database.read().updateTable('uploads').set({ taken_until }).where('id', '=', id).execute();
  }

  private takenUntil(): Date {
    return new Date(this.clock.now().getTime() + TAKEN_FOR);
  }

  /** Says how much of an upload has arrived. */
  async progress(owner: UploadOwner, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.refuseUnlessOwn(owner, id);
    await this.answer(webRequest(addressOf(id), request), reply);
  }

  /** Takes the next part of an upload. A line that is lost meanwhile keeps what has arrived. */
  async take(owner: UploadOwner, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.refuseUnlessOwn(owner, id);
    // A body of another type has been read already.
    if (request.headers['content-type'] !== UPLOAD_PART)
      throw new AppError('unsupported_media_type', messages.part_type(UPLOAD_PART));
    const body = bodyOf(request.raw);
    try {
      await this.answer(webRequest(addressOf(id), request, body), reply);
    } finally {
      // The answer to a part that could not be stored goes out once the rest of it has been read.
      body.destroy();
    }
  }

  async cancel(owner: UploadOwner, id: string): Promise<void> {
    await this.refuseUnlessOwn(owner, id);
    await this.remove(id);
  }

  /** Removes an upload with its bytes, whatever there is of either. The row goes last: it is what finds the bytes again. */
  async remove(id: string): Promise<void> {
    await this.removeBytes(id);
    await this.database.read().deleteFrom('uploads').where('id', '=', id).execute();
  }

  /** Removes the bytes of an upload; there may be none. */
  async removeBytes(id: string): Promise<void> {
    const { uploads } = await this.store.open();
    await uploads.remove(id);
  }

  private async refuseUnlessOwn(owner: UploadOwner, id: string): Promise<void> {
    await this.database
      .read()
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', id)
      .where(ownedBy(owner))
      .executeTakeFirstOrThrow(notFound);
  }

  private async endOldest(owner: UploadOwner): Promise<void> {
    const oldest = await this.database
      .read()
      .selectFrom('uploads')
      .select('id')
      .where(ownedBy(owner))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(UPLOADS_PER_OWNER - 1)
      .execute();
    for (const { id } of oldest) await this.remove(id);
  }

  private async answer(request: Request, reply: FastifyReply): Promise<void> {
    this.server ??= this.startServer();
    const answer = await (await this.server).handleWeb(request);
    if (answer.status >= 400) throw problemOf(answer.status);
    for (const [name, value] of answer.headers) if (!name.startsWith('access-control-')) void reply.header(name, value);
    void reply.header('cache-control', 'no-store').status(answer.status);
  }

  private async startServer(): Promise<Server> {
    const { uploads } = await this.store.open();
    return new Server({
      path: UPLOADS_PATH,
      datastore: uploads,
      maxSize: FILE_LIMIT,
      namingFunction: (request) => this.begun.get(request) ?? this.ids.next(),
      relativeLocation: true,
    });
  }
}

const addressOf = (id: string): string => `${UPLOADS_PATH}/${id}`;

/**
 * The request as the tus server reads it, which takes the id from the end of the address.
 * @param address of what the caller was found to own, never the one that was sent
 */
function webRequest(address: string, { method, headers }: FastifyRequest, body?: Readable): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(address, 'http://api'), {
    method,
    headers: given,
    ...(body === undefined ? {} : { body: Readable.toWeb(body), duplex: 'half' }),
  });
}

/** The body as a stream of its own: it ends where a line is lost, and when it is given up the rest of the request can still be read. */
function bodyOf(raw: IncomingMessage): Readable {
  const body = new PassThrough();
  raw.pipe(body);
  raw.once('close', () => body.end());
  body.once('close', () => {
    raw.unpipe(body);
    raw.resume();
  });
  return body;
}

function problemOf(status: number): AppError {
  if (status === 404 || status === 410) return notFound();
  if (status === 409) return new AppError('illegal_transition', messages.not_resumable);
  if (status === 413) return new AppError('body_too_large', FILE_MESSAGES.too_large);
  if (status < 500) return new AppError('malformed_request', REFUSAL_MESSAGES.upload_headers);
  return new AppError('service_unavailable', messages.storage_failed, { retryAfter: RETRY_AFTER });
}

/** Whether an error of the tus store says that there is nothing. */
export function isGone(error: unknown): boolean {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status_code') : undefined;
  return status === 404 || status === 410;
}
