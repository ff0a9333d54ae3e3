import {
  type IncidentDetail,
  INCIDENT_TRANSITIONS_WITH_NOTE,
  incidentNumber,
  type IncidentTransition,
  isRunningIncident,
} from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { FollowUps } from './follow-ups.js';
import { IncidentLinks } from './incident-links.js';
import { IncidentTaskRow } from './incident-parts.entity.js';
import { staffName } from './incident-people.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentWorkflow } from './incident-workflow.js';
import { IncidentRow } from './incident.entity.js';
import type { IncidentChangeDto, IncidentTransitionDto } from './incidents.dto.js';
import { IncidentsService, searchOf } from './incidents.service.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

const REVIEW_FIELDS = ['what_happened', 'why', 'what_changes', 'changes_due_on', 'changes_owner_id'] as const;

/** Changes of an incident. Each is one transaction on the locked row. */
@Injectable()
export class IncidentActions {
  constructor(
    private readonly database: Database,
    private readonly incidents: IncidentsService,
    private readonly workflow: IncidentWorkflow,
    private readonly timeline: IncidentTimeline,
    private readonly links: IncidentLinks,
    private readonly trail: AuditTrail,
    private readonly followUps: FollowUps,
  ) {}

  update(user: CurrentUser, id: string, change: IncidentChangeDto, ifMatch?: string): Promise<IncidentDetail> {
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, incident) => {
      const before = incident.severity;
      Object.assign(incident, change);
      incident.search = await searchOf(em, incident);
      const changed = Object.keys(change).join(' ');
      const severity = before === incident.severity ? {} : { severity_before: before, severity: incident.severity };
      this.timeline.add(em, id, { kind: 'changed', actor_id: user.id, details: { changed, ...severity } });
      await this.trail.record(em, {
        action: 'incident.changed',
        actor: user,
        subject_id: null,
        details: {
          id,
          number: incident.number,
          is_drill: incident.is_drill,
          changed: Object.keys(change),
          ...severity,
        },
      });
    });
  }

  move(
    user: CurrentUser,
    id: string,
    { name, note, cause, follow_ups = [], ...review }: IncidentTransitionDto,
    ifMatch?: string,
  ): Promise<IncidentDetail> {
    refuseWords(name, note, review);
    refuseCause(name, cause);
    if (name !== 'review' && follow_ups.length > 0)
      throw refusedFields([{ field: 'follow_ups', message: messages.review_unneeded }]);
    const work = async (em: EntityManager, incident: IncidentRow): Promise<void> => {
      await refuseMerged(em, incident);
      if (name === 'close') {
        await this.refuseOpenTasks(em, id);
        incident.cause = cause ?? null;
      }
      if (name === 'reopen') incident.cause = null;
      if (name === 'review') {
        await staffName(em, review.changes_owner_id ?? '', 'changes_owner_id');
        for (const [at, { owner_id }] of follow_ups.entries())
          await staffName(em, owner_id, `follow_ups.${at}.owner_id`);
        Object.assign(incident, review);
        this.followUps.add(em, user, incident, follow_ups);
      }
      await this.workflow.move(em, user, incident, { name, note: note ?? null });
      if (name === 'close') await this.links.endSignals(em, user, incident);
    };
    return this.write(user, id, ifMatch, work);
  }

  /** A change of an incident that runs. @throws AppError `illegal_transition` for another */
  change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, incident: IncidentRow) => Promise<void>,
  ): Promise<IncidentDetail> {
    return this.write(user, id, ifMatch, async (em, incident) => {
      refuseEnded(incident);
      await work(em, incident);
    });
  }

  private write(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, incident: IncidentRow) => Promise<void>,
  ): Promise<IncidentDetail> {
    return this.database.write((em) => this.writeWithin(em, user, id, ifMatch, (incident) => work(em, incident)));
  }

  /** As the others, in a transaction of the caller. */
  async writeWithin(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (incident: IncidentRow) => Promise<void>,
  ): Promise<IncidentDetail> {
    await this.workflow.change(em, user, id, ifMatch, work);
    return this.incidents.find(user, id, em);
  }

  private async refuseOpenTasks(em: EntityManager, incident_id: string): Promise<void> {
    if ((await em.count(IncidentTaskRow, { incident_id, state: 'open', is_follow_up: false })) > 0)
      throw new AppError('illegal_transition', messages.tasks_open);
  }
}

/** Who closes an incident says what it came from. @throws AppError `invalid_fields` */
function refuseCause(name: IncidentTransition, cause: string | undefined): void {
  if (name === 'close' && cause === undefined)
    throw refusedFields([{ field: 'cause', message: messages.cause_needed }]);
  if (name !== 'close' && cause !== undefined)
    throw refusedFields([{ field: 'cause', message: messages.cause_unneeded }]);
}

/** @throws AppError `illegal_transition` */
export function refuseEnded({ state, merged_into }: IncidentRow): void {
  if (isRunningIncident(state)) return;
  const ended = merged_into ? messages.merged : messages.ended;
  throw new AppError('illegal_transition', state === 'reviewed' ? messages.reviewed : ended);
}

/** Neither its state nor its timeline is changed any more. @throws AppError `illegal_transition` with the number of the other one */
export async function refuseMerged(em: EntityManager, { number, is_drill, merged_into }: IncidentRow): Promise<void> {
  if (!merged_into) return;
  const target = await em.findOneOrFail(IncidentRow, { id: merged_into });
  const numbers = [number, target.number].map((each) => incidentNumber(each, is_drill)) as [string, string];
  throw new AppError('illegal_transition', messages.merged_stays(...numbers));
}

/** A review has fields of its own, every other transition a note. */
function refuseWords(
  name: IncidentTransition,
  note: string | undefined,
  review: Pick<IncidentTransitionDto, (typeof REVIEW_FIELDS)[number]>,
): void {
  const errors: FieldError[] = [];
  if (note === undefined && INCIDENT_TRANSITIONS_WITH_NOTE.some((each) => each === name))
    errors.push({ field: 'note', message: messages.note_needed });
  if (note !== undefined && name === 'review') errors.push({ field: 'note', message: messages.note_unneeded });
  for (const field of REVIEW_FIELDS) {
    if (name === 'review' && review[field] === undefined) errors.push({ field, message: messages.review_field });
    if (name !== 'review' && review[field] !== undefined) errors.push({ field, message: messages.review_unneeded });
  }
  if (errors.length > 0) throw refusedFields(errors);
}
