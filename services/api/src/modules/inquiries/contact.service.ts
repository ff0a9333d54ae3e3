import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CONTACT_FIELDS, isAboutTreatment, type OwnInquiry } from '@ayana/contracts/contact';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import type { InboxKind } from '@ayana/contracts/inbox';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/app-error.js';
import { type EntityManager, isoTime, within } from '../../platform/database/database.js';
import { numberIn } from '../case-register/index.js';
import { type InboxSource, InboxSources, MessageIntake } from '../inbox/index.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { MessagingService, TEAM } from '../messaging/index.js';
import { type FormFiles, FormPapers } from '../records/index.js';
import { writtenFields } from '../forms/index.js';
import { GeneralInquiriesService } from './general-inquiries.service.js';
import type { ContactDto, ContactNotificationDto, QuestionDto } from './inquiries.dto.js';
import { ContactMessage } from './inquiry.entity.js';
import { INQUIRY_MESSAGES } from './messages.js';

/** Request kinds that a notice of each type may refer to. */
const ABOUT: Readonly<Record<ContactNotificationDto['type'], readonly InboxKind[]>> = {
  contact_form: ['contact'],
  consultation_request: ['consultation', 'video_consultation'],
};

/** The contact form: a message for the staff's inbox and the sender's own inquiry. */
@Injectable()
export class ContactService implements InboxSource, OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly inquiries: GeneralInquiriesService,
    private readonly messages: MessageIntake,
    private readonly sources: InboxSources,
    private readonly messaging: MessagingService,
    private readonly papers: FormPapers,
  ) {}

  onModuleInit(): void {
    this.sources.register('contact', this);
  }

  async receive(em: EntityManager, form: ContactDto, files: FormFiles): Promise<FormAnswer & { id: string }> {
    const now = this.clock.now();
    const id = this.ids.next();
    const { upload_ids: _files, ...written } = form;
    em.create(ContactMessage, { ...written, id, created_at: now });
    await em.flush();
    await this.inquiries.open(em, { id, email_address: form.email });
    const name = `${form.first_name} ${form.last_name}`.trim();
    const { email, phone = null } = form;
    const data = { ...written, id, received_at: now.toISOString() };
    const { begun, opened } = await this.messages.receive(
      em,
      {
        item: {
          id,
          name,
          email,
          phone,
          country: null,
          received_at: now,
          // Who sends reports asks about a treatment, whatever the words.
          case_source: files.taken.length > 0 || isAboutTreatment(form) ? 'contact' : undefined,
        },
        acknowledgement: {
          template: 'contact_acknowledgement',
          to: email,
          data,
          dedupe_key: `contact:${id}:acknowledgement`,
        },
        notice: { template: 'contact_notice', to: TEAM, data, dedupe_key: `contact:${id}:notice` },
        texted: phone,
      },
      files.caller,
    );
    await this.papers.add(em, opened, files, email);
    if (phone !== null) {
      await begun.queueText(em, {
        channel: 'sms',
        to: phone,
        template: 'contact_received',
        data: { id, first_name: form.first_name },
        dedupe_key: `contact:${id}:sms`,
      });
    }
    const message = FORM_MESSAGES[phone === null ? 'contact-by-mail' : 'contact'];
    return { success: true, message, id, ...numberIn(opened) };
  }

  /**
   * A question from the portal: as the contact form, with the name and the address of the account.
   * @throws AppError `email_not_verified`: the answer would go to an address that may be another person's
   */
  async ask(em: EntityManager, user: CurrentUser, { message }: QuestionDto): Promise<OwnInquiry> {
    const { name, first_name, last_name, email, email_verified_at } = await within(em)
      .selectFrom('users')
      .select(['name', 'first_name', 'last_name', 'email', 'email_verified_at'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (email_verified_at === null) throw new AppError('email_not_verified', INQUIRY_MESSAGES.confirm_first);
    // An account without the two names in their own columns has one name, the whole.
    const names =
      first_name === null ? { first_name: name ?? '', last_name: '' } : { first_name, last_name: last_name ?? '' };
    const form = { ...names, email, additional_info: message };
    const { id } = await this.receive(em, form, { form: null, taken: [], caller: user });
    return this.inquiries.one(em, user, id);
  }

  answered(em: EntityManager, id: string): Promise<void> {
    return this.inquiries.answered(em, id);
  }

  /** A notice sent by staff; it goes to the team only, and links to its request. */
  async notify(em: EntityManager, notice: ContactNotificationDto): Promise<FormAnswer> {
    const id = this.ids.next();
    const request = await this.messages.newestOf(em, notice.contactEmail, ABOUT[notice.type]);
    await this.messaging.queueMail(em, {
      template: 'contact_notice',
      to: TEAM,
      data: {
        id: request?.id ?? id,
        in_inbox: request !== undefined,
        received_at: request === undefined ? this.clock.now().toISOString() : isoTime(request.received_at),
        first_name: notice.contactName,
        last_name: '',
        email: notice.contactEmail,
        phone: notice.contactPhone,
        additional_info: notice.message,
      },
      dedupe_key: `contact_notification:${id}`,
    });
    return { success: true, message: INQUIRY_MESSAGES.team_notified };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const rows = await database
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, writtenFields(row, CONTACT_FIELDS)]));
  }
}
