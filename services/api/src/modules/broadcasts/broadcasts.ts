import { BROADCAST_MAIN_LANGUAGE } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../platform/app-error.js';
import { type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Incidents } from '../incidents/index.js';
import { BroadcastWorkflow } from './broadcast-workflow.js';
import { BroadcastRow } from './broadcast.entity.js';
import { BroadcastsService, journeysOf } from './broadcasts.service.js';
import { DRAFT_MESSAGES as messages } from './messages.js';

export interface IncidentBroadcast {
  incident_id: string;
  /** Who drafts it, and so does not approve it. */
  author: CurrentUser;
  /** Without them the draft has words to begin with. */
  subject?: string;
  body?: string;
}

/** Broadcasts, for the other parts of the operations. */
@Injectable()
export class Broadcasts implements OnModuleInit {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly workflow: BroadcastWorkflow,
    private readonly incidents: Incidents,
  ) {}

  /** What is not sent yet belongs to the incident that its own was merged into. */
  onModuleInit(): void {
    this.incidents.follow({
      lock: async (em, incident_id) => void (await unsentOf(em, incident_id)),
      move: async (em, user, from, into) => {
        for (const broadcast of await unsentOf(em, from)) {
          broadcast.incident_id = into;
          await this.workflow.record(em, broadcast, user, { changed: ['incident_id'] });
          await this.workflow.changed(em, broadcast);
        }
      },
    });
  }

  /**
   * Drafts a notice to the patients of an incident’s journeys and their families, by email and text.
   * @returns its id
   * @throws AppError `not_found`; `invalid_fields` for a drill, and for an incident that is over
   */
  async draftFor(em: EntityManager, { incident_id, author, subject, body }: IncidentBroadcast): Promise<string> {
    const incident = await within(em)
      .selectFrom('incidents')
      .select('title')
      .where('id', '=', incident_id)
      .executeTakeFirstOrThrow(notFound);
    const journey_ids = await journeysOf(em, incident_id);
    const { id } = await this.broadcasts.begin(em, author, {
      incident_id,
      title: incident.title,
      purpose: 'mandatory',
      channels: ['mail', 'bell'],
      texts: [{ language: BROADCAST_MAIN_LANGUAGE, subject: subject ?? messages.subject, body: body ?? messages.body }],
      audience: { kind: 'journeys', journey_ids, with_patients: true, with_families: true },
      is_urgent: true,
    });
    return id;
  }
}

/** Of an incident, locked in the order of their ids. */
const unsentOf = (em: EntityManager, incident_id: string): Promise<BroadcastRow[]> =>
  em.find(
    BroadcastRow,
    { incident_id, state: { $nin: ['sent', 'cancelled'] } },
    { ...FOR_UPDATE, orderBy: { id: 'asc' } },
  );
