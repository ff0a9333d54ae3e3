import type { RemovedTests } from '@ayana/contracts/test-pages';
import type { FormFunction } from '@ayana/contracts/forms';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Database, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import type { FormTestDto, FormTestsDto } from './form-tests.dto.js';
import { testMailsOf } from './test-mails.queries.js';

/** Where each form's rows are, and which of their columns name the sender. */
const STORED: Readonly<Record<FormFunction, { table: string; name: string; at: string }>> = {
  'contact-form': { table: 'contact_messages', name: `first_name || ' ' || last_name`, at: 'created_at' },
  'consultation-form': { table: 'consultations', name: 'name', at: 'created_at' },
  'video-consultation-request': { table: 'video_consultations', name: 'patient_name', at: 'created_at' },
  newsletter: { table: 'newsletter_subscriptions', name: `''`, at: 'subscribed_at' },
  'support-request': { table: 'support_requests', name: 'name', at: 'created_at' },
  'brochure-request': { table: 'brochure_requests', name: `coalesce(name, '')`, at: 'created_at' },
  'partner-application': { table: 'partner_applications', name: 'contact_name', at: 'created_at' },
  'doctor-application': { table: 'doctor_applications', name: 'name', at: 'created_at' },
  'career-application': { table: 'career_applications', name: 'name', at: 'created_at' },
};
const FORMS = Object.entries(STORED) as [FormFunction, (typeof STORED)[FormFunction]][];
const SHOWN = 200;

interface Row {
  id: string;
  form: FormFunction;
  name: string;
  email: string;
  received_at: string;
}

/** What the staff's tests of public forms left behind: listed here and nowhere else, and removed from here. */
@Injectable()
export class FormTests {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<FormTestsDto> {
    const database = this.database.read();
    const all = sql.join(
      FORMS.map(
        ([form, { table, name, at }]) => sql`
          select id, ${form}::text as form, ${sql.raw(name)} as name, email, ${sql.ref(at)} as received_at
          from ${sql.table(table)} where is_test`,
      ),
      sql` union all `,
    );
    const { rows } = await sql<Row & { total: number }>`
      select *, (count(*) over ())::int as total from (${all}) tests order by received_at desc, id desc limit ${SHOWN}`.execute(
      database,
    );
    const ids = rows.map(({ id }) => id);
    // A form's mails have keys such as `contact:<id>:notice`.
    const mails =
      ids.length === 0 ? [] : await testMailsOf(database, (key) => sql`split_part(${key}, ':', 2) = any (${ids})`);
    const items: FormTestDto[] = rows.map(({ id, form, name, email, received_at }) => ({
      id,
      form,
      name: name.trim(),
      email,
      received_at: isoTime(received_at),
      mails: mails
        .filter(({ dedupe_key: key }) => key.split(':')[1] === id)
        .map(({ dedupe_key: _key, ...mail }) => mail),
    }));
    return { items, total: rows[0]?.total ?? 0 };
  }

  /** Removes one test with its mails. @throws AppError `not_found` also for what people really sent */
  async remove(user: CurrentUser, form: FormFunction, id: string): Promise<void> {
    const removed = await this.delete(user, [[form, STORED[form]]], sql`id = ${id}`);
    if (removed === 0) throw notFound();
  }

  async removeAll(user: CurrentUser): Promise<RemovedTests> {
    return { removed: await this.delete(user, FORMS, sql`true`) };
  }

  private delete(user: CurrentUser, forms: typeof FORMS, which: RawBuilder<boolean>): Promise<number> {
    return this.database.write(async (em) => {
      const database = within(em);
      let removed = 0;
      for (const [form, { table }] of forms) {
        const { rows } = await sql<{ id: string }>`
          delete from ${sql.table(table)} where is_test and ${which} returning id`.execute(database);
        if (rows.length === 0) continue;
        const ids = rows.map(({ id }) => id);
        for (const queue of ['outgoing_mails', 'outgoing_texts'])
          await sql`delete from ${sql.table(queue)} where is_test and split_part(dedupe_key, ':', 2) = any (${ids})`.execute(
            database,
          );
        await this.audit.record(em, {
          action: 'form_tests.removed',
          actor: user,
          subject_id: null,
          details: { form, removed: ids.length },
        });
        removed += ids.length;
      }
      return removed;
    });
  }
}
