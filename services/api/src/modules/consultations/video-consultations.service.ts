import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VIDEO_CONSULTATION_TYPES, VIDEO_REASON_DEFAULT } from '@ayana/contracts/consultations';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import type { Kysely } from 'kysely';
import type { Tables } from '../../entities.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import {
  type AgreedMoment,
  type ConfirmedMoment,
  InboxIntake,
  type InboxSource,
  InboxSources,
} from '../inbox/index.js';
import { MessagingService, TEAM } from '../messaging/index.js';
import { writtenFields } from '../forms/index.js';
import { confirmConsultation } from './confirmation.js';
import { refusePastDate } from './preferred-date.js';
import type { VideoConsultationDto } from './video-consultation.dto.js';
import { VideoConsultation } from './video-consultation.entity.js';

const FIELDS = [
  'patient_name',
  'email',
  'phone',
  'consultation_type',
  'preferred_date',
  'preferred_time',
  'procedure_interest',
  'medical_condition',
  'country',
  'city',
  'timezone',
  'time_zone',
  'notes',
  'reason',
  'doctor_id',
  'specialization',
] as const;

/** Video consultations: the form, what the staff sees of it, and its confirmation. */
@Injectable()
export class VideoConsultationsService implements InboxSource, OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly inbox: InboxIntake,
    private readonly sources: InboxSources,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.sources.register('video_consultation', this);
  }

  async request(em: EntityManager, form: VideoConsultationDto): Promise<FormAnswer> {
    const now = this.clock.now();
    refusePastDate(form, now);
    const id = this.ids.next();
    const consultation_type = form.consultation_type ?? VIDEO_CONSULTATION_TYPES[0];
    const { ...written } = form;
    const asked = { ...written, consultation_type, reason: form.reason ?? VIDEO_REASON_DEFAULT };
    em.create(VideoConsultation, { ...asked, id, created_at: now });
    await em.flush();
    const { patient_name: name, email, phone = null, country = null } = asked;
    await this.inbox.receive(em, { id, kind: 'video_consultation', name, email, phone, country, received_at: now });

    const data = { ...asked, id, received_at: now.toISOString() };
    const key = `video_consultation:${id}`;
    await this.messaging.queueMail(em, {
      template: 'video_consultation_acknowledgement',
      to: email,
      data,
      dedupe_key: `${key}:acknowledgement`,
    });
    await this.messaging.queueMail(em, {
      template: 'video_consultation_notice',
      to: TEAM,
      data,
      dedupe_key: `${key}:notice`,
    });
    return { success: true, message: FORM_MESSAGES['video-consultation'], id };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const rows = await database
      .selectFrom('video_consultations')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, writtenFields(row, FIELDS)]));
  }

  async confirm(em: EntityManager, id: string, changed: AgreedMoment, sequence: number): Promise<ConfirmedMoment> {
    const asked = await em.findOneOrFail(VideoConsultation, { id });
    const now = this.clock.now();
    return confirmConsultation(em, this.messaging, {
      kind: 'video_consultation',
      asked,
      name: asked.patient_name,
      changed,
      now,
      sequence,
    });
  }
}
