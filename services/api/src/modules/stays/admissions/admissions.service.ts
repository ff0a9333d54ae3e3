import {
  type Admission,
  ADMISSION_WORKFLOW,
  type AdmissionState,
  type AdmissionStep,
  FACT_EFFECTS,
} from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { checkPlannedDay } from '../../../platform/http/planned-times.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import {
  JourneyEntries,
  lockOpenJourney,
  type PatientJourneyRow,
  readersOf,
  refuseOtherWriters,
} from '../../journeys/index.js';
import { ConsentTasks } from '../consents/consent-tasks.js';
import { ADMISSION_MESSAGES as messages } from './admission-messages.js';
import { AdmissionRow } from './admission.entity.js';
import type { AdmissionChangeDto, AdmissionsQueryDto } from './admissions.dto.js';
import { admissionsOf, boardOf, findAdmission, shown, stayOfWork } from './admissions.queries.js';

const EVENTS = { admit: 'admission_admitted', discharge: 'admission_discharged' } as const;
/** A clock at the ward that is ahead, in milliseconds. */
const AHEAD = 5 * 60_000;

/** Stays at the hospital whose quote was accepted, kept by its people. */
@Injectable()
export class Admissions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
    private readonly consents: ConsentTasks,
  ) {}

  async list(user: CurrentUser, { journey_id, assignment_id }: AdmissionsQueryDto): Promise<{ items: Admission[] }> {
    const database = this.database.read();
    if (journey_id !== undefined) {
      const items = await admissionsOf(database, user, journey_id);
      return { items: items.filter((stay) => assignment_id === undefined || stay.assignment_id === assignment_id) };
    }
    const items =
      assignment_id === undefined
        ? await boardOf(database, user, this.clock.now())
        : await stayOfWork(database, user, assignment_id);
    return { items };
  }

  /** From the accepted quote on, its patient is expected. */
  async expect(
    em: EntityManager,
    journey: PatientJourneyRow,
    quote: { id: string; partner_hospital_id: string },
  ): Promise<void> {
    const now = this.clock.now();
    const stay = em.create(AdmissionRow, {
      id: this.ids.next(),
      journey_id: journey.id,
      quote_id: quote.id,
      partner_hospital_id: quote.partner_hospital_id,
      status: 'expected',
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.consents.ask(em, journey, stay.id);
    await this.publish(em, stay);
  }

  /** @throws AppError `not_found`, `not_allowed`, `stale_version`, `illegal_transition`, `invalid_fields` */
  change(user: CurrentUser, id: string, form: AdmissionChangeDto, ifMatch: string | undefined): Promise<Admission> {
    return this.database.write(async (em) => {
      const known = await findAdmission(within(em), id);
      await refuseOtherWriters(em, user, known);
      const journey = await lockOpenJourney(em, known.journey_id);
      const stay = await em.findOneOrFail(AdmissionRow, { id }, { ...FOR_UPDATE, refresh: true });
      refuseStale(ifMatch, stay.version);
      this.apply(stay, form);
      Object.assign(stay, { version: stay.version + 1, updated_at: this.clock.now() });
      await em.flush();
      if (form.step !== undefined) this.follow(em, user, journey, form.step);
      await this.trail.record(em, {
        action: 'journey.changed',
        actor: user,
        subject_id: journey.patient_id,
        details: { id: journey.id, admission: id, to: form.step === undefined ? 'admission_changed' : stay.status },
      });
      await this.publish(em, stay);
      return shown(await findAdmission(within(em), id));
    });
  }

  private apply(stay: AdmissionRow, { step, at, room, expected_on, plan }: AdmissionChangeDto): void {
    const now = this.clock.now();
    if (step !== undefined) {
      const { from, to }: { from: readonly AdmissionState[]; to: readonly [AdmissionState] } = ADMISSION_WORKFLOW[step];
      if (!from.includes(stay.status)) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
      [stay.status] = to;
      if (step === 'take_back') Object.assign(stay, { admitted_at: null, room: null });
      if (step === 'readmit') stay.discharged_at = null;
      if (step === 'admit') stay.admitted_at = momentOf(at, now);
      if (step === 'discharge') stay.discharged_at = dischargeOf(at, now, stay);
    }
    // A room may be reserved before the admission.
    if (room !== undefined) stay.room = room;
    if (plan !== undefined) stay.plan = plan;
    if (expected_on === undefined) return;
    if (stay.status !== 'expected') throw new AppError('illegal_transition', messages.day_fixed);
    checkPlannedDay(now, 'expected_on', 'Day', expected_on, INDIA_ZONE);
    stay.expected_on = expected_on;
  }

  /** A fact of the case: what is taken back has not happened. */
  private follow(em: EntityManager, user: CurrentUser, { id }: PatientJourneyRow, step: AdmissionStep): void {
    if (step !== 'admit' && step !== 'discharge') return this.entries.touched(em, id);
    const fact = step === 'admit' ? 'admitted' : 'discharged';
    this.entries.add(em, {
      journey_id: id,
      event: EVENTS[step],
      visibility: 'public',
      actor_id: user.id,
      stage_number: FACT_EFFECTS[fact].stage ?? null,
    });
  }

  private async publish(em: EntityManager, { id, journey_id }: AdmissionRow): Promise<void> {
    this.realtime.publish(
      em,
      { type: 'admissions.updated', data: { journey_id, id } },
      { entry: 'case_work', user_ids: await readersOf(within(em), journey_id, 'admission') },
    );
  }
}

function momentOf(at: string | undefined, now: Date): Date {
  if (at === undefined) throw refusedFields([{ field: 'at', message: messages.time_needed }]);
  const moment = new Date(at);
  if (moment.getTime() > now.getTime() + AHEAD) throw refusedFields([{ field: 'at', message: messages.in_future }]);
  return moment;
}

function dischargeOf(at: string | undefined, now: Date, { admitted_at }: AdmissionRow): Date {
  const moment = momentOf(at, now);
  if (admitted_at != null && moment < admitted_at)
    throw refusedFields([{ field: 'at', message: messages.before_admission }]);
  return moment;
}
