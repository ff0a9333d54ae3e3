import { isRunningIncident, type IncidentEntryKind } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { notFound } from '../../platform/app-error.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentRow } from './incident.entity.js';
import { IncidentWorkflow } from './incident-workflow.js';

/** What other parts of the operations write into an incident. */
export interface IncidentNote {
  kind: Extract<IncidentEntryKind, 'resource' | 'escalation' | 'broadcast' | 'happened' | 'done'>;
  /** English, without names of patients: it is in the report. */
  text: string;
  /** Null for the system. */
  actor_id?: string | null;
  /** Ids that lead to what it is about. */
  details?: Record<string, string | number | boolean | null>;
}

/** Records of another part that belong to incidents, and go on in the one that theirs is merged into. */
export interface IncidentFollower {
  /** Locks them, before the incidents: who changes them writes into the timeline afterwards. */
  lock: (em: EntityManager, incident_id: string) => Promise<void>;
  move: (em: EntityManager, user: CurrentUser, from: string, into: string) => Promise<void>;
}

/** Incidents, for the other parts of the operations. */
@Injectable()
export class Incidents {
  readonly followers: IncidentFollower[] = [];

  constructor(
    private readonly workflow: IncidentWorkflow,
    private readonly timeline: IncidentTimeline,
  ) {}

  /** What belongs to incidents elsewhere goes where they are merged into. */
  follow(one: IncidentFollower): void {
    this.followers.push(one);
  }

  /**
   * Writes a line of an incident’s timeline, also of one that is closed: what was sent may arrive later.
   * @throws AppError `not_found`
   */
  async note(em: EntityManager, incident_id: string, { actor_id = null, ...note }: IncidentNote): Promise<void> {
    if ((await em.count(IncidentRow, { id: incident_id })) === 0) throw notFound();
    this.timeline.add(em, incident_id, { actor_id, ...note });
    await em.flush();
    this.workflow.announce(em, incident_id);
  }

  /** Whether an incident runs, locked until the transaction ends: resources are committed, and people written to, for such ones only. */
  async isRunning(em: EntityManager, incident_id: string): Promise<boolean> {
    const incident = await this.workflow.lock(em, incident_id);
    return incident !== null && isRunningIncident(incident.state);
  }
}
