import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  TIME_SLOTS,
  type TimeSlot,
  VIDEO_CONSULTATION_TYPES,
  VIDEO_REASON_DEFAULT,
} from '@ayana/contracts/consultations';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import { CONSULTATION_TYPE_OF } from '@ayana/contracts/consultations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { refusedFields } from '../../platform/app-error.js';
import {
  AppointmentNotices,
  BookingService,
  refuseCallWithoutNumber,
  type ReservedSlot,
  preferenceOf,
} from '../appointments/index.js';
import {
  type AgreedMoment,
  type ConfirmedMoment,
  InboxIntake,
  type InboxSource,
  InboxSources,
} from '../inbox/index.js';
import { numberIn } from '../case-register/index.js';
import { type Acknowledgement, Acknowledgements, MessagingService, TEAM } from '../messaging/index.js';
import { type FormFiles, FormPapers } from '../records/index.js';
import { writtenFields } from '../forms/index.js';
import { confirmConsultation } from './confirmation.js';
import { refusePast, visitorZone } from './preferred-date.js';
import type { VideoConsultationDto } from './video-consultation.dto.js';
import { VideoConsultation } from './video-consultation.entity.js';
import { CONSULTATION_MESSAGES } from './messages.js';

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

/** Video consultations: the form, its inbox item, and its confirmation. */
@Injectable()
export class VideoConsultationsService implements InboxSource, OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly inbox: InboxIntake,
    private readonly sources: InboxSources,
    private readonly messaging: MessagingService,
    private readonly acknowledgements: Acknowledgements,
    private readonly papers: FormPapers,
    private readonly booking: BookingService,
    private readonly notices: AppointmentNotices,
  ) {}

  onModuleInit(): void {
    this.sources.register('video_consultation', this);
  }

  /** @param journey_id of the patient who books a time in their journey */
  async request(
    em: EntityManager,
    form: VideoConsultationDto,
    files: FormFiles,
    journey_id: string | null = null,
  ): Promise<FormAnswer> {
    const now = this.clock.now();
    const zone = visitorZone(form);
    const taken = form.slot_id === undefined ? null : await this.booking.take(em, form.slot_id);
    const preference = taken === null ? preferredIn(form) : followingFrom(taken, form, zone);
    const { slot_id: _slot, upload_ids: _files, ...written } = form;
    if (taken === null) refusePast({ ...written, ...preference }, now);
    const id = this.ids.next();
    const asked = {
      ...written,
      consultation_type: form.consultation_type ?? VIDEO_CONSULTATION_TYPES[0],
      reason: form.reason ?? VIDEO_REASON_DEFAULT,
      ...preference,
    };
    em.create(VideoConsultation, { ...asked, id, journey_id, created_at: now });
    await em.flush();
    const { patient_name: name, email, phone = null, country = null } = asked;
    const template = taken === null ? 'video_consultation_acknowledgement' : 'appointment_booked';
    const acknowledgement = await this.acknowledgements.begin(em, { template, email }, files.caller);
    const { repetition } = acknowledgement;
    const opened = await this.inbox.receive(em, {
      ...repetition,
      id,
      kind: 'video_consultation',
      name,
      email,
      phone,
      country,
      received_at: now,
    });
    await this.papers.add(em, opened, files, email);

    const data = { ...asked, id, received_at: now.toISOString() };
    const key = `video_consultation:${id}`;
    if (taken !== null) await this.bookFor(em, id, taken, zone, acknowledgement);
    else
      await acknowledgement.queueMail(em, {
        template: 'video_consultation_acknowledgement',
        to: email,
        data,
        dedupe_key: `${key}:acknowledgement`,
      });
    await this.messaging.queueMail(em, {
      template: 'video_consultation_notice',
      to: TEAM,
      data: { ...data, ...bookedData(taken) },
      dedupe_key: `${key}:notice`,
    });
    const message = FORM_MESSAGES[taken === null ? 'video-request' : 'video-consultation'];
    return { success: true, message, id, ...numberIn(opened) };
  }

  /** Books the time: in the inbox, and in the one acknowledgement with its calendar file. */
  private async bookFor(
    em: EntityManager,
    id: string,
    taken: ReservedSlot,
    time_zone: string | null,
    acknowledgement: Acknowledgement,
  ): Promise<void> {
    await this.booking.book(em, taken, id, { time_zone });
    const slot = { ...taken.slot, time_zone, sequence: 0 };
    await this.notices.send(em, { what: 'booked', acknowledgement }, id, slot, taken.offer.doctor);
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
    const booked = await this.booking.ofRequest(em, id);
    if (booked?.status === 'booked')
      throw refusedFields([
        {
          field: 'preferred_time',
          message: CONSULTATION_MESSAGES.booked,
        },
      ]);
    const asked = await em.findOneOrFail(VideoConsultation, { id });
    const now = this.clock.now();
    return confirmConsultation(em, this.messaging, {
      kind: 'video_consultation',
      asked,
      name: asked.patient_name,
      changed,
      now,
      // The file must supersede those of the cancelled appointment.
      sequence: booked === null ? sequence : booked.sequence + 1 + sequence,
    });
  }
}

/** Day and time as requested; the input's rules guarantee both. */
function preferredIn({ preferred_date = '', preferred_time = TIME_SLOTS[0] }: VideoConsultationDto): {
  preferred_date: string;
  preferred_time: TimeSlot;
} {
  return { preferred_date, preferred_time };
}

/** The form fields that follow from the doctor's time. */
function followingFrom(taken: ReservedSlot, { phone }: VideoConsultationDto, zone: string | null) {
  refuseCallWithoutNumber(taken, phone);
  const { slot, offer } = taken;
  return {
    ...preferenceOf(taken, zone),
    consultation_type: CONSULTATION_TYPE_OF[slot.kind],
    doctor_id: slot.doctor_id,
    specialization: offer.doctor.specialization,
  };
}

function bookedData(taken: ReservedSlot | null): { starts_at?: string; doctor?: string } {
  if (taken === null) return {};
  const { full_name, hospital_name } = taken.offer.doctor;
  return { starts_at: new Date(taken.slot.start).toISOString(), doctor: `${full_name}, ${hospital_name}` };
}
