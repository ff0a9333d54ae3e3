import { Injectable, type StreamableFile } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { pdfFile } from '../../platform/http/pdf-file.js';
import { Threads } from '../../platform/threads/threads.service.js';
import { AuditTrail } from '../activity/index.js';
import { IncidentsService } from './incidents.service.js';
import { INCIDENT_PAPER } from './write-incident-report.js';

/** The report of an incident as a file. */
@Injectable()
export class IncidentReports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly incidents: IncidentsService,
    private readonly trail: AuditTrail,
    private readonly threads: Threads,
  ) {}

  /** Records the export, then gives the file. @throws AppError `not_found` */
  async report(user: CurrentUser, id: string): Promise<StreamableFile> {
    const incident = await this.incidents.detail(user, id);
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'incident.exported',
        actor: user,
        subject_id: null,
        details: { id, number: incident.number },
      }),
    );
    const pdf = await this.threads.bytes(INCIDENT_PAPER, incident, this.clock.now());
    return pdfFile(pdf, `ayana-${incident.number.toLowerCase()}.pdf`);
  }
}
