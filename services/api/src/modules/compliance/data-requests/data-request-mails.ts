import { ACCOUNT_PARTS, ACCOUNT_PATH } from '@ayana/contracts/identity';
import type { KeptPart } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import type { DataRequestRow } from './data-request.entity.js';

export type DataRequestNews = 'received' | 'extended' | 'ready' | 'corrected' | 'erased' | 'refused';

/** Writes to the person who asked. */
@Injectable()
export class DataRequestMails {
  constructor(private readonly messaging: MessagingService) {}

  /** While the account is there: an erasure writes before it. @param kept what stays of an erasure */
  async send(em: EntityManager, request: DataRequestRow, what: DataRequestNews, kept: KeptPart[] = []): Promise<void> {
    const person = await within(em)
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', request.subject_id)
      .executeTakeFirst();
    if (person === undefined) return;
    await this.messaging.queueMail(em, {
      template: 'data_request_news',
      to: person.email,
      data: {
        name: person.name,
        what,
        kind: request.kind,
        due_on: request.due_on,
        reason: what === 'extended' || what === 'refused' ? (request.reason ?? null) : null,
        kept,
        path: what === 'erased' ? null : `${ACCOUNT_PATH}#${ACCOUNT_PARTS.data_requests}`,
      },
      dedupe_key: `data_request_news:${request.id}:${what}:${request.version}`,
    });
  }
}
