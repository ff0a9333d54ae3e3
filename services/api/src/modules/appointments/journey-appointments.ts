import { patientHref } from '@ayana/contracts/journey';
import { ENGLISH, formatLocale } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { JourneyEntries } from '../journeys/index.js';
import { NotificationsService } from '../notifications/index.js';
import { APPOINTMENT_NEWS } from './messages.js';

export type AppointmentEventName = 'booked' | 'moved' | 'cancelled' | 'link_set' | 'link_removed';

/** An appointment that was booked, moved or cancelled, or whose link was changed. */
export interface ChangedTalk {
  /** Who it is with and when, in words for the staff. */
  text: string;
  doctor: string;
  start: Date;
  /** Of the patient, IANA name. */
  zone: string;
  /** The staff member who did it; null for the patient. */
  actor_id: string | null;
}

/** By the patient's clock, in their language. */
const whenText = ({ start, zone }: ChangedTalk): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
    start,
  );

/** Writes an appointment that belongs to a journey on its timeline, and notifies the open screens. */
@Injectable()
export class JourneyAppointments {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly realtime: Realtime,
    private readonly notifications: NotificationsService,
  ) {}

  async changed(em: EntityManager, requestId: string, event: AppointmentEventName, talk: ChangedTalk): Promise<void> {
    const journey = await within(em)
      .selectFrom('video_consultations as asked')
      .innerJoin('patient_journeys as journey', 'journey.id', 'asked.journey_id')
      .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select(['journey.id', 'journey.patient_id', 'journey.treatment_request_id', 'patient.language'])
      .where('asked.id', '=', requestId)
      .executeTakeFirst();
    if (journey === undefined) return;
    this.entries.add(em, {
      journey_id: journey.id,
      treatment_request_id: journey.treatment_request_id ?? null,
      event: `appointment_${event}`,
      visibility: 'public',
      actor_id: talk.actor_id ?? journey.patient_id,
      text: talk.text,
    });
    await em.flush();
    this.realtime.publish(
      em,
      { type: 'appointments.updated', data: { journey_id: journey.id, id: requestId } },
      { entry: 'case_work', user_ids: [journey.patient_id] },
    );
    if (event === 'link_removed') return;
    // The mail with the calendar file is sent anyway: a second one about the same change would be noise.
    await this.notifications.notify(em, {
      patient_id: journey.patient_id,
      journey_id: journey.id,
      kind: 'appointment',
      path: patientHref('appointments'),
      own_mail: true,
      metadata: { appointment_id: requestId },
      ...inLanguage(journey.language ?? ENGLISH.tag, () => ({
        title: APPOINTMENT_NEWS[event],
        message: APPOINTMENT_NEWS.who_when(talk.doctor, whenText(talk)),
      })),
    });
  }
}
