import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { FILE_LIMIT, FILE_MESSAGES } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError, refusedFields } from '../app-error.js';
import type { CurrentUser } from '../http/access/access.js';
import { IDEMPOTENCY_HEADER } from '../http/idempotency/idempotency.js';
import { UPLOAD_MESSAGES as messages } from './messages.js';
import { Uploads } from './uploads.service.js';

/** More than any form with a file has. */
const LIMITS = { files: 1, fields: 10, fieldSize: 1000, fileSize: FILE_LIMIT } as const;

/** The fields of a form, as texts. */
type Fields = Record<string, unknown>;

/** A form with its file (`multipart/form-data`), for senders that do not speak tus: the file becomes an upload like any other. */
@Injectable()
export class FormUploads {
  constructor(private readonly uploads: Uploads) {}

  /**
   * Takes the file of a form and gives its upload to `work`. Refused work leaves no upload: the sender has no name for it. A form that is
   * sent again with its Idempotency-Key has the upload of the first.
   * @throws AppError `body_too_large`, or `invalid_fields` with the message of the rule the file breaks
   */
  async use<T>(
    user: CurrentUser,
    request: FastifyRequest,
    work: (fields: Fields, uploadId: string) => Promise<T>,
  ): Promise<T> {
    const fields: Fields = {};
    let uploadId: string | undefined;
    try {
      const parts = request.parts({ limits: LIMITS });
      for (;;) {
        const { value: part, done } = await parts.next().catch(refuseUnreadable);
        if (done === true) break;
        if (part.type === 'field') fields[part.fieldname] = part.value;
        else uploadId = await this.take(user, part, idOfKey(user, request.headers[IDEMPOTENCY_HEADER]));
      }
      if (uploadId === undefined) throw refusedFields([{ field: 'file', message: messages.missing }]);
      const answer = await work(fields, uploadId);
      await this.uploads.release(uploadId);
      return answer;
    } catch (error) {
      if (uploadId !== undefined)
        await (error instanceof AppError ? this.uploads.remove(uploadId) : this.uploads.release(uploadId));
      throw error;
    }
  }

  private async take(
    user: CurrentUser,
    { filename, mimetype, file }: MultipartFile,
    knownId: string | undefined,
  ): Promise<string> {
    const id = await this.uploads
      .takeWhole(user, { name: filename, type: mimetype }, file, knownId)
      .catch((error: unknown) => (file.errored === null ? Promise.reject(error) : refuseUnreadable(error)))
      .finally(() => file.resume());
    if (!file.truncated) return id;
    await this.uploads.remove(id);
    throw new AppError('body_too_large', FILE_MESSAGES.too_large);
  }
}

/** The id of the upload of a form with this key, as a UUID of version 8; undefined without a key. */
function idOfKey({ id }: CurrentUser, key: string | string[] | undefined): string | undefined {
  if (key === undefined || key === '') return undefined;
  const hash = createHash('sha256')
    .update(`${id} ${String(key)}`)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The parser says with a status which limit a form breaks, and without one that the bytes are not a form or end too early. */
function refuseUnreadable(error: unknown): never {
  if (error instanceof Error && !('statusCode' in error))
    throw new AppError('malformed_request', messages.unreadable_form, { cause: error });
  throw error;
}
