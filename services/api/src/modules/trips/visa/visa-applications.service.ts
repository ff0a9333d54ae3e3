import {
  VISA_STATE_NAMES,
  VISA_WORKFLOW,
  type VisaApplication,
  type VisaState,
  patientHref,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { refuseReaders } from '../../organisations/index.js';
import { type AssignmentRow, AssignmentWorkflow } from '../../work/index.js';
import {
  CaseNotices,
  isCaseWorker,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  JourneyTasks,
  lockOpenJourney,
  type PatientJourneyRow,
  readerOf,
  readerSeeing,
} from '../../journeys/index.js';
import { VisaAppointments } from './visa-appointments.js';
import { VisaApplicationRow } from './visa-application.entity.js';
import { refuseIncomplete, valuesOf } from './visa-form.js';
import { applicationsOf } from './visa.queries.js';
import type { VisaStepDto } from './visa.dto.js';

const STAGE = 6;
/** The first part of the name of the task about a refused visa; the id of the work follows. */
const REFUSED_TASK = 'visa_refused.' as const;

/** The applications for a visa of a case, kept by the office that helps with them. */
@Injectable()
export class VisaApplications {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly assignments: AssignmentWorkflow,
    private readonly appointments: VisaAppointments,
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly tasks: JourneyTasks,
  ) {}

  /** For the patient, the staff and the office, which sees its own. @throws AppError `not_found` for anyone else */
  async list(user: CurrentUser, journeyId: string): Promise<{ items: VisaApplication[] }> {
    const database = this.database.read();
    const { kinds, assignments } = await readerSeeing(database, user, journeyId, 'visa');
    const seesAll = kinds.includes('patient') || kinds.includes('case_worker');
    const own = new Set(assignments.map(({ id }) => id));
    const items = (await applicationsOf(database, journeyId)).filter(
      ({ assignment_id }) => seesAll || own.has(assignment_id),
    );
    return { items: kinds.includes('case_worker') || own.size > 0 ? items : items.map(withoutEditor) };
  }

  /** @throws AppError `not_found`, `not_allowed`, `illegal_transition`, `stale_version`, `invalid_fields` */
  async step(
    em: EntityManager,
    user: CurrentUser,
    assignmentId: string,
    form: VisaStepDto,
    ifMatch?: string,
  ): Promise<VisaApplication> {
    const { journey, work, row } = await this.own(em, user, assignmentId);
    refuseStale(ifMatch, row.version);
    const { from, to }: { from: readonly VisaState[]; to: readonly [VisaState] } = VISA_WORKFLOW[form.step];
    if (!from.includes(row.status)) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    const now = this.clock.now();
    refuseIncomplete(form, now);
    const before = row.status;
    Object.assign(row, { status: to[0], version: row.version + 1, updated_at: now }, valuesOf(form, now));
    const { leg_id, isAnnounced } = await this.appointments.book(em, user, journey, row, form);
    if (leg_id !== null) row.appointment_leg_id = leg_id;
    await em.flush();
    this.entries.add(em, {
      journey_id: journey.id,
      event: 'visa',
      visibility: 'public',
      actor_id: user.id,
      stage_number: STAGE,
      from_state: before,
      to_state: row.status,
    });
    // A new time of an appointment is read with the part of the trip that it is.
    if (!isAnnounced) await this.inform(em, journey, row);
    if (before === 'refused') await this.tasks.finishMade(em, journey.id, REFUSED_TASK + work.id);
    if (row.status === 'refused') await this.callStaff(em, journey, row);
    await this.assignments.publish(em, work);
    return this.read(em, work);
  }

  private async read(em: EntityManager, { id, journey_id }: AssignmentRow): Promise<VisaApplication> {
    const application = (await applicationsOf(within(em), journey_id)).find(
      ({ assignment_id }) => assignment_id === id,
    );
    if (application === undefined) throw notFound();
    return application;
  }

  private inform(em: EntityManager, journey: PatientJourneyRow, row: VisaApplicationRow): Promise<void> {
    const { status, reference } = row;
    return this.notices.toPatient(em, journey, { kind: 'travel', path: patientHref('travel') }, () => ({
      title: messages.visa_title,
      message:
        reference == null
          ? messages.visa_text(VISA_STATE_NAMES[status])
          : messages.visa_text_reference(VISA_STATE_NAMES[status], reference),
    }));
  }

  /** A visa that was refused is for the case manager at once. */
  private async callStaff(em: EntityManager, journey: PatientJourneyRow, row: VisaApplicationRow): Promise<void> {
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    const name = patient?.name ?? '';
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: STAGE,
      title: inLanguage(ENGLISH.tag, () => messages.visa_refused_task(name)),
      owner_kind: 'case_manager',
      due_at: this.clock.now(),
      automation: `${REFUSED_TASK}${row.assignment_id}.${row.version}`,
      subject_kind: 'assignment',
      subject_id: row.assignment_id,
    });
    await this.messaging.queueMail(em, {
      template: 'visa_refused',
      journey_id: journey.id,
      to: staff.email,
      data: { name: staff.name, patient: name, path: `/case-manager/cases/${journey.id}?section=travel` },
      dedupe_key: `visa_refused:${row.id}:${row.version}`,
    });
  }

  /** The application of a piece of work, locked with its journey; begun with the first step. */
  private async own(em: EntityManager, user: CurrentUser, id: string) {
    const found = await within(em)
      .selectFrom('assignments')
      .select('journey_id')
      .where('id', '=', id)
      .where('kind', '=', 'visa_support')
      .where('partner_hospital_id', 'is', null)
      .executeTakeFirstOrThrow(notFound);
    const { parts, assignments } = await readerOf(within(em), user, found.journey_id);
    const isOwn = assignments.some((each) => each.id === id);
    // The patient sees it, and changes nothing; another office knows nothing of it.
    if (!isOwn && !isCaseWorker(user)) throw parts.has('travel') && parts.has('visa') ? notAllowed() : notFound();
    await refuseReaders(em, user);
    const journey = await lockOpenJourney(em, found.journey_id);
    const work = await this.assignments.lock(em, id);
    if (work === null) throw notFound();
    if (work.status !== 'accepted') throw new AppError('illegal_transition', messages.leg_accept_first);
    return { journey, work, row: await this.rowOf(em, work) };
  }

  private async rowOf(
    em: EntityManager,
    { id: assignment_id, journey_id }: AssignmentRow,
  ): Promise<VisaApplicationRow> {
    const row = await em.findOne(VisaApplicationRow, { assignment_id }, FOR_UPDATE);
    if (row !== null) return row;
    const now = this.clock.now();
    const begun = { id: this.ids.next(), assignment_id, journey_id, status: 'collecting', version: 0 } as const;
    return em.create(VisaApplicationRow, { ...begun, created_at: now, updated_at: now });
  }
}

/** As the patient reads it. */
const withoutEditor = ({ updated_by: _editor, ...seen }: VisaApplication): VisaApplication => seen;
