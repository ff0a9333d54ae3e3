import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, FOR_UPDATE } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { MemberAbsenceRow } from '../../absences/index.js';
import { AbsenceNotices } from './absence-notices.js';

/** Absences looked at in one run; the next minute takes the others. */
const BATCH = 100;

/** Says to the deputies of absences that have begun that they cover. */
@Injectable()
export class StaffAbsencesJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly notices: AbsenceNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.work('colleagues.absences', async () => void (await this.run()));
  }

  /** @returns how many had begun */
  async run(): Promise<number> {
    const now = this.clock.now();
    const due = await this.database
      .read()
      .selectFrom('member_absences')
      .select('user_id')
      .where('partner_id', 'is', null)
      .where('begun_at', 'is', null)
      .where('from_at', '<=', now)
      .where('until_at', '>', now)
      .orderBy('from_at')
      .orderBy('user_id')
      .limit(BATCH)
      .execute();
    for (const { user_id } of due)
      await this.database.write(async (em) => {
        const row = await em.findOne(MemberAbsenceRow, { user_id, partner_id: null, begun_at: null }, FOR_UPDATE);
        // It may have been moved or ended since it was found.
        if (row?.from_at == null || row.from_at > now) return;
        await this.notices.begun(em, row, now);
      });
    return due.length;
  }
}
