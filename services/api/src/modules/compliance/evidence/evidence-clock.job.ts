import { EVIDENCE_REMINDER_DAYS } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { MessagingService } from '../../messaging/index.js';
import { dayOf } from '../compliance-changes.js';
import { EvidenceRow } from './evidence.entity.js';

/** Reminders sent in one run for each of the days; the next hour takes the others. */
const BATCH = 200;

/** Reminds the owners of evidence that ends, once at each of the days; not of a control that is retired. */
@Injectable()
export class EvidenceClockJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('compliance.reminders', () => this.run());
  }

  async run(): Promise<void> {
    const today = dayOf(this.clock.now());
    for (const days of EVIDENCE_REMINDER_DAYS.toSorted((one, other) => one - other)) {
      const { rows } = await sql<{ id: string }>`
        select piece.id from compliance_evidence piece
          join compliance_controls control on control.id = piece.control_id and control.state = 'active'
        where piece.state = 'current' and piece.expires_on between ${today}::date and ${today}::date + ${days}::integer
          and (piece.reminded_days is null or piece.reminded_days > ${days}) and piece.owner_id is not null
        order by piece.expires_on, piece.id limit ${BATCH}`.execute(this.database.read());
      for (const { id } of rows) await this.remind(id, days);
    }
  }

  /** A transaction each: one that fails keeps no other back. */
  private remind(id: string, days: number): Promise<void> {
    return this.database.write(async (em) => {
      const row = await em.findOne(EvidenceRow, { id }, FOR_UPDATE);
      if (row?.state !== 'current' || row.owner_id == null || row.expires_on == null) return;
      if (row.reminded_days != null && row.reminded_days <= days) return;
      row.reminded_days = days;
      await em.flush();
      const owner = await within(em)
        .selectFrom('users')
        .innerJoin('compliance_controls as control', (join) => join.on('control.id', '=', row.control_id))
        .select(['users.name', 'users.email', 'control.title as control'])
        .where('users.id', '=', row.owner_id)
        .executeTakeFirst();
      if (owner === undefined) return;
      await this.messaging.queueMail(em, {
        template: 'evidence_lapses',
        to: owner.email,
        data: {
          name: owner.name,
          title: row.title,
          control: owner.control,
          expires_on: row.expires_on,
          path: '/admin/regulatory-compliance',
        },
        dedupe_key: `evidence_lapses:${id}:${row.expires_on}:${days}`,
      });
    });
  }
}
