import { incidentNumber } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { Escalations, type RunOutcome } from '../escalations/index.js';
import type { IncidentRow } from './incident.entity.js';
import type { NewIncidentEscalationDto } from './incidents.dto.js';
import { Incidents } from './incidents.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

const LONGEST_TITLE = 160;

/** Pages people about an incident, and writes into its timeline how that ended, also of what was paged about a signal of it. */
@Injectable()
export class IncidentEscalation implements OnModuleInit {
  constructor(
    private readonly escalations: Escalations,
    private readonly incidents: Incidents,
    private readonly trail: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.escalations.onOutcome((em, outcome) => this.ended(em, outcome));
  }

  /** Pages the people of a chain about an incident; of a drill the pages say that it is a test. */
  async begin(
    em: EntityManager,
    user: CurrentUser,
    { id, number, title, is_drill }: IncidentRow,
    { chain_id, text }: NewIncidentEscalationDto,
  ): Promise<void> {
    const run_id = await this.escalations.start(em, {
      chain_id,
      subject: { kind: 'incident', id },
      title: `${incidentNumber(number, is_drill)} ${title}`.slice(0, LONGEST_TITLE),
      text,
      is_test: is_drill,
    });
    await this.incidents.note(em, id, { kind: 'escalation', text, actor_id: user.id, details: { run_id, chain_id } });
    await this.trail.record(em, {
      action: 'incident.changed',
      actor: user,
      subject_id: null,
      details: { id, number, is_drill, run_id, chain_id },
    });
  }

  private async ended(em: EntityManager, outcome: RunOutcome): Promise<void> {
    const { subject, run_id, number, actor_id } = outcome;
    if (subject === null) return;
    const incident_id = subject.kind === 'incident' ? subject.id : await this.incidentOf(em, subject.id);
    if (incident_id === null) return;
    await this.incidents.note(em, incident_id, {
      kind: 'escalation',
      text: messages.run[outcome.outcome](number),
      actor_id,
      details: { run_id },
    });
  }

  private async incidentOf(em: EntityManager, signal_id: string): Promise<string | null> {
    const signal = await within(em)
      .selectFrom('signals')
      .select('incident_id')
      .where('id', '=', signal_id)
      .executeTakeFirst();
    return signal?.incident_id ?? null;
  }
}
