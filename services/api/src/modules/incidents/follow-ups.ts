import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { IncidentTaskRow } from './incident-parts.entity.js';
import { IncidentTimeline } from './incident-timeline.js';
import type { IncidentRow } from './incident.entity.js';
import type { IncidentFollowUpDto } from './incidents.dto.js';

const TITLE_MAX = 200;
/** At the end of the working day in India. */
const DUE_MINUTES = 18 * 60;

/** What a review says must change is a task of someone, with a day. */
@Injectable()
export class FollowUps {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly timeline: IncidentTimeline,
  ) {}

  add(em: EntityManager, user: CurrentUser, incident: IncidentRow, others: readonly IncidentFollowUpDto[]): void {
    const { what_changes, changes_owner_id, changes_due_on } = incident;
    const main =
      what_changes && changes_owner_id && changes_due_on
        ? [{ title: shortened(what_changes), owner_id: changes_owner_id, due_on: changes_due_on }]
        : [];
    for (const { title, owner_id, due_on } of [...main, ...others]) {
      const task = em.create(IncidentTaskRow, {
        id: this.ids.next(),
        incident_id: incident.id,
        title,
        owner_id,
        due_at: instantAt(due_on, DUE_MINUTES, INDIA_ZONE),
        state: 'open',
        created_by: user.id,
        created_at: this.clock.now(),
        is_follow_up: true,
        reminders: 0,
      });
      const details = { task_id: task.id, state: 'open', owner_id };
      this.timeline.add(em, incident.id, { kind: 'task', actor_id: user.id, text: title, details });
    }
  }
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= TITLE_MAX
    ? line
    : `${line
        .slice(0, TITLE_MAX - 1)
        .toWellFormed()
        .trimEnd()}…`;
};
