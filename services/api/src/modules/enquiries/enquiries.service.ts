import { ENQUIRY_CHANNEL_NAMES, type EnteredEnquiry, missingContact } from '@ayana/contracts/enquiries';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { InboxIntake, type InboxSource, InboxSources, InboxWorkflow } from '../inbox/index.js';
import { MessagingService } from '../messaging/index.js';
import type { NewEnquiryDto } from './enquiries.dto.js';
import { StaffEnquiry } from './enquiry.entity.js';
import { ENQUIRY_MESSAGES as messages } from './messages.js';

/** What people said to the staff, entered by them: in the inbox like what comes by the forms, and a case from then on. */
@Injectable()
export class Enquiries implements InboxSource, OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly intake: InboxIntake,
    private readonly inbox: InboxWorkflow,
    private readonly sources: InboxSources,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.sources.register('contact', this);
  }

  /** @throws AppError `invalid_fields` without the address of the channel, or for a treatment that is not offered */
  async enter(em: EntityManager, user: CurrentUser, form: NewEnquiryDto): Promise<EnteredEnquiry> {
    await this.refuse(em, form);
    const { channel, name, email = '', phone = null, text, treatment_id = null, consent_noted = false } = form;
    const now = this.clock.now();
    const id = this.ids.next();
    em.create(StaffEnquiry, { id, channel, text, treatment_id, consent_noted, entered_by: user.id, created_at: now });
    await em.flush();
    const opened = await this.intake.receive(em, {
      id,
      kind: 'contact',
      name,
      email,
      phone,
      country: null,
      received_at: now,
      case_source: channel,
      repeated: false,
      repeat_count: 0,
    });
    if (opened === null) throw new Error('An enquiry of the staff is no test, and so a case');
    // Who took the call has it.
    const item = await this.inbox.lock(em, id);
    if (item !== null) await this.inbox.move(em, user, item, { name: 'claim' });
    if (form.notify) await this.acknowledge(em, id, form, now);
    return { id, case_number: opened.case_number, case_id: opened.id };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const rows = await database
      .selectFrom('staff_enquiries as enquiry')
      .leftJoin('treatments as treatment', 'treatment.id', 'enquiry.treatment_id')
      .select(['enquiry.id', 'enquiry.channel', 'enquiry.text', 'enquiry.consent_noted', 'treatment.name as treatment'])
      .where('enquiry.id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ id, channel, text, consent_noted, treatment }) => [
        id,
        {
          channel: ENQUIRY_CHANNEL_NAMES[channel],
          ...(treatment === null ? {} : { interested_procedure: treatment }),
          additional_info: text,
          consent: consent_noted ? messages.consent.noted : messages.consent.not_noted,
        },
      ]),
    );
  }

  private async refuse(em: EntityManager, form: NewEnquiryDto): Promise<void> {
    const problems: { field: string; message: string }[] = [];
    const missing = missingContact(form);
    if (missing !== null) problems.push({ field: missing, message: messages.missing[missing] });
    else if (form.notify && form.email === undefined) problems.push({ field: 'email', message: messages.no_address });
    if (form.treatment_id !== undefined) {
      const treatment = await within(em)
        .selectFrom('treatments')
        .select('id')
        .where('id', '=', form.treatment_id)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (treatment === undefined) problems.push({ field: 'treatment_id', message: messages.unknown_treatment });
    }
    if (problems.length > 0) throw refusedFields(problems);
  }

  /** The mail that a form of the site sends as well. */
  private async acknowledge(
    em: EntityManager,
    id: string,
    { name, email = '', phone }: NewEnquiryDto,
    now: Date,
  ): Promise<void> {
    await this.messaging.queueMail(em, {
      template: 'contact_acknowledgement',
      to: email,
      data: { id, received_at: now.toISOString(), first_name: name, last_name: '', email, phone: phone ?? null },
      dedupe_key: `enquiry:${id}:acknowledgement`,
    });
  }
}
