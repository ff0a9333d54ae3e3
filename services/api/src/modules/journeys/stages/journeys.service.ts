import { Injectable } from '@nestjs/common';
import { firstStageStatuses, FIRST_STAGE, type PatientJourney } from '@ayana/contracts/journey';
import { STAFF_ROLES } from '@ayana/contracts/identity';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { AuditTrail } from '../../activity/index.js';
import { CaseNotices } from '../case-notices.js';
import { AutomationQueue } from './automation-queue.js';
import { JourneyEntries } from '../journey-entries.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { TreatmentRequestRow } from '../requests/treatment-request.entity.js';
import { beginThreads } from './begin-threads.js';
import { refuseUnfitData } from './journey-data.js';
import { JourneyEvents } from './journey-events.js';
import { PatientJourneyRow } from './journey.entity.js';
import { type JourneysQueryDto, type NewJourneyDto } from './journeys.dto.js';
import { latestJourney, listJourneys } from './journeys.queries.js';

/** Patients' journeys (spec sections 3, 4 and 7). Patients see their own, staff every one. */
@Injectable()
export class Journeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly trail: AuditTrail,
    private readonly automations: AutomationQueue,
    private readonly journeyEvents: JourneyEvents,
    private readonly notices: CaseNotices,
  ) {}

  list(user: CurrentUser, query: JourneysQueryDto): Promise<Page<PatientJourney>> {
    return listJourneys(this.database.read(), user, query);
  }

  /** The caller's own newest journey; null where there is none. */
  latest(user: CurrentUser): Promise<PatientJourney | null> {
    return latestJourney(this.database.read(), user.id);
  }

  /**
   * Begins a journey: stage 1 is completed, stage 2 waits (spec section 4).
   * @param user null for the system
   * @throws AppError `invalid_fields` for a patient or a request that does not exist, or a request with a journey
   */
  async begin(
    em: EntityManager,
    user: Pick<CurrentUser, 'id' | 'role'> | null,
    form: NewJourneyDto,
  ): Promise<PatientJourney> {
    await this.refuseUnknown(em, form);
    const { treatment_request_id = null } = form;
    refuseUnfitData('journey_data', form.journey_data);
    const now = this.clock.now();
    const journey = em.create(PatientJourneyRow, {
      id: (await this.caseOfRequest(em, treatment_request_id)) ?? this.ids.next(),
      patient_id: form.patient_id,
      treatment_request_id,
      current_stage: FIRST_STAGE,
      stage_statuses: firstStageStatuses(now),
      journey_data: form.journey_data ?? {},
      status: 'open',
      version: 1,
      created_at: now,
      updated_at: now,
      // All of them: what the ward enters of yesterday counts, too.
      facts_since: new Date(0),
      facts_settled_at: now,
    });
    await em.flush();
    await beginThreads(within(em), this.ids, journey);
    const manager = await claimerOf(em, journey.treatment_request_id ?? null);
    if (manager !== undefined) journey.case_manager_id = manager.id;
    this.entries.add(em, {
      journey_id: journey.id,
      treatment_request_id: journey.treatment_request_id ?? null,
      event: 'journey_begun',
      visibility: 'public',
      actor_id: user?.id ?? null,
      stage_number: FIRST_STAGE,
    });
    if (manager !== undefined) {
      const line = { event: 'case_manager', visibility: 'public', actor_id: user?.id ?? null } as const;
      this.entries.add(em, { journey_id: journey.id, ...line, text: manager.name });
      if (manager.id !== user?.id) await this.notices.toNewManager(em, journey, manager, { from_id: null, note: null });
    }
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, to: 'open' },
    });
    await this.automations.queue(em, journey.id, FIRST_STAGE);
    return this.journeyEvents.changed(em, journey);
  }

  /** The case that a request is: its journey has the same id, and with it the papers and messages of before. */
  private async caseOfRequest(em: EntityManager, treatment_request_id: string | null): Promise<string | undefined> {
    const row = await within(em)
      .selectFrom('cases')
      .select('id')
      .where('treatment_request_id', '=', treatment_request_id)
      .executeTakeFirst();
    return row?.id;
  }

  private async refuseUnknown(em: EntityManager, { patient_id, treatment_request_id }: NewJourneyDto): Promise<void> {
    const patient = await within(em)
      .selectFrom('users')
      .select('id')
      .where('id', '=', patient_id)
      .where('role', 'in', ['patient', 'unverified_user'])
      .executeTakeFirst();
    if (patient === undefined) throw refusedFields([{ field: 'patient_id', message: messages.unknown_patient }]);
    if (treatment_request_id === undefined) return;
    // Locked, so that two who begin the journey of one request do it one after the other.
    const request = await em.findOne(TreatmentRequestRow, { id: treatment_request_id, patient_id }, FOR_UPDATE);
    if (request === null) throw refusedFields([{ field: 'treatment_request_id', message: messages.unknown_request }]);
    if ((await em.findOne(PatientJourneyRow, { treatment_request_id })) !== null)
      throw refusedFields([{ field: 'treatment_request_id', message: messages.one_journey }]);
  }
}

/** Who of the staff has the enquiry that a request was made from: the case stays with them. */
function claimerOf(em: EntityManager, request_id: string | null) {
  return within(em)
    .selectFrom('treatment_requests as request')
    .innerJoin('inbox_items as item', 'item.id', 'request.inbox_item_id')
    .innerJoin('users as person', 'person.id', 'item.assigned_to')
    .select(['person.id', 'person.name', 'person.email'])
    .where('request.id', '=', request_id ?? null)
    .where('person.role', 'in', [...STAFF_ROLES])
    .executeTakeFirst();
}
