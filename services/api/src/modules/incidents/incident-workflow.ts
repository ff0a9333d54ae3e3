import { INCIDENT_WORKFLOW, type IncidentState, type IncidentTransition } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { type Moved, rowsWithState, Workflows } from '../../platform/workflow/workflow.js';
import { AuditTrail } from '../activity/index.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentRow } from './incident.entity.js';

/** The states of an incident, with its timeline, the audit trail and events. */
@Injectable()
export class IncidentWorkflow extends Workflows<IncidentRow, IncidentState, IncidentTransition> {
  constructor(
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    timeline: IncidentTimeline,
    trail: AuditTrail,
  ) {
    super({
      clock,
      transitions: INCIDENT_WORKFLOW,
      ...rowsWithState(IncidentRow),
      enter: (_em, incident, moved) => this.enter(incident, moved),
      addEntry: (em, { id, merged_into }, { name, from, to, actor, note }) =>
        timeline.add(em, id, {
          kind: 'transition',
          actor_id: actor.id,
          text: note,
          details: { transition: name, from, to, ...(name === 'merge' ? { into: merged_into ?? null } : {}) },
        }),
      audit: (em, { id, number, is_drill }, { name, from, to, actor }) =>
        trail.record(em, {
          action: 'incident.changed',
          actor,
          subject_id: null,
          details: { id, number, is_drill, transition: name, from, to },
        }),
      publish: (em, { id }) => this.announce(em, id),
    });
  }

  /** The incident, locked; null when there is none. */
  lock(em: EntityManager, id: string): Promise<IncidentRow | null> {
    return em.findOne(IncidentRow, { id }, FOR_UPDATE);
  }

  /** For all who watch. By itself after a line of the timeline: that changes no field, and makes no open form stale. */
  announce(em: EntityManager, id: string): void {
    this.realtime.publish(em, { type: 'incidents.updated', data: { id } }, 'all');
  }

  private enter(incident: IncidentRow, { name, to, actor }: Moved<IncidentState, IncidentTransition>): void {
    const now = this.clock.now();
    incident.state = to;
    if (name === 'stabilise') incident.stable_at = now;
    if (name === 'close' || name === 'merge') incident.closed_at = now;
    if (name === 'reopen') incident.closed_at = null;
    if (name === 'review') Object.assign(incident, { reviewed_by: actor.id, reviewed_at: now });
  }
}
