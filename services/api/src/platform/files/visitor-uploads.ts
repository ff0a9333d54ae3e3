import { FORM_FILE_MESSAGES, FORM_FILES } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { type Insertable, sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound, refusedFields } from '../app-error.js';
import { Database, type EntityManager, within } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import { SharedCounts } from '../http/limits/shared-counts.js';
import { UPLOAD_MESSAGES as messages } from './messages.js';
import { Uploads } from './uploads.service.js';
import type { VisitorForm } from './visitor-form.js';

/** Where a visitor's form sends its files. */
const PATH = '/api/form-uploads';
const HOUR = 60 * 60 * 1000;
const KB = 1024;
const MB = 1024 * KB;

/** Files of visitors, who have no account: few and small, by form and by address. What is not sent with its form is removed after an hour. */
@Injectable()
export class VisitorUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly database: Database,
    private readonly counts: SharedCounts,
  ) {}

  begin(form: VisitorForm | null, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (form === null) throw new AppError('malformed_request', messages.form_secret);
    return this.uploads.begin(form, request, reply, {
      path: PATH,
      insert: (upload) => this.insert(form, upload, request.ip),
    });
  }

  progress(form: VisitorForm | null, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.uploads.progress(known(form), id, request, reply);
  }

  take(form: VisitorForm | null, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.uploads.take(known(form), id, request, reply);
  }

  cancel(form: VisitorForm | null, id: string): Promise<void> {
    return this.uploads.cancel(known(form), id);
  }

  /** What is refused does not count for the address. It is counted first: nothing waits for a second connection within a transaction. */
  private async insert(form: VisitorForm, upload: Insertable<Tables['uploads']>, address: string): Promise<void> {
    // In kilobytes, so that a count is a small number.
    const [key, by] = [`form uploads ${address}`, Math.ceil(upload.size / KB)];
    const { current, ttl } = await this.counts.count(key, HOUR, by);
    try {
      if (current > FORM_FILES.address_bytes / KB)
        throw new AppError('too_many_requests', FORM_FILE_MESSAGES.address_full(FORM_FILES.address_bytes / MB), {
          retryAfter: ttl / 1000,
        });
      await this.database.write((em) => this.insertWithin(em, form, upload));
    } catch (error) {
      await this.counts.count(key, HOUR, -by);
      throw error;
    }
  }

  /** Two files of one form that begin at once share its room. */
  private async insertWithin(
    em: EntityManager,
    { form_hash }: VisitorForm,
    upload: Insertable<Tables['uploads']>,
  ): Promise<void> {
    const database = within(em);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`form uploads ${form_hash}`}, 0))`.execute(database);
    const { files, bytes } = await database
      .selectFrom('uploads')
      .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(size), 0)::int`.as('bytes')])
      .where('form_hash', '=', form_hash)
      .executeTakeFirstOrThrow();
    if (files >= FORM_FILES.most) refuse(FORM_FILE_MESSAGES.too_many(FORM_FILES.most));
    if (bytes + upload.size > FORM_FILES.bytes) refuse(FORM_FILE_MESSAGES.too_large(FORM_FILES.bytes / MB));
    await database.insertInto('uploads').values(upload).execute();
  }
}

function known(form: VisitorForm | null): VisitorForm {
  if (form === null) throw notFound();
  return form;
}

function refuse(message: string): never {
  throw refusedFields([{ field: 'file', message }]);
}
