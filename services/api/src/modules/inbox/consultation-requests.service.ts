import { isTalk, TALK_KINDS } from '@ayana/contracts/inbox';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database, isoTime } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { ConsultationRequestDto } from './inbox-answers.dto.js';

const MAX_REQUESTS = 100;

/** The consultation requests of a user: those sent from their confirmed e-mail address. */
@Injectable()
export class ConsultationRequestsService {
  constructor(private readonly database: Database) {}

  async list(user: CurrentUser): Promise<ConsultationRequestDto[]> {
    const rows = await this.database
      .read()
      .selectFrom('inbox_items')
      .leftJoin('cases', 'cases.inbox_item_id', 'inbox_items.id')
      .select([
        'inbox_items.id',
        'cases.id as case_id',
        'cases.case_number',
        'kind',
        'status',
        'received_at',
        'due_at',
        'confirmed_starts_at',
        'confirmed_time_zone',
        'confirmed_minutes',
      ])
      .where('kind', 'in', [...TALK_KINDS])
      .where(
        sql<boolean>`lower(email) = (select lower(email) from users where id = ${user.id} and email_verified_at is not null)`,
      )
      .orderBy('received_at', 'desc')
      .orderBy('inbox_items.id', 'desc')
      .limit(MAX_REQUESTS)
      .execute();
    return rows.flatMap(
      ({ id, case_id, case_number, kind, status, received_at, due_at, confirmed_starts_at, ...confirmed }) =>
        !isTalk(kind)
          ? []
          : [
              {
                id,
                case_id,
                case_number,
                kind,
                status,
                received_at: isoTime(received_at),
                due_at: isoTime(due_at),
                confirmed_starts_at: confirmed_starts_at === null ? null : isoTime(confirmed_starts_at),
                confirmed_time_zone: confirmed.confirmed_time_zone,
                confirmed_minutes: confirmed.confirmed_minutes,
              },
            ],
    );
  }
}
