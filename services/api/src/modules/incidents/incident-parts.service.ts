import { type IncidentDetail, WRITTEN_ENTRY_KINDS } from '@ayana/contracts/operations';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { groupFor, isMember } from '../colleagues/index.js';
import { IncidentActions, refuseEnded, refuseMerged } from './incident-actions.service.js';
import { IncidentGroups } from './incident-groups.js';
import { IncidentMails } from './incident-mails.js';
import { IncidentEntryRow, IncidentParticipantRow, IncidentTaskRow } from './incident-parts.entity.js';
import { staffName } from './incident-people.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentWorkflow } from './incident-workflow.js';
import { IncidentRow } from './incident.entity.js';
import type {
  IncidentRoleDto,
  IncidentTaskChangeDto,
  NewIncidentEntryDto,
  NewIncidentParticipantDto,
  NewIncidentTaskDto,
  NewIncidentUpdateDto,
} from './incidents.dto.js';
import { IncidentsService } from './incidents.service.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

/** The people, the timeline, the tasks and the updates of an incident. */
@Injectable()
export class IncidentParts {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly incidents: IncidentsService,
    private readonly actions: IncidentActions,
    private readonly workflow: IncidentWorkflow,
    private readonly timeline: IncidentTimeline,
    private readonly mails: IncidentMails,
    private readonly trail: AuditTrail,
    private readonly groups: IncidentGroups,
  ) {}

  /** Gives a role to someone, or takes it away. */
  setRole(
    user: CurrentUser,
    id: string,
    { incident_role, person_id, group_id }: IncidentRoleDto,
    ifMatch?: string,
  ): Promise<IncidentDetail> {
    return this.actions.change(user, id, ifMatch, async (em, incident) => {
      if (group_id !== undefined && (incident_role !== 'commander' || person_id !== null))
        throw refusedFields([{ field: 'group_id', message: messages.group_commands }]);
      if (person_id !== null) await staffName(em, person_id, 'person_id');
      incident[`${incident_role}_id`] = person_id;
      const group = group_id === undefined ? null : await groupFor(em, group_id);
      if (incident_role === 'commander') incident.group_id = await groupAfter(em, incident, person_id, group_id);
      const details = { incident_role, person_id, ...(group === null ? {} : { group }) };
      this.timeline.add(em, id, { kind: 'role', actor_id: user.id, details });
      if (group_id !== undefined) await this.groups.toldGroup(em, user, incident, group_id);
      await this.audit(em, user, incident, person_id, { incident_role, ...(group === null ? {} : { group }) });
    });
  }

  addParticipant(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { person_id }: NewIncidentParticipantDto,
  ): Promise<IncidentDetail> {
    return this.running(em, user, id, async (incident) => {
      await staffName(em, person_id, 'person_id');
      if ((await em.count(IncidentParticipantRow, { incident_id: id, user_id: person_id })) > 0) return;
      const row = { incident_id: id, user_id: person_id, added_by: user.id, added_at: this.clock.now() };
      em.create(IncidentParticipantRow, row);
      this.timeline.add(em, id, { kind: 'participant', actor_id: user.id, details: { person_id, added: true } });
      await this.audit(em, user, incident, person_id, { participant: true });
    });
  }

  removeParticipant(em: EntityManager, user: CurrentUser, id: string, person_id: string): Promise<IncidentDetail> {
    return this.running(em, user, id, async (incident) => {
      const removed = await em.nativeDelete(IncidentParticipantRow, { incident_id: id, user_id: person_id });
      if (removed === 0) throw notFound();
      this.timeline.add(em, id, { kind: 'participant', actor_id: user.id, details: { person_id, added: false } });
      await this.audit(em, user, incident, person_id, { participant: false });
    });
  }

  /** Adds a line, or corrects one by another. Also of a closed incident, until it is reviewed. */
  async addEntry(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { kind, text, happened_at, corrects }: NewIncidentEntryDto,
  ): Promise<IncidentDetail> {
    const incident = await em.findOne(IncidentRow, { id });
    if (incident === null) throw notFound();
    if (incident.state === 'reviewed') throw new AppError('illegal_transition', messages.reviewed);
    await refuseMerged(em, incident);
    const moment = happened_at === undefined ? this.clock.now() : new Date(happened_at);
    if (moment > this.clock.now()) throw refusedFields([{ field: 'happened_at', message: messages.future }]);
    if (corrects !== undefined) await this.refuseCorrection(em, id, corrects);
    const entry = { kind, text, happened_at: moment, corrects: corrects ?? null, actor_id: user.id };
    this.timeline.add(em, id, entry);
    try {
      await em.flush();
    } catch (error) {
      // Someone else was quicker.
      if (error instanceof UniqueConstraintViolationException)
        throw refusedFields([{ field: 'corrects', message: messages.corrected }]);
      throw error;
    }
    await this.audit(em, user, incident, null, { entry: kind, corrects: corrects !== undefined });
    this.workflow.announce(em, id);
    return this.incidents.find(user, id, em);
  }

  addTask(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { title, owner_id, due_at }: NewIncidentTaskDto,
  ): Promise<IncidentDetail> {
    return this.running(em, user, id, async (incident) => {
      if (owner_id !== undefined) await staffName(em, owner_id, 'owner_id');
      const task = em.create(IncidentTaskRow, {
        id: this.ids.next(),
        incident_id: id,
        title,
        owner_id: owner_id ?? null,
        due_at: due_at === undefined ? null : new Date(due_at),
        state: 'open',
        created_by: user.id,
        created_at: this.clock.now(),
        is_follow_up: false,
        reminders: 0,
      });
      await this.noteTask(em, user, incident, task);
    });
  }

  changeTask(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    taskId: string,
    { state, due_at, ...change }: IncidentTaskChangeDto,
  ): Promise<IncidentDetail> {
    return this.actions.writeWithin(em, user, id, undefined, async (incident) => {
      const task = await em.findOne(IncidentTaskRow, { id: taskId, incident_id: id });
      if (task === null) throw notFound();
      // What a review has left goes on after it.
      if (!task.is_follow_up) refuseEnded(incident);
      if (change.owner_id) await staffName(em, change.owner_id, 'owner_id');
      if (due_at !== undefined || change.owner_id !== undefined) task.reminders = 0;
      Object.assign(task, change);
      if (due_at !== undefined) task.due_at = due_at === null ? null : new Date(due_at);
      if (state !== undefined && state !== task.state) {
        task.state = state;
        task.done_at = state === 'open' ? null : this.clock.now();
        task.done_by = state === 'open' ? null : user.id;
      }
      await this.noteTask(em, user, incident, task);
    });
  }

  /** Writes to all who are concerned, once each, and notes it. */
  async sendUpdate(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { text }: NewIncidentUpdateDto,
  ): Promise<IncidentDetail> {
    const incident = await em.findOne(IncidentRow, { id });
    if (incident === null) throw notFound();
    refuseEnded(incident);
    const sent = await this.mails.update(em, incident, this.ids.next(), text);
    this.timeline.add(em, id, { kind: 'update', actor_id: user.id, text, details: { sent } });
    await em.flush();
    await this.audit(em, user, incident, null, { entry: 'update', sent });
    this.workflow.announce(em, id);
    return this.incidents.find(user, id, em);
  }

  private async refuseCorrection(em: EntityManager, incident_id: string, id: string): Promise<void> {
    const refuse = (message: string): never => {
      throw refusedFields([{ field: 'corrects', message }]);
    };
    const entry = await em.findOne(IncidentEntryRow, { id, incident_id });
    if (entry === null) return refuse(messages.unknown_entry);
    if (!WRITTEN_ENTRY_KINDS.some((kind) => kind === entry.kind)) return refuse(messages.correct_written);
    if ((await em.count(IncidentEntryRow, { corrects: id })) > 0) refuse(messages.corrected);
  }

  private running(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    work: (incident: IncidentRow) => Promise<void>,
  ): Promise<IncidentDetail> {
    return this.actions.writeWithin(em, user, id, undefined, async (incident) => {
      refuseEnded(incident);
      await work(incident);
    });
  }

  private async noteTask(
    em: EntityManager,
    user: CurrentUser,
    incident: IncidentRow,
    { id: task_id, title, state, owner_id = null }: IncidentTaskRow,
  ): Promise<void> {
    const details = { task_id, state, owner_id };
    this.timeline.add(em, incident.id, { kind: 'task', actor_id: user.id, text: title, details });
    await this.audit(em, user, incident, owner_id, { task: task_id, task_state: state });
  }

  private audit(
    em: EntityManager,
    user: CurrentUser,
    { id, number, is_drill }: IncidentRow,
    subject_id: string | null,
    details: Record<string, unknown>,
  ): Promise<void> {
    return this.trail.record(em, {
      action: 'incident.changed',
      actor: user,
      subject_id,
      details: { id, number, is_drill, ...details },
    });
  }
}

/** The group that was asked to command stays where one of it does; it ends with another commander, and with nobody. */
async function groupAfter(
  em: EntityManager,
  { group_id: before }: IncidentRow,
  person_id: string | null,
  group_id: string | undefined,
): Promise<string | null> {
  if (group_id !== undefined) return group_id;
  return before && person_id !== null && (await isMember(em, before, person_id)) ? before : null;
}
