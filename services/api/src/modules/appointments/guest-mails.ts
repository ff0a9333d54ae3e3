import { roomPath } from '@ayana/contracts/consultation-room';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { MessagingService } from '../messaging/index.js';

interface Reader {
  id: string;
  kind: 'companion' | 'interpreter';
  name: string;
  email: string;
  language: string | null;
  time_zone: string | null;
  journey_id: string | null;
}

/** The talk of an appointment, as its guests read of it. */
interface GuestTalk {
  id: string;
  /** Milliseconds since 1970. */
  start: number;
  patient_name: string;
  doctor_name: string;
}

/** Mails to the thirds of a talk. Their links lead to the room and sign nobody in. */
@Injectable()
export class GuestMails {
  constructor(private readonly messaging: MessagingService) {}

  async invited(em: EntityManager, talk: GuestTalk, guestId: string): Promise<void> {
    for (const reader of await readers(em, sql`guest.id = ${guestId}`))
      await inLanguage(reader.language ?? ENGLISH.tag, () =>
        this.messaging.queueMail(em, {
          template: 'consultation_guest',
          journey_id: reader.journey_id,
          to: reader.email,
          data: dataOf(talk, reader),
          dedupe_key: invitationOf(reader),
        }),
      );
  }

  /** @param sequence of the appointment: two changes are two mails */
  async changed(
    em: EntityManager,
    change: 'moved' | 'cancelled',
    requestId: string,
    talk: GuestTalk,
    sequence: number,
    was: number | null,
  ): Promise<void> {
    for (const reader of await readers(em, sql`guest.video_consultation_id = ${requestId}`))
      await inLanguage(reader.language ?? ENGLISH.tag, () =>
        this.messaging.queueMail(em, {
          template: 'consultation_guest_changed',
          journey_id: reader.journey_id,
          to: reader.email,
          data: { ...dataOf(talk, reader), change, was: was === null ? null : new Date(was).toISOString() },
          dedupe_key: `${invitationOf(reader)}:${change}:${sequence}`,
          follows: invitationOf(reader),
        }),
      );
  }
}

const invitationOf = ({ id }: Reader): string => `consultation_guest:${id}`;

const dataOf = (talk: GuestTalk, { kind, name, time_zone }: Reader) => ({
  kind,
  name,
  patient: talk.patient_name,
  doctor: talk.doctor_name,
  starts_at: new Date(talk.start).toISOString(),
  time_zone,
  path: roomPath(talk.id),
});

/** Those who may still come, each with the language the patient chose for a companion, else that of the account. */
async function readers(em: EntityManager, which: RawBuilder<unknown>): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select guest.id, guest.kind, coalesce(companion.name, nullif(account.name, ''), '') as name, account.email,
      coalesce(companion.language, account.language) as language, account.time_zone,
      (select asked.journey_id from video_consultations asked where asked.id = guest.video_consultation_id) as journey_id
    from consultation_guests guest join users account on account.id = guest.user_id
      left join companions companion on companion.id = guest.companion_id
    where ${which} and (guest.companion_id is null
      or (companion.user_id = guest.user_id and companion.accepted_at is not null and companion.withdrawn_at is null))
    order by guest.created_at, guest.id`.execute(within(em));
  return rows;
}
