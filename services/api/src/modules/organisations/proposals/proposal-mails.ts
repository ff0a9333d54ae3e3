import { homePortal } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import type { ChangeProposalRow } from './change-proposal.entity.js';

/** Tells who proposed changes what became of them. */
@Injectable()
export class ProposalMails {
  constructor(private readonly messaging: MessagingService) {}

  async decided(em: EntityManager, row: ChangeProposalRow, subject: string): Promise<void> {
    if (row.proposed_by == null) return;
    const person = await within(em)
      .selectFrom('users')
      .select(['email', 'name', 'role'])
      .where('id', '=', row.proposed_by)
      .executeTakeFirst();
    if (person === undefined) return;
    const { email, name, role } = person;
    await this.messaging.queueMail(em, {
      template: 'change_proposal_decided',
      to: email,
      data: {
        name,
        subject,
        approved: row.status === 'approved',
        reason: row.reason ?? null,
        path: `${homePortal(role ?? '', true)}/organisation`,
      },
      dedupe_key: `change_proposal:${row.id}:${row.version}`,
    });
  }
}
