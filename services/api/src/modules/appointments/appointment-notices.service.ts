import { CONSULTATION_MINUTES, CONSULTATION_TYPE_OF, wallClock } from '@ayana/contracts/consultations';
import { roomPath, VISIT_PATH } from '@ayana/contracts/consultation-room';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { OfferedDoctor } from '../doctors/index.js';
import { InboxIntake } from '../inbox/index.js';
import { type Acknowledgement, MessagingService, TEAM } from '../messaging/index.js';
import { GuestMails } from './guest-mails.js';
import { JourneyAppointments } from './journey-appointments.js';
import type { Slot } from './slots.js';

/** A change of an appointment. */
type AppointmentChange =
  | { what: 'booked'; acknowledgement: Acknowledgement }
  /** `was`: the time before, in milliseconds since 1970. */
  | { what: 'moved'; was: number }
  | { what: 'cancelled' }
  | { what: 'link_set' | 'link_removed'; actor_id: string };

interface Person {
  patient_name: string;
  email: string;
  phone: string | null;
  country: string | null;
  city: string | null;
  timezone: string | null;
  journey_id: string | null;
  has_account: boolean;
}

const TEMPLATES = {
  moved: 'appointment_moved',
  cancelled: 'appointment_cancelled',
  link_set: 'appointment_link',
} as const;

/**
 * Notifies everyone concerned of a change: mails with the calendar file, the request's timeline, the team's notice, mails to guests. What the staff did themselves
 * needs no notice to the team.
 */
@Injectable()
export class AppointmentNotices {
  constructor(
    private readonly clock: Clock,
    private readonly inbox: InboxIntake,
    private readonly messaging: MessagingService,
    private readonly journeys: JourneyAppointments,
    private readonly guests: GuestMails,
  ) {}

  async send(
    em: EntityManager,
    change: AppointmentChange,
    requestId: string,
    slot: Pick<Slot, 'id' | 'start' | 'kind' | 'time_zone' | 'sequence' | 'join_url'>,
    doctor: Omit<OfferedDoctor, 'hours'>,
  ): Promise<void> {
    const { what } = change;
    const now = this.clock.now();
    const start = new Date(slot.start);
    const actor_id = 'actor_id' in change ? change.actor_id : null;
    await this.inbox.appointment(em, requestId, {
      event: what,
      at: now,
      actor_id,
      text: describe(doctor, start),
      moment:
        what === 'cancelled'
          ? null
          : {
              starts_at: start,
              time_zone: slot.time_zone ?? doctor.time_zone,
              minutes: CONSULTATION_MINUTES[slot.kind],
            },
    });
    await this.journeys.changed(em, requestId, what, {
      text: describe(doctor, start),
      doctor: doctor.full_name,
      start,
      zone: slot.time_zone ?? doctor.time_zone,
      actor_id,
    });
    // The page no longer shows it, and the next one comes by mail.
    if (change.what === 'link_removed') return;
    const [person] = (
      await sql<Person>`select patient_name, email, phone, country, city, timezone, journey_id,
          journey_id is not null or exists (select 1 from users account where lower(account.email) = lower(asked.email)
            and account.email_verified_at is not null) as has_account
        from video_consultations asked where id = ${requestId}`.execute(within(em))
    ).rows;
    if (!person) return;
    const { patient_name: name, has_account, journey_id, ...written } = person;
    const data = {
      ...written,
      ...wallClock(start, slot.time_zone ?? doctor.time_zone),
      id: requestId,
      name,
      consultation_type: CONSULTATION_TYPE_OF[slot.kind],
      starts_at: start.toISOString(),
      time_zone: slot.time_zone,
      doctor: doctor.full_name,
      doctor_place: doctor.city_name ?? doctor.hospital_name,
      doctor_zone: doctor.time_zone,
      fee_usd: slot.kind === 'phone' ? doctor.phone_fee_usd : doctor.video_fee_usd,
      confirmed_at: now.toISOString(),
      sequence: slot.sequence,
      // Another place, where the staff have set one; else it is the room.
      join_url: slot.join_url,
      room: slot.kind === 'phone' || what === 'cancelled' ? null : has_account ? roomPath(slot.id) : VISIT_PATH,
      ...(what === 'cancelled' ? { cancelled: true } : {}),
      ...(change.what === 'moved' ? { was: new Date(change.was).toISOString() } : {}),
    };
    const key = `video_consultation:${requestId}`;
    if (change.what === 'booked') {
      await change.acknowledgement.queueMail(em, {
        template: 'appointment_booked',
        journey_id,
        to: person.email,
        data,
        dedupe_key: `${key}:acknowledgement`,
      });
      return;
    }
    await this.messaging.queueMail(em, {
      template: TEMPLATES[change.what],
      journey_id,
      to: person.email,
      data,
      dedupe_key: `${key}:${what}:${slot.sequence}`,
      follows: `${key}:acknowledgement`,
    });
    if (change.what === 'link_set') return;
    await this.guests.changed(
      em,
      change.what,
      requestId,
      { id: slot.id, start: slot.start, patient_name: name, doctor_name: doctor.full_name },
      slot.sequence,
      change.what === 'moved' ? change.was : null,
    );
    await this.messaging.queueMail(em, {
      template: 'appointment_changed_notice',
      journey_id,
      to: TEAM,
      data,
      dedupe_key: `${key}:${what}:${slot.sequence}:notice`,
      follows: `${key}:notice`,
    });
  }
}

/** `Dr Latalin Ulvumeni, Tuesday 24 November 2026 at 10:00 in India`, for the staff. */
function describe({ full_name }: Pick<OfferedDoctor, 'full_name'>, start: Date): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: INDIA_ZONE }).format(start);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: INDIA_ZONE }).format(start);
  return `${full_name}, ${day.replace(',', '')} at ${time} in India`;
}
