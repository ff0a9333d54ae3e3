import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import {
  type AgreedMoment,
  type ConfirmedMoment,
  InboxIntake,
  type InboxSource,
  InboxSources,
} from '../inbox/index.js';
import { numberIn } from '../case-register/index.js';
import { Acknowledgements, MessagingService, TEAM } from '../messaging/index.js';
import { type FormFiles, FormPapers } from '../records/index.js';
import { writtenFields } from '../forms/index.js';
import { confirmConsultation } from './confirmation.js';
import type { ConsultationDto } from './consultation.dto.js';
import { Consultation } from './consultation.entity.js';
import { refusePast } from './preferred-date.js';

const FIELDS = [
  'consultation_type',
  'preferred_date',
  'preferred_time',
  'procedure_interest',
  'country',
  'city',
  'timezone',
  'time_zone',
  'destination_preference',
  'notes',
  'trip_estimate',
] as const;

/** Free consultations: the form, its inbox item, and its confirmation. */
@Injectable()
export class ConsultationsService implements InboxSource, OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly inbox: InboxIntake,
    private readonly sources: InboxSources,
    private readonly messaging: MessagingService,
    private readonly acknowledgements: Acknowledgements,
    private readonly papers: FormPapers,
  ) {}

  onModuleInit(): void {
    this.sources.register('consultation', this);
  }

  async request(em: EntityManager, form: ConsultationDto, files: FormFiles): Promise<FormAnswer> {
    const now = this.clock.now();
    refusePast(form, now);
    const id = this.ids.next();
    const { upload_ids: _files, ...written } = form;
    em.create(Consultation, { ...written, id, created_at: now });
    await em.flush();
    const { name, email, phone, country } = form;
    const named = { template: 'consultation_acknowledgement', email, phone } as const;
    const acknowledgement = await this.acknowledgements.begin(em, named, files.caller);
    const { repetition } = acknowledgement;
    const opened = await this.inbox.receive(em, {
      ...repetition,
      id,
      kind: 'consultation',
      name,
      email,
      phone,
      country: country ?? null,
      received_at: now,
    });
    await this.papers.add(em, opened, files, email);

    const data = { ...written, id, received_at: now.toISOString() };
    await acknowledgement.queueMail(em, {
      template: 'consultation_acknowledgement',
      to: email,
      data,
      dedupe_key: `consultation:${id}:acknowledgement`,
    });
    await this.messaging.queueMail(em, {
      template: 'consultation_notice',
      to: TEAM,
      data,
      dedupe_key: `consultation:${id}:notice`,
    });
    for (const channel of ['sms', 'whatsapp'] as const) {
      await acknowledgement.queueText(em, {
        channel,
        to: phone,
        template: 'consultation_received',
        data: { id, name, consultation_type: form.consultation_type },
        dedupe_key: `consultation:${id}:${channel}`,
      });
    }
    return { success: true, message: FORM_MESSAGES.consultation, id, ...numberIn(opened) };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const rows = await database
      .selectFrom('consultations')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, writtenFields(row, ['name', 'email', 'phone', ...FIELDS])]));
  }

  async confirm(em: EntityManager, id: string, changed: AgreedMoment, sequence: number): Promise<ConfirmedMoment> {
    const asked = await em.findOneOrFail(Consultation, { id });
    const now = this.clock.now();
    return confirmConsultation(em, this.messaging, {
      kind: 'consultation',
      asked,
      name: asked.name,
      changed,
      now,
      sequence,
    });
  }
}
