import { roomPath } from '@ayana/contracts/consultation-room';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { MessagingService } from '../messaging/index.js';
import type { RoomGuestDto } from './room.dto.js';
import type { Talk } from './room-entry.js';

interface Reader {
  email: string;
  language: string | null;
  time_zone: string | null;
}

/** Tells a third that they are invited to a talk. The link leads to the room and signs nobody in. */
@Injectable()
export class RoomGuestMails {
  constructor(private readonly messaging: MessagingService) {}

  /** In the reader's language: the one the patient chose for a companion, else that of the account. */
  async invited(em: EntityManager, talk: Talk, { id, kind, name }: RoomGuestDto): Promise<void> {
    const { rows } = await sql<Reader>`
      select account.email, coalesce(companion.language, account.language) as language, account.time_zone
      from consultation_guests guest join users account on account.id = guest.user_id
        left join companions companion on companion.id = guest.companion_id
      where guest.id = ${id}`.execute(within(em));
    const [reader] = rows;
    if (reader === undefined) return;
    await inLanguage(reader.language ?? ENGLISH.tag, () =>
      this.messaging.queueMail(em, {
        template: 'consultation_guest',
        to: reader.email,
        data: {
          kind,
          name,
          patient: talk.patient_name,
          doctor: talk.doctor_name,
          starts_at: new Date(talk.start).toISOString(),
          time_zone: reader.time_zone,
          path: roomPath(talk.id),
        },
        dedupe_key: `consultation_guest:${id}`,
      }),
    );
  }
}
