import { homePortal, type Role } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import type { FoundCredential } from './credentials.queries.js';

type News = { what: 'accepted' } | { what: 'returned'; reason: string } | { what: 'expires'; days: number };

/** Writes to the owners of a credential: those of the organisation, or the doctor whose it is. */
@Injectable()
export class CredentialMails {
  constructor(private readonly messaging: MessagingService) {}

  async send(em: EntityManager, credential: FoundCredential, news: News): Promise<void> {
    const { id, doctor_id, organisation_id } = credential;
    const { rows } = await sql<{ id: string; name: string; email: string; role: Role | null }>`
      select person.id, person.name, person.email, person.role from users person
      where person.id = (select user_id from doctors where id = ${doctor_id})
        or ((${doctor_id}::uuid is null or not exists (select from doctors where id = ${doctor_id} and user_id is not null))
          and person.id in (select user_id from partner_members where partner_id = ${organisation_id} and role = 'owner'))
      order by person.id`.execute(within(em));
    for (const person of rows)
      await this.messaging.queueMail(em, {
        template: 'credential_news',
        to: person.email,
        data: {
          name: person.name,
          what: news.what,
          kind: credential.kind,
          number: credential.number,
          holder: credential.holder_name,
          valid_until: credential.valid_until,
          reason: news.what === 'returned' ? news.reason : null,
          path: `${homePortal(person.role ?? '', true)}/organisation`,
        },
        dedupe_key: `credential_news:${id}:${news.what === 'expires' ? news.days : news.what}:${person.id}`,
      });
  }
}
