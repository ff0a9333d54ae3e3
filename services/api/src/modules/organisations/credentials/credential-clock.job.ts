import { CREDENTIAL_REMINDER_DAYS } from '@ayana/contracts/organisations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { CredentialMails } from './credential-mails.js';
import { CredentialRow } from './credential.entity.js';
import { credentials } from './credentials.queries.js';

/** Who reads what the clock reads: everything. */
const CLOCK = { id: '', role: 'ayana_staff', session_id: '' } as const;

/** Reminds owners of papers that lapse, once at each of the days; not of one that another has replaced. */
@Injectable()
export class CredentialClockJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly mails: CredentialMails,
  ) {}

  onModuleInit(): void {
    this.jobs.work('organisations.credentials', () => this.run());
  }

  async run(): Promise<void> {
    for (const days of [...CREDENTIAL_REMINDER_DAYS].toSorted((one, other) => one - other)) {
      const today = this.clock.now();
      const { rows } = await sql<{ id: string }>`
        select old.id from credentials old
        where old.status = 'accepted' and old.valid_until between ${today}::date and ${today}::date + ${days}::integer
          and (old.reminded_days is null or old.reminded_days > ${days})
          and not exists (select from credentials newer where newer.status <> 'returned' and newer.kind = old.kind
            and newer.valid_until > old.valid_until
            and coalesce(newer.partner_id, newer.doctor_id) = coalesce(old.partner_id, old.doctor_id))
        order by old.valid_until, old.id limit 200`.execute(this.database.read());
      for (const { id } of rows) await this.remind(id, days);
    }
  }

  /** A transaction each: one that fails keeps no other back. */
  private remind(id: string, days: number): Promise<void> {
    return this.database.write(async (em) => {
      const row = await em.findOne(CredentialRow, { id }, FOR_UPDATE);
      if (row === null || (row.reminded_days != null && row.reminded_days <= days)) return;
      row.reminded_days = days;
      await em.flush();
      const found = await credentials(within(em), CLOCK).where('list.id', '=', id).executeTakeFirstOrThrow();
      await this.mails.send(em, found, { what: 'expires', days });
    });
  }
}
