import type { PortalSearchItem, PortalSearchAnswer } from '@ayana/contracts/catalogue';
import { mayEnter } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { SearchService } from '../search/index.js';
import { PORTAL_SEARCH_KINDS, type PortalSearchKind } from '@ayana/contracts/catalogue';
import { PORTAL_SEARCH_DEFAULT, type PortalSearchQueryDto, SHORTEST_QUERY } from './portal-search.dto.js';
import { findOwnAppointments, findOwnMessages, findOwnPapers, findOwnTasks } from './own-record.queries.js';
import {
  findBroadcasts,
  findEnquiries,
  findIncidents,
  findJourneys,
  findKnowledgeArticles,
  findOrganisations,
  findOwnJourneys,
  findPeople,
  findProblemRecords,
  findResources,
  findServiceRequests,
  findTreatmentRequests,
  findWork,
} from './portal-search.queries.js';

import { hasWorkNotices } from '@ayana/contracts/notifications';
import { findWorkLegs, findWorkMessages, findWorkOrders } from './work-content.queries.js';

type Found = Partial<Record<PortalSearchKind, readonly PortalSearchItem[]>>;

/** The search of everything a signed-in user may open; pages are found in the browser. */
@Injectable()
export class PortalSearch {
  constructor(
    private readonly database: Database,
    private readonly search: SearchService,
    private readonly clock: Clock,
  ) {}

  async find(
    user: CurrentUser,
    { q, limit = PORTAL_SEARCH_DEFAULT }: PortalSearchQueryDto,
  ): Promise<PortalSearchAnswer> {
    if (Array.from(q).length < SHORTEST_QUERY) return { groups: [] };
    const [records, own, content, catalogue] = await Promise.all([
      this.records(user, q, limit + 1),
      this.ownRecord(user, q, limit + 1),
      this.workContent(user, q, limit + 1),
      this.catalogue(q, limit + 1),
    ]);
    const found: Found = {
      ...records,
      ...own,
      ...content,
      ...catalogue,
      // A doctor may be a patient, too.
      messages: [...(own.messages ?? []), ...(content.messages ?? [])],
    };
    const groups = PORTAL_SEARCH_KINDS.flatMap((kind) => {
      const items = found[kind] ?? [];
      return items.length === 0 ? [] : [{ kind, items: items.slice(0, limit), more: items.length > limit }];
    });
    return { groups };
  }

  private async records(user: CurrentUser, q: string, most: number): Promise<Found> {
    const database = this.database.read();
    const asked = { q, most };
    const none: PortalSearchItem[] = [];
    const isCaseWorker = mayEnter('case_work', user.role);
    const seesDesk = mayEnter('service_desk', user.role);
    const [
      requests,
      enquiries,
      people,
      journeys,
      work,
      treatments,
      incidents,
      organisations,
      broadcasts,
      resources,
      articles,
      problems,
    ] = await Promise.all([
      findServiceRequests(database, user, asked),
      mayEnter('inbox', user.role) ? findEnquiries(database, asked) : none,
      mayEnter('users', user.role) ? findPeople(database, asked) : none,
      isCaseWorker ? findJourneys(database, asked) : findOwnJourneys(database, user, asked),
      isCaseWorker ? none : findWork(database, user, asked, this.clock.now()),
      isCaseWorker ? findTreatmentRequests(database, asked) : none,
      mayEnter('incident_command', user.role) ? findIncidents(database, asked) : none,
      mayEnter('organisations', user.role) ? findOrganisations(database, asked) : none,
      mayEnter('broadcast_management', user.role) ? findBroadcasts(database, asked) : none,
      mayEnter('resource_mobilization', user.role) ? findResources(database, asked) : none,
      seesDesk ? findKnowledgeArticles(database, asked) : none,
      seesDesk ? findProblemRecords(database, asked) : none,
    ]);
    return {
      journeys,
      work,
      incidents,
      broadcasts,
      resources,
      treatment_requests: treatments,
      service_requests: requests,
      problem_records: problems,
      knowledge_articles: articles,
      enquiries,
      people,
      organisations,
    };
  }

  /** What belongs to the journeys of the reader themselves; the staff read those of others by the case. */
  private async ownRecord(user: CurrentUser, q: string, most: number): Promise<Found> {
    if (!mayEnter('patient_portal', user.role)) return {};
    const database = this.database.read();
    const asked = { q, most };
    const [tasks, papers, messages, appointments] = await Promise.all([
      findOwnTasks(database, user, asked),
      findOwnPapers(database, user, asked),
      findOwnMessages(database, user, asked),
      findOwnAppointments(database, user, asked, this.clock.now()),
    ]);
    return { tasks, papers, messages, appointments };
  }

  /** What is in the work of a doctor or a partner. */
  private async workContent(user: CurrentUser, q: string, most: number): Promise<Found> {
    if (!hasWorkNotices(user.role) || mayEnter('admin', user.role)) return {};
    const database = this.database.read();
    const asked = { q, most };
    const [orders, legs, messages] = await Promise.all([
      findWorkOrders(database, user, asked),
      findWorkLegs(database, user, asked),
      findWorkMessages(database, user, asked),
    ]);
    return { orders, legs, messages };
  }

  /** As the public search finds them, with its forgiveness for misspelt and foreign words. */
  private async catalogue(q: string, most: number): Promise<Found> {
    const answer = await this.search.search({ q, limit: most });
    const kinds = ['hospitals', 'doctors', 'treatments'] as const;
    return Object.fromEntries(
      kinds.map((kind) => [
        kind,
        answer[kind].items.map(({ id, title, subtitle }) => ({ id, title, subtitle, state: null })),
      ]),
    );
  }
}
