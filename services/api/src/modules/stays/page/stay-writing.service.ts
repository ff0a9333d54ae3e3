import { OWN_CHECKS_MAX, patientHref, type StayCheckState } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import {
  CaseNotices,
  JourneyEntries,
  lockOpenJourney,
  type PatientJourneyRow,
  refuseOtherWriters,
} from '../../journeys/index.js';
import { findAdmission, type StoredAdmission } from '../admissions/admissions.queries.js';
import { StayNotices } from '../consents/stay-notices.js';
import { FamilyNotices } from './family-notices.js';
import { STAY_MESSAGES as messages } from './stay-messages.js';
import { StayCheckRow, StayNoteRow, StayUpdateRow } from './stay.entities.js';
import type { NewStayCheckDto, NewStayNoteDto, NewStayUpdateDto } from './stays.dto.js';

/** How long after the discharge the ward may still write down what it has left out. */
const NOTES_AFTER = 7 * 24 * 60 * 60_000;

/** What the people of a hospital write during a stay: checks, daily notes, news for the family. */
@Injectable()
export class StayWriting {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly notices: StayNotices,
    private readonly family: FamilyNotices,
    private readonly patients: CaseNotices,
    private readonly entries: JourneyEntries,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * The stay and its journey, locked, for a writer of its hospital or the staff.
   * @throws AppError `not_found`, `not_allowed` for a member who may only read, `illegal_transition` once the case is closed
   */
  async lock(
    em: EntityManager,
    user: CurrentUser,
    id: string,
  ): Promise<{ stay: StoredAdmission; journey: PatientJourneyRow }> {
    const known = await findAdmission(within(em), id);
    await refuseOtherWriters(em, user, known);
    const journey = await lockOpenJourney(em, known.journey_id);
    return { stay: await findAdmission(within(em), id), journey };
  }

  /** Says how a check is; said again, it is as it was said last. @throws AppError as `lock`, `invalid_fields` */
  async check(em: EntityManager, user: CurrentUser, id: string, form: NewStayCheckDto): Promise<void> {
    const { stay, journey } = await this.lock(em, user, id);
    refuseUnfit(form);
    const label = form.label ?? '';
    const filter = { admission_id: id, kind: form.kind, label };
    const said = {
      state: form.state,
      note: form.note ?? null,
      blood_units: form.blood_units ?? null,
      blood_group: form.blood_group ?? null,
      said_by: user.id,
      said_at: this.clock.now(),
    };
    const before = await em.findOne(StayCheckRow, filter);
    if (before === null) {
      if (
        form.kind === 'other' &&
        (await em.count(StayCheckRow, { admission_id: id, kind: 'other' })) >= OWN_CHECKS_MAX
      )
        throw refusedFields([{ field: 'label', message: messages.too_many_checks }]);
      em.create(StayCheckRow, { ...filter, ...said, id: this.ids.next() });
    } else Object.assign(before, said);
    await em.flush();
    await this.written(em, user, journey, stay, `check_${form.kind}_${form.state satisfies StayCheckState}`);
  }

  /** A note of the ward, for itself and the staff. @throws AppError as `lock`, `illegal_transition` before the admission */
  async note(em: EntityManager, user: CurrentUser, id: string, { text }: NewStayNoteDto): Promise<void> {
    const { stay, journey } = await this.lock(em, user, id);
    const now = this.clock.now();
    const isOver = stay.discharged_at !== null && now.getTime() > Date.parse(stay.discharged_at) + NOTES_AFTER;
    if (stay.status === 'expected' || isOver) throw new AppError('illegal_transition', messages.not_admitted);
    em.create(StayNoteRow, { id: this.ids.next(), admission_id: id, text, author_id: user.id, at: now });
    await em.flush();
    await this.written(em, user, journey, stay, 'note_written');
  }

  /** News for the patient and those who may follow the case. @throws AppError as `lock`, `illegal_transition` before the admission */
  async tell(em: EntityManager, user: CurrentUser, id: string, { text }: NewStayUpdateDto): Promise<void> {
    const { stay, journey } = await this.lock(em, user, id);
    if (stay.status === 'expected') throw new AppError('illegal_transition', messages.too_early);
    em.create(StayUpdateRow, {
      id: this.ids.next(),
      admission_id: id,
      journey_id: journey.id,
      text,
      author_id: user.id,
      at: this.clock.now(),
    });
    await em.flush();
    await this.patients.toPatient(em, journey, { kind: 'journey', path: patientHref('care') }, () => ({
      title: messages.update_title,
      message: messages.update,
    }));
    await this.family.tell(em, journey.id);
    await this.written(em, user, journey, stay, 'family_told');
  }

  /** Who did it is kept; those who read the stay see it at once. */
  async written(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    stay: StoredAdmission,
    to: string,
  ): Promise<void> {
    this.entries.touched(em, journey.id);
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, admission: stay.id, to },
    });
    await this.notices.publish(em, stay);
  }
}

function refuseUnfit({ kind, label, state, blood_units, blood_group }: NewStayCheckDto): void {
  const faults: FieldError[] = [];
  if (kind === 'other' && label === undefined) faults.push({ field: 'label', message: messages.label_needed });
  if (kind !== 'other' && label !== undefined) faults.push({ field: 'label', message: messages.label_of_other });
  if (kind !== 'blood' && blood_units !== undefined)
    faults.push({ field: 'blood_units', message: messages.blood_only });
  if (kind !== 'blood' && blood_group !== undefined)
    faults.push({ field: 'blood_group', message: messages.blood_only });
  if (kind === 'blood' && state === 'done' && blood_units === undefined)
    faults.push({ field: 'blood_units', message: messages.blood_needed });
  if (kind === 'blood' && state === 'done' && blood_group === undefined)
    faults.push({ field: 'blood_group', message: messages.blood_needed });
  if (faults.length > 0) throw refusedFields(faults);
}
