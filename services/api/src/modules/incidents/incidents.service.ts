import {
  type Incident,
  type IncidentDetail,
  type IncidentFigures,
  INCIDENT_STATES,
  incidentNumber,
  isLiveSignal,
  isRunningIncident,
  SEVERITIES,
  type IncidentCounts,
  type IncidentCount,
} from '@ayana/contracts/operations';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { csvFile } from '../../platform/http/csv/csv-file.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { refuseStale } from '../../platform/http/etag.js';
import { keysetList } from '../../platform/http/lists/keyset-list.js';
import { AuditTrail, exportDetails } from '../activity/index.js';
import { groupFor } from '../colleagues/index.js';
import { SignalRow } from '../signals/index.js';
import { INCIDENT_COLUMNS } from './incident-csv.js';
import { findIncidentDetail } from './incident-detail.queries.js';
import { IncidentLinks } from './incident-links.js';
import { IncidentGroups } from './incident-groups.js';
import { staffName } from './incident-people.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentWorkflow } from './incident-workflow.js';
import { IncidentRow } from './incident.entity.js';
import type { IncidentFiltersDto, IncidentFromSignalDto, IncidentsQueryDto, NewIncidentDto } from './incidents.dto.js';
import { readIncidentFigures } from './incident-figures.queries.js';
import {
  countActive,
  type CountRow,
  countIncidents,
  countTasksOf,
  incidentOf,
  INCIDENTS,
  incidents,
} from './incidents.queries.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';
import { signalNotFree } from './signal-takers.js';

/** Incidents as they are read, and how one begins. */
@Injectable()
export class IncidentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: IncidentWorkflow,
    private readonly timeline: IncidentTimeline,
    private readonly links: IncidentLinks,
    private readonly trail: AuditTrail,
    private readonly people: IncidentGroups,
  ) {}

  list(user: CurrentUser, query: IncidentsQueryDto): Promise<Page<Incident>> {
    const rows = incidents(this.database.read(), this.clock.now());
    return mapPage(keysetList(rows, INCIDENTS, query, user), incidentOf);
  }

  /** Records the export, then gives the file. */
  async export(user: CurrentUser, filters: IncidentFiltersDto): Promise<StreamableFile> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'incidents.exported',
        actor: user,
        subject_id: null,
        details: exportDetails(filters),
      }),
    );
    return csvFile({
      name: 'ayana-incidents',
      now: this.clock.now(),
      columns: INCIDENT_COLUMNS,
      page: (part) => this.list(user, Object.assign({}, filters, part)),
    });
  }

  activeCount(): Promise<number> {
    return countActive(this.database.read());
  }

  /** Drills apart. */
  async counts(user: CurrentUser): Promise<IncidentCounts> {
    const database = this.database.read();
    const [rows, my_tasks] = await Promise.all([countIncidents(database), countTasksOf(database, user.id)]);
    return {
      incidents: countsOf(rows.filter(({ is_drill }) => !is_drill)),
      drills: countsOf(rows.filter(({ is_drill }) => is_drill)),
      my_tasks,
    };
  }

  figures(): Promise<IncidentFigures> {
    return readIncidentFigures(this.database.read(), this.clock.now());
  }

  detail(user: CurrentUser, id: string): Promise<IncidentDetail> {
    return this.find(user, id);
  }

  /** @param em of the transaction that wrote it; without one, as it is committed */
  async find(user: CurrentUser, id: string, em?: EntityManager): Promise<IncidentDetail> {
    const database = em === undefined ? this.database.read() : within(em);
    const detail = await findIncidentDetail(database, user, id, this.clock.now());
    if (detail === undefined) throw notFound();
    return detail;
  }

  /** Begins an incident; who opens it commands it until someone else is named. */
  async open(em: EntityManager, user: CurrentUser, form: NewIncidentDto): Promise<IncidentDetail> {
    const incident = await this.begin(em, user, form);
    for (const id of new Set(form.journey_ids)) await this.links.addJourney(em, user, incident, id, 'journey_ids');
    for (const id of new Set(form.signal_ids)) await this.links.addSignal(em, user, incident, id, 'signal_ids');
    return this.announced(em, user, incident);
  }

  /**
   * Begins an incident with a signal and its journey.
   * @param ifMatch the version of the signal that was read
   * @throws AppError `not_found`, `stale_version`, `illegal_transition` for a signal that has ended or has an incident
   */
  async openFromSignal(
    em: EntityManager,
    user: CurrentUser,
    signal_id: string,
    form: IncidentFromSignalDto,
    ifMatch?: string,
  ): Promise<IncidentDetail> {
    const signal = await em.findOne(SignalRow, { id: signal_id }, FOR_UPDATE);
    if (signal === null) throw notFound();
    refuseStale(ifMatch, signal.version);
    if (!isLiveSignal(signal.state) || signal.state === 'in_incident') throw await signalNotFree(em, signal);
    const incident = await this.begin(em, user, form);
    await this.links.addSignal(em, user, incident, signal_id);
    return this.announced(em, user, incident);
  }

  private async begin(em: EntityManager, user: CurrentUser, form: NewIncidentDto): Promise<IncidentRow> {
    const { title, type, severity, summary = null, is_drill = false, group_id = null } = form;
    const commander_id = form.commander_id ?? (group_id === null ? user.id : null);
    if (commander_id !== null && group_id !== null)
      throw refusedFields([{ field: 'group_id', message: messages.person_or_group }]);
    if (commander_id !== null) await staffName(em, commander_id, 'commander_id');
    if (group_id !== null) await groupFor(em, group_id);
    const now = this.clock.now();
    const number = await nextNumber(em, is_drill);
    const incident = em.create(IncidentRow, {
      id: this.ids.next(),
      number,
      is_drill,
      title,
      type,
      severity,
      state: 'active',
      summary,
      search: await searchOf(em, { number, is_drill, title, summary }),
      commander_id,
      group_id,
      opened_by: user.id,
      opened_at: now,
      // Who opens it and leads it has taken it on; else the first line of another person says so (migration 0518).
      acknowledged_at: commander_id === user.id ? now : null,
      version: 1,
      updated_at: now,
    });
    await em.flush();
    if (group_id !== null) await this.people.toldGroup(em, user, incident, group_id);
    this.timeline.add(em, incident.id, { kind: 'opened', actor_id: user.id, text: title, details: { severity } });
    await this.trail.record(em, {
      action: 'incident.changed',
      actor: user,
      subject_id: null,
      details: { id: incident.id, number, is_drill, severity, to: 'active' },
    });
    return incident;
  }

  private async announced(em: EntityManager, user: CurrentUser, incident: IncidentRow): Promise<IncidentDetail> {
    await this.workflow.written(em, incident);
    return this.find(user, incident.id, em);
  }
}

async function nextNumber(em: EntityManager, is_drill: boolean): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval(${is_drill ? 'drill_numbers' : 'incident_numbers'}::regclass)::integer as number`.execute(
    within(em),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gives a number');
  return row.number;
}

/** What the list is searched by: the number and the words. */
export async function searchOf(
  em: EntityManager,
  {
    number,
    is_drill,
    title,
    summary,
  }: { number: number; is_drill: boolean; title: string; summary?: string | null | undefined },
): Promise<string> {
  const words = [incidentNumber(number, is_drill), title, summary ?? ''].join(' ');
  const { rows } = await sql<{ search: string }>`select search_text(${words}) as search`.execute(within(em));
  return rows[0]?.search ?? '';
}

function countsOf(rows: readonly CountRow[]): IncidentCount {
  const count = (which: (row: CountRow) => boolean): number =>
    rows.filter(which).reduce((sum, row) => sum + Number(row.count), 0);
  return {
    running: count(({ state }) => isRunningIncident(state)),
    to_review: count(({ state }) => state === 'closed'),
    by_state: Object.fromEntries(
      INCIDENT_STATES.map((state) => [state, count((row) => row.state === state)]),
    ) as IncidentCount['by_state'],
    by_severity: Object.fromEntries(
      SEVERITIES.map((severity) => [
        severity,
        count((row) => row.severity === severity && isRunningIncident(row.state)),
      ]),
    ) as IncidentCount['by_severity'],
  };
}
