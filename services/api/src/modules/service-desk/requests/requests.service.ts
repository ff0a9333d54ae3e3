import { Injectable, type StreamableFile } from '@nestjs/common';
import {
  isOpenRequest,
  SERVICE_REQUEST_STATES,
  type ServiceRequest,
  type ServiceRequestCounts,
  type ServiceRequestDetail,
} from '@ayana/contracts/service-desk';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { csvFile } from '../../../platform/http/csv/csv-file.js';
import type { Page } from '../../../platform/http/cursor.js';
import { AuditTrail, exportDetails } from '../../activity/index.js';
import { heldBy } from '../../colleagues/index.js';
import { REQUEST_COLUMNS } from './request-csv.js';
import { findRequestDetail } from './request-detail.queries.js';
import { awaits, HOLDER, listRequests, OF_NOBODY } from './request-list.queries.js';
import { REQUESTS_DEFAULT, type ServiceRequestFiltersDto, type ServiceRequestsQueryDto } from './requests.dto.js';

const OPEN_STATES = SERVICE_REQUEST_STATES.filter(isOpenRequest);

/** Requests as their readers see them. */
@Injectable()
export class RequestsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  list(
    user: CurrentUser,
    { limit = REQUESTS_DEFAULT, ...query }: ServiceRequestsQueryDto,
  ): Promise<Page<ServiceRequest>> {
    return listRequests(this.database.read(), { ...query, limit }, { user, now: this.clock.now() });
  }

  async detail(user: CurrentUser, id: string): Promise<ServiceRequestDetail> {
    const detail = await findRequestDetail(this.database.read(), user, id);
    if (detail === undefined) throw notFound();
    return detail;
  }

  /** Records the export, then gives the file. */
  async export(user: CurrentUser, filters: ServiceRequestFiltersDto): Promise<StreamableFile> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'service_requests.exported',
        actor: user,
        subject_id: null,
        details: exportDetails(filters),
      }),
    );
    return csvFile({
      name: 'ayana-service-requests',
      now: this.clock.now(),
      columns: REQUEST_COLUMNS,
      page: (part) => this.list(user, Object.assign({}, filters, part)),
    });
  }

  /** For staff, who see every request. */
  /** Open ones whose target is missed, of the caller or of nobody. */
  async overdueCount(user: CurrentUser): Promise<number> {
    const { rows } = await sql<{ late: number }>`select count(*)::integer as late from service_requests request
      where state = any (${OPEN_STATES}) and due_at < ${this.clock.now()}
        and (${OF_NOBODY} or ${heldBy(user.id, HOLDER)})`.execute(this.database.read());
    return rows[0]?.late ?? 0;
  }

  async counts(user: CurrentUser): Promise<ServiceRequestCounts> {
    const now = this.clock.now();
    const count = (whose: ReturnType<typeof sql>) =>
      sql`jsonb_build_object('open', count(*) filter (where ${whose}),
        'overdue', count(*) filter (where ${whose} and due_at < ${now}))`;
    const database = this.database.read();
    const [open, approvals, states] = await Promise.all([
      sql<Pick<ServiceRequestCounts, 'mine' | 'unassigned' | 'all'>>`
        select ${count(heldBy(user.id, HOLDER))} as mine, ${count(OF_NOBODY)} as unassigned,
          ${count(sql`true`)} as all
        from service_requests request where state = any (${OPEN_STATES})`.execute(database),
      sql<{ count: number }>`
        select count(*)::integer as count from service_requests request where ${awaits(user)}`.execute(database),
      sql<{ state: (typeof SERVICE_REQUEST_STATES)[number]; count: number }>`
        select state, count(*)::integer as count from service_requests group by state`.execute(database),
    ]);
    const [views] = open.rows;
    if (views === undefined) throw new Error('A count has one row');
    const found = new Map(states.rows.map(({ state, count: each }) => [state, each]));
    return {
      ...views,
      waiting_for_my_approval: approvals.rows[0]?.count ?? 0,
      by_state: Object.fromEntries(
        SERVICE_REQUEST_STATES.map((state) => [state, found.get(state) ?? 0]),
      ) as ServiceRequestCounts['by_state'],
    };
  }
}
