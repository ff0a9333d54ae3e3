import { type IncidentDetail, incidentNumber, isRunningIncident, signalNumber } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { Escalations } from '../escalations/index.js';
import { RecordLinks } from '../record-links/index.js';
import { NeedChanges } from '../resources/index.js';
import { SignalRow, SignalWorkflow } from '../signals/index.js';
import { IncidentActions, refuseEnded, refuseMerged } from './incident-actions.service.js';
import { IncidentLinks } from './incident-links.js';
import { IncidentJourneyRow, IncidentParticipantRow, IncidentTaskRow } from './incident-parts.entity.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentWorkflow } from './incident-workflow.js';
import type { IncidentRow } from './incident.entity.js';
import { Incidents } from './incidents.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

const numberOf = ({ number, is_drill }: IncidentRow): string => incidentNumber(number, is_drill);

/** One thing, opened twice: one of the two incidents is closed, and its work goes on in the other. */
@Injectable()
export class IncidentMerges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly actions: IncidentActions,
    private readonly workflow: IncidentWorkflow,
    private readonly incidents: Incidents,
    private readonly timeline: IncidentTimeline,
    private readonly journeys: IncidentLinks,
    private readonly signals: SignalWorkflow,
    private readonly records: RecordLinks,
    private readonly needs: NeedChanges,
    private readonly escalations: Escalations,
    private readonly trail: AuditTrail,
  ) {}

  /** Both are locked in the order of their ids, so two merges cannot wait for each other. */
  merge(user: CurrentUser, id: string, into: string, ifMatch?: string): Promise<IncidentDetail> {
    if (id === into) throw refusedFields([{ field: 'into', message: messages.merge_itself }]);
    return this.database.write(async (em) => {
      await this.lockParts(em, id);
      for (const each of [id, into].toSorted()) await this.workflow.lock(em, each);
      return this.actions.writeWithin(em, user, id, ifMatch, async (incident) => {
        await refuseMerged(em, incident);
        refuseEnded(incident);
        const target = await this.target(em, incident, into);
        await this.work(em, user, incident, target);
      });
    });
  }

  /** @throws AppError `invalid_fields` at `into`, or `illegal_transition` with the number and the state of one that has ended */
  private async target(em: EntityManager, { is_drill }: IncidentRow, into: string): Promise<IncidentRow> {
    const target = await this.workflow.lock(em, into);
    if (target === null) throw refusedFields([{ field: 'into', message: messages.unknown_incident }]);
    if (target.is_drill !== is_drill) throw refusedFields([{ field: 'into', message: messages.merge_drill }]);
    await refuseMerged(em, target);
    if (isRunningIncident(target.state)) return target;
    const said = target.state === 'reviewed' ? messages.merge_reviewed : messages.merge_closed;
    throw new AppError('illegal_transition', said(numberOf(target)));
  }

  /** What is changed elsewhere, and then writes into the timeline, is locked before the incidents. */
  private async lockParts(em: EntityManager, id: string): Promise<void> {
    await this.needs.lockOfIncident(em, id);
    await this.escalations.lockAll(em, { kind: 'incident', id });
    for (const follower of this.incidents.followers) await follower.lock(em, id);
  }

  private async work(em: EntityManager, user: CurrentUser, incident: IncidentRow, target: IncidentRow): Promise<void> {
    const [number, into] = [numberOf(incident), numberOf(target)];
    await this.escalations.stopAll(em, user, { kind: 'incident', id: incident.id }, messages.merged_into(into));
    incident.merged_into = target.id;
    await this.workflow.move(em, user, incident, { name: 'merge', note: into });
    const details = { incident_id: incident.id };
    this.timeline.add(em, target.id, { kind: 'merged', actor_id: user.id, text: number, details });
    await this.trail.record(em, {
      action: 'incident.changed',
      actor: user,
      subject_id: null,
      details: { id: target.id, number: target.number, is_drill: target.is_drill, merged: number },
    });
    await this.moveTasks(em, user, incident, target);
    await this.addPeople(em, user, incident, target);
    await this.moveSignals(em, user, incident, target);
    await this.moveJourneys(em, user, incident, target);
    await this.records.move(em, user, { kind: 'incident', id: incident.id }, target.id);
    await this.needs.moveToIncident(em, user, incident.id, target.id);
    for (const follower of this.incidents.followers) await follower.move(em, user, incident.id, target.id);
    await this.workflow.changed(em, target);
  }

  /** What is done stays where it was done. */
  private async moveTasks(em: EntityManager, user: CurrentUser, incident: IncidentRow, target: IncidentRow) {
    const open = { incident_id: incident.id, state: 'open' as const };
    for (const task of await em.find(IncidentTaskRow, open, { orderBy: { created_at: 'asc', id: 'asc' } })) {
      task.incident_id = target.id;
      const details = { task_id: task.id, state: task.state, owner_id: task.owner_id ?? null };
      this.timeline.add(em, target.id, { kind: 'task', actor_id: user.id, text: task.title, details });
    }
  }

  /** Anyone who had a role or took part takes part in the other one; both keep their roles. */
  private async addPeople(em: EntityManager, user: CurrentUser, incident: IncidentRow, target: IncidentRow) {
    const rolesOf = (one: IncidentRow) => [one.commander_id, one.liaison_id, one.scribe_id].filter((id) => id != null);
    const partOf = async ({ id: incident_id }: IncidentRow): Promise<string[]> =>
      (await em.find(IncidentParticipantRow, { incident_id })).map(({ user_id }) => user_id);
    const known = new Set([...rolesOf(target), ...(await partOf(target))]);
    const joining = new Set([...rolesOf(incident), ...(await partOf(incident))]);
    for (const user_id of [...joining].filter((id) => !known.has(id)).toSorted()) {
      const row = { incident_id: target.id, user_id, added_by: user.id, added_at: this.clock.now() };
      em.create(IncidentParticipantRow, row);
      const details = { person_id: user_id, added: true };
      this.timeline.add(em, target.id, { kind: 'participant', actor_id: user.id, details });
    }
  }

  private async moveSignals(em: EntityManager, user: CurrentUser, incident: IncidentRow, target: IncidentRow) {
    const taken = { incident_id: incident.id, state: 'in_incident' as const };
    for (const signal of await em.find(SignalRow, taken, { ...FOR_UPDATE, orderBy: { id: 'asc' } })) {
      signal.incident_id = target.id;
      await this.signals.changed(em, signal);
      this.timeline.add(em, target.id, {
        kind: 'signal',
        actor_id: user.id,
        text: signalNumber(signal.number),
        details: { signal_id: signal.id, signal_kind: signal.kind },
      });
    }
  }

  private async moveJourneys(em: EntityManager, user: CurrentUser, incident: IncidentRow, target: IncidentRow) {
    const linked = await em.find(
      IncidentJourneyRow,
      { incident_id: incident.id },
      { orderBy: { linked_at: 'asc', journey_id: 'asc' } },
    );
    for (const row of linked) {
      await this.journeys.addJourney(em, user, target, row.journey_id);
      em.remove(row);
    }
    await em.flush();
  }
}
