import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { ActivitySealJob, AuditTrail } from '../../activity/index.js';
import { dayOf } from '../compliance-changes.js';
import { reportFacts } from './report.queries.js';
import { COMPLIANCE_PAPER } from './write-report.js';

/** One report of everything: for an audit, or a board. */
@Injectable()
export class ComplianceReports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly seal: ActivitySealJob,
    private readonly threads: Threads,
  ) {}

  async make(user: CurrentUser): Promise<{ pdf: Buffer; name: string }> {
    const now = this.clock.now();
    const today = dayOf(now);
    // The report ends with the head of the chain as it is now.
    await this.seal.run();
    const facts = await reportFacts(this.database.read(), today);
    const pdf = await this.threads.bytes(COMPLIANCE_PAPER, facts, { today, made: now });
    await this.database.write((em) =>
      this.trail.record(em, { action: 'compliance.exported', actor: user, subject_id: null, details: { day: today } }),
    );
    return { pdf, name: `ayana-compliance-${today}.pdf` };
  }
}
