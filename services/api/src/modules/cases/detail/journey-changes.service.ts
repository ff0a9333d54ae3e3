import { Injectable } from '@nestjs/common';
import { mayEnter } from '@ayana/contracts/identity';
import type { JourneyState, PatientJourney, JourneyDetail } from '@ayana/contracts/journey';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { AssignmentWorkflow } from '../../work/index.js';
import {
  CaseNotices,
  CaseReopening,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  JourneyEvents,
  lockJourney,
  type PatientJourneyRow,
} from '../../journeys/index.js';
import { RecordAccesses } from '../../records/index.js';
import type { JourneyChangeDto, JourneyHandOverDto } from './journey-detail.dto.js';
import { journeyDetail } from './journey-detail.queries.js';
import { passOn } from './pass-on.js';

interface Colleague {
  id: string;
  name: string;
  email: string;
}

/** What staff do with a case as a whole: pause and close it, and give it to another case manager. */
@Injectable()
export class JourneyChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entries: JourneyEntries,
    private readonly assignments: AssignmentWorkflow,
    private readonly notices: CaseNotices,
    private readonly trail: AuditTrail,
    private readonly journeyEvents: JourneyEvents,
    private readonly accesses: RecordAccesses,
    private readonly reopening: CaseReopening,
  ) {}

  /**
   * The reading is written down.
   * @throws AppError `not_found` for everyone who is nothing to it
   */
  async detail(user: CurrentUser, id: string): Promise<JourneyDetail> {
    const { detail, reader } = await journeyDetail(this.database.read(), user, id, this.clock.now());
    await this.accesses.recordReading(user, reader, 'journey');
    return detail;
  }

  /** @throws AppError `not_found`, `stale_version`, `invalid_fields` */
  change(
    user: CurrentUser,
    id: string,
    { status, closed_reason, case_manager_id }: JourneyChangeDto,
    ifMatch: string | undefined,
  ): Promise<PatientJourney> {
    if (status === undefined && case_manager_id === undefined)
      throw refusedFields([{ field: 'status', message: messages.nothing_to_change }]);
    if ((status === 'closed') !== (closed_reason !== undefined))
      throw refusedFields([{ field: 'closed_reason', message: messages.closed_reason }]);
    return this.database.write(async (em) => {
      const journey = await lockJourney(em, id);
      refuseStale(ifMatch, journey.version);
      if (status !== undefined && status !== journey.status)
        await this.setStatus(em, user, journey, status, closed_reason ?? null);
      if (case_manager_id !== undefined)
        await this.setManager(em, user, journey, { id: case_manager_id, field: 'case_manager_id', note: null });
      return this.changed(em, journey);
    });
  }

  /** Gives the case to a colleague, who gets a mail. */
  async handOver(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { to_user_id, note: given }: JourneyHandOverDto,
  ): Promise<PatientJourney> {
    const note = given ?? null;
    const journey = await lockJourney(em, id);
    if (journey.case_manager_id === to_user_id)
      throw refusedFields([{ field: 'to_user_id', message: messages.already_case_manager }]);
    await this.setManager(em, user, journey, { id: to_user_id, field: 'to_user_id', note });
    if (note !== null)
      this.entries.add(em, { journey_id: id, event: 'note', visibility: 'internal', actor_id: user.id, text: note });
    return this.changed(em, journey);
  }

  private async setStatus(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    to: JourneyState,
    reason: string | null,
  ): Promise<void> {
    const from = journey.status;
    journey.status = to;
    journey.closed_reason = reason;
    journey.closed_by = to === 'closed' ? user.id : null;
    const states = { from_state: from, to_state: to };
    // The reason is for the staff.
    this.entries.add(em, {
      ...ofJourney(journey),
      event: 'journey_status',
      visibility: 'public',
      actor_id: user.id,
      ...states,
    });
    await this.record(em, user, journey, { from, to });
    if (to === 'closed') await this.assignments.cancelAll(em, { journey_id: journey.id }, user.id);
    if (from === 'closed') await this.reopening.bringBack(em, journey.id);
  }

  /** The new one gets a mail. @param to of the request, with the field that names them */
  private async setManager(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    { id, field, note }: { id: string | null; field: string; note: string | null },
  ): Promise<void> {
    const colleague = id === null ? null : await colleagueOf(em, id, field);
    const before = journey.case_manager_id ?? null;
    if (before === id) return;
    journey.case_manager_id = id;
    if (before !== null && id !== null) await passOn(em, journey.id, before, id);
    this.entries.add(em, {
      ...ofJourney(journey),
      event: 'case_manager',
      visibility: 'public',
      actor_id: user.id,
      text: colleague?.name ?? null,
    });
    await this.record(em, user, journey, { case_manager: id });
    if (colleague !== null && colleague.id !== user.id)
      await this.notices.toNewManager(em, journey, colleague, { from_id: user.id, note });
  }

  private record(em: EntityManager, actor: CurrentUser, { id, patient_id }: PatientJourneyRow, details: object) {
    return this.trail.record(em, {
      action: 'journey.changed',
      actor,
      subject_id: patient_id,
      details: { id, ...details },
    });
  }

  private async changed(em: EntityManager, journey: PatientJourneyRow): Promise<PatientJourney> {
    journey.version += 1;
    journey.updated_at = this.clock.now();
    await em.flush();
    return this.journeyEvents.changed(em, journey);
  }
}

const ofJourney = ({ id, treatment_request_id }: PatientJourneyRow) => ({
  journey_id: id,
  treatment_request_id: treatment_request_id ?? null,
});

async function colleagueOf(em: EntityManager, id: string, field: string): Promise<Colleague> {
  const found = await within(em)
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined || !mayEnter('case_work', found.role))
    throw refusedFields([{ field, message: messages.not_a_colleague }]);
  return found;
}
