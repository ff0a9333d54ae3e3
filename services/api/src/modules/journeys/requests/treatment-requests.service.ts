import { Injectable } from '@nestjs/common';
import {
  DEFAULT_PRIORITY_LEVEL,
  type PriorityLevel,
  requestAnswerBy,
  TREATMENT_REQUEST_STATE_NAMES,
  type TreatmentRequest,
  type TreatmentRequestDetail,
  ownRequestHref,
} from '@ayana/contracts/journey';
import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { AuditTrail } from '../../activity/index.js';
import { MessagingService, TEAM } from '../../messaging/index.js';
import { beginPatientThread, DECIDED_TREATMENT } from '../../case-register/index.js';
import { CaseNotices } from '../case-notices.js';
import { JourneyEntries } from '../journey-entries.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { PatientJourneyRow } from '../stages/journey.entity.js';
import { RequestWithdrawals } from './request-withdrawals.js';
import { TreatmentRequestRow } from './treatment-request.entity.js';
import { TreatmentRequestWorkflow } from './treatment-request-workflow.js';
import {
  type NewTreatmentRequestDto,
  type TreatmentRequestChangeDto,
  type TreatmentRequestNoteDto,
  type TreatmentRequestsQueryDto,
  type TreatmentRequestTransitionDto,
} from './treatment-requests.dto.js';
import { findTreatmentRequestDetail, listTreatmentRequests } from './treatment-requests.queries.js';

/** Who does something: a user, without their session. */
type Actor = Pick<CurrentUser, 'id' | 'role'>;

/** What patients ask to be treated for. Patients see their own requests, staff every one. */
@Injectable()
export class TreatmentRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: TreatmentRequestWorkflow,
    private readonly entries: JourneyEntries,
    private readonly trail: AuditTrail,
    private readonly notices: CaseNotices,
    private readonly withdrawals: RequestWithdrawals,
    private readonly messaging: MessagingService,
  ) {}

  list(user: CurrentUser, query: TreatmentRequestsQueryDto): Promise<Page<TreatmentRequest>> {
    return listTreatmentRequests(this.database.read(), user, query);
  }

  async detail(user: CurrentUser, id: string): Promise<TreatmentRequestDetail> {
    const detail = await findTreatmentRequestDetail(this.database.read(), user, id, this.clock.now());
    if (detail === undefined) throw notFound();
    return detail;
  }

  /** @throws AppError `invalid_fields` for a treatment that is not offered, for none and for two, or for days in the wrong order */
  async ask(em: EntityManager, user: CurrentUser, form: NewTreatmentRequestDto): Promise<TreatmentRequestDetail> {
    const { id } = await this.add(em, user.id, form, { actor: user });
    const patient = await this.notices.patientOf(em, { id, patient_id: user.id });
    const detail = await this.detailWithin(em, user, id);
    await this.messaging.queueMail(em, {
      template: 'treatment_request_notice',
      journey_id: detail.case_id,
      to: TEAM,
      data: { name: '', patient: patient?.name ?? '', path: `/admin/requests/${id}` },
      dedupe_key: `treatment_request:${id}:notice`,
    });
    return detail;
  }

  /**
   * Adds a request in the patient's name.
   * @param from who enters it (null for the system), and the request of the inbox it is made from
   * @throws AppError as `ask`
   */
  async add(
    em: EntityManager,
    patient_id: string,
    form: NewTreatmentRequestDto,
    { actor, inbox_item_id = null }: { actor: Actor | null; inbox_item_id?: string | null },
  ): Promise<TreatmentRequestRow> {
    const treatment = await treatmentOf(em, form);
    const { preferred_from: from = null, preferred_to: to = null } = form;
    if (from !== null && to !== null && to < from)
      throw refusedFields([{ field: 'preferred_to', message: messages.dates_reversed }]);
    const now = this.clock.now();
    const priority_level = form.priority_level ?? DEFAULT_PRIORITY_LEVEL;
    const request = em.create(TreatmentRequestRow, {
      id: this.ids.next(),
      patient_id,
      inbox_item_id,
      ...treatment,
      patient_notes: form.patient_notes ?? null,
      priority_level,
      answer_by: requestAnswerBy(now, priority_level),
      status: 'pending',
      preferred_city: form.preferred_city ?? null,
      preferred_from: from,
      preferred_to: to,
      attendants: form.attendants ?? null,
      version: 0,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    const { id } = await within(em)
      .selectFrom('cases')
      .select('id')
      .where('treatment_request_id', '=', request.id)
      .executeTakeFirstOrThrow();
    await beginPatientThread(within(em), this.ids, { id, created_at: now });
    this.entries.add(em, {
      treatment_request_id: request.id,
      event: 'asked',
      visibility: 'public',
      actor_id: patient_id,
      to_state: request.status,
    });
    await this.trail.record(em, {
      action: 'treatment_request.changed',
      actor,
      subject_id: patient_id,
      details: { id: request.id, to: request.status },
    });
    await this.workflow.changed(em, request);
    return request;
  }

  /** For staff: any status, the treatment, how urgent it is, and the notes of the staff. The patient is notified once of what one change brings. */
  change(
    user: CurrentUser,
    id: string,
    { status, treatment_id, priority_level, admin_notes }: TreatmentRequestChangeDto,
    ifMatch: string | undefined,
  ): Promise<TreatmentRequestDetail> {
    if ([status, treatment_id, priority_level, admin_notes].every((value) => value === undefined))
      throw refusedFields([{ field: 'status', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      // The journey first, as everyone who changes a part of a case does.
      const journey = await em.findOne(PatientJourneyRow, { treatment_request_id: id }, FOR_UPDATE);
      await this.workflow.change(em, user, id, ifMatch, async (request) => {
        const before = { status: request.status, admin_notes: request.admin_notes ?? null };
        const isNewTreatment =
          treatment_id !== undefined && (await this.setTreatment(em, user, request, treatment_id, journey));
        if (priority_level !== undefined) await this.setPriority(em, user, request, priority_level, journey);
        if (admin_notes !== undefined) request.admin_notes = admin_notes;
        if (status !== undefined) await this.workflow.set(em, user, request, status);
        const isNewStatus = request.status !== before.status;
        if (isNewStatus || isNewTreatment || (request.admin_notes ?? null) !== before.admin_notes)
          await this.notifyPatient(em, request, isNewStatus);
        if (isNewStatus && request.status === 'withdrawn' && journey !== null)
          await this.withdrawals.reach(em, journey, request, { by: user.id, note: null });
      });
      return this.detailWithin(em, user, id);
    });
  }

  /** For the patient whose request it is. */
  move(
    user: CurrentUser,
    id: string,
    { name, note }: TreatmentRequestTransitionDto,
    ifMatch: string | undefined,
  ): Promise<TreatmentRequestDetail> {
    return this.database.write(async (em) => {
      // The journey first, as quotes do: two transactions of one case never wait for each other in a circle.
      const journey = await em.findOne(
        PatientJourneyRow,
        { treatment_request_id: id, patient_id: user.id },
        FOR_UPDATE,
      );
      await this.workflow.change(em, user, id, ifMatch, async (request) => {
        if (request.patient_id !== user.id) throw notFound();
        await this.workflow.move(em, user, request, { name, note: note ?? null });
        if (journey !== null && request.status === 'withdrawn')
          await this.withdrawals.reach(em, journey, request, { by: user.id, note: note ?? null });
      });
      return this.detailWithin(em, user, id);
    });
  }

  /** A note of the patient, or of staff to the patient. */
  async addNote(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { text }: TreatmentRequestNoteDto,
  ): Promise<TreatmentRequestDetail> {
    await this.workflow.change(em, user, id, undefined, ({ id: treatment_request_id }) => {
      this.entries.add(em, { treatment_request_id, event: 'note', visibility: 'public', actor_id: user.id, text });
    });
    return this.detailWithin(em, user, id);
  }

  /** Staff name the treatment; what the patient called it stays. @returns whether it is another one */
  private async setTreatment(
    em: EntityManager,
    user: CurrentUser,
    request: TreatmentRequestRow,
    treatment_id: string,
    journey: PatientJourneyRow | null,
  ): Promise<boolean> {
    if (treatment_id === request.treatment_id) return false;
    const { name, plain_name } = await offered(em, treatment_id);
    request.treatment_id = treatment_id;
    this.entries.add(em, {
      treatment_request_id: request.id,
      ...(journey === null ? {} : { journey_id: journey.id }),
      event: 'treatment',
      visibility: 'public',
      actor_id: user.id,
      text: treatmentLabel({ name, plain_name }),
    });
    await this.trail.record(em, {
      action: 'treatment_request.changed',
      actor: user,
      subject_id: request.patient_id,
      details: { id: request.id, changed: ['treatment_id'] },
    });
    await em.flush();
    return true;
  }

  /** The time to answer counts from when it was asked. */
  private async setPriority(
    em: EntityManager,
    user: CurrentUser,
    request: TreatmentRequestRow,
    priority_level: PriorityLevel,
    journey: PatientJourneyRow | null,
  ): Promise<void> {
    if (priority_level === request.priority_level) return;
    request.priority_level = priority_level;
    request.answer_by = requestAnswerBy(request.created_at, priority_level);
    this.entries.add(em, {
      treatment_request_id: request.id,
      ...(journey === null ? {} : { journey_id: journey.id }),
      event: 'priority',
      visibility: 'internal',
      actor_id: user.id,
      text: messages.priorities[priority_level],
    });
    await this.trail.record(em, {
      action: 'treatment_request.changed',
      actor: user,
      subject_id: request.patient_id,
      details: { id: request.id, changed: ['priority_level'] },
    });
  }

  /** Says that the team worked on it: what it noted is for the staff. */
  private async notifyPatient(
    em: EntityManager,
    { id, patient_id, status }: TreatmentRequestRow,
    isNewStatus: boolean,
  ): Promise<void> {
    const row = await within(em)
      .selectFrom('treatment_requests as request')
      .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
      .leftJoin('patient_journeys as journey', 'journey.treatment_request_id', 'request.id')
      .select([DECIDED_TREATMENT.as('name'), 'journey.id as journey_id'])
      .where('request.id', '=', id)
      .executeTakeFirstOrThrow();
    const place = { kind: 'journey', path: ownRequestHref(id) } as const;
    await this.notices.toPatient(em, { id: row.journey_id, patient_id }, place, () => ({
      title: isNewStatus ? messages.request_status(TREATMENT_REQUEST_STATE_NAMES[status]) : messages.request_noted,
      message: messages.request_changed(row.name),
    }));
  }

  private async detailWithin(em: EntityManager, user: CurrentUser, id: string): Promise<TreatmentRequestDetail> {
    await em.flush();
    const detail = await findTreatmentRequestDetail(within(em), user, id, this.clock.now());
    if (detail === undefined) throw notFound();
    return detail;
  }
}

/** A treatment that can be asked for. @throws AppError `invalid_fields` for another */
async function offered(em: EntityManager, id: string) {
  const treatment = await within(em)
    .selectFrom('treatments')
    .select(['id', 'name', 'plain_name'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (treatment === undefined) throw refusedFields([{ field: 'treatment_id', message: messages.unknown_treatment }]);
  return treatment;
}

/** One of the catalogue, or the patient's own words. */
async function treatmentOf(
  em: EntityManager,
  { treatment_id, treatment_words }: NewTreatmentRequestDto,
): Promise<Pick<TreatmentRequestRow, 'treatment_id' | 'treatment_words'>> {
  if (treatment_id !== undefined && treatment_words !== undefined)
    throw refusedFields([{ field: 'treatment_words', message: messages.two_treatments }]);
  if (treatment_id !== undefined) return { treatment_id: (await offered(em, treatment_id)).id, treatment_words: '' };
  if (treatment_words === undefined)
    throw refusedFields([{ field: 'treatment_id', message: messages.treatment_missing }]);
  return { treatment_id: null, treatment_words };
}
