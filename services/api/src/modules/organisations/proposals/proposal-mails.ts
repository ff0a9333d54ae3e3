import { homePortal } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import type { ProposedDoctorRow } from '../proposed-doctors/proposed-doctor.entity.js';
import type { ChangeProposalRow } from './change-proposal.entity.js';

/** Tells who proposed changes, or a doctor, what became of it. */
@Injectable()
export class ProposalMails {
  constructor(private readonly messaging: MessagingService) {}

  async decided(em: EntityManager, row: ChangeProposalRow, subject: string): Promise<void> {
    const reader = await this.readerOf(em, row.proposed_by ?? null);
    if (reader === null) return;
    const { email, name, path } = reader;
    await this.messaging.queueMail(em, {
      template: 'change_proposal_decided',
      to: email,
      data: {
        name,
        subject,
        approved: row.status === 'approved',
        reason: row.reason ?? null,
        path,
      },
      dedupe_key: `change_proposal:${row.id}:${row.version}`,
    });
  }

  /** To who proposed a doctor. */
  async doctorDecided(em: EntityManager, row: ProposedDoctorRow): Promise<void> {
    const reader = await this.readerOf(em, row.proposed_by ?? null);
    if (reader === null) return;
    const { email, name, path } = reader;
    await this.messaging.queueMail(em, {
      template: 'proposed_doctor_decided',
      to: email,
      data: {
        name,
        doctor: row.full_name,
        approved: row.status === 'approved',
        is_new: row.entry != null,
        reason: row.reason ?? null,
        path,
      },
      dedupe_key: `proposed_doctor:${row.id}:${row.version}`,
    });
  }

  private async readerOf(
    em: EntityManager,
    id: string | null,
  ): Promise<{ email: string; name: string; path: string } | null> {
    if (id === null) return null;
    const person = await within(em)
      .selectFrom('users')
      .select(['email', 'name', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person === undefined) return null;
    const { email, name, role } = person;
    return { email, name, path: `${homePortal(role ?? '', true)}/organisation` };
  }
}
