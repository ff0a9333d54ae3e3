import { Injectable } from '@nestjs/common';
import { STAFF_ROLES } from '@ayana/contracts/identity';
import { type DocumentKind, patientHref, patientStep, RECORDS_STAGE } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { staffAwayUntil } from '../../absences/index.js';
import { CaseNotices, JourneyEntries } from '../../journeys/index.js';
import { DocumentRow, HEALTH_TASK, inRecordOf } from '../../records/index.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as messages } from './messages.js';
import { wantedDocuments } from './wanted-documents.js';

/** Days a patient has to send their records. */
const RECORDS_DAYS = 7;
/** Days for which tests and medicines show how a patient is. */
const RESULTS_DAYS = 90;
const DAY = 24 * 60 * 60_000;
/** Days to tell about one's health: the first task of a new patient. */
const HEALTH_DAYS = 2;

/** What the enquiry sets off: an answer, a case manager, the list of records. */
@Injectable()
export class EnquirySteps {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly actions: CaseActions,
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly realtime: Realtime,
  ) {}

  acknowledge(of: AutomationCase): Promise<void> {
    return this.actions.notifyPatient(of, 'acknowledge', { kind: 'journey', path: patientHref('home') }, () => ({
      title: messages.acknowledged.title,
      message: messages.acknowledged.message(patientStep(of.facts).text),
    }));
  }

  /**
   * One of the staff who are there, with the fewest open cases, first among those who speak the patient's language.
   * @throws AppError `illegal_transition` while there is nobody: it is tried again
   */
  async assignCaseManager({ em, journey, patient }: AutomationCase): Promise<void> {
    if (journey.case_manager_id) return;
    // One at a time, so that two new cases do not count the same load.
    await sql`select pg_advisory_xact_lock(hashtextextended('journeys.case_manager', 0))`.execute(within(em));
    const { rows } = await sql<{ id: string; name: string; email: string }>`
      select staff.id, staff.name, staff.email from users staff
      where staff.role = any(${[...STAFF_ROLES]})
      order by ${staffAwayUntil(sql.ref('staff.id'))} is null desc, staff.role = 'ayana_staff' desc, staff.language = ${patient.language} desc,
        (select count(*) from patient_journeys other where other.case_manager_id = staff.id and other.status = 'open'),
        staff.created_at, staff.id
      limit 1`.execute(within(em));
    const [manager] = rows;
    if (manager === undefined) throw new AppError('illegal_transition', messages.no_manager);
    journey.case_manager_id = manager.id;
    this.entries.add(em, {
      journey_id: journey.id,
      event: 'case_manager',
      visibility: 'public',
      actor_id: null,
      text: manager.name,
    });
    await this.notices.toNewManager(em, journey, manager, { from_id: null, note: null });
  }

  async askForRecords(of: AutomationCase): Promise<void> {
    const { em, journey, treatment, now } = of;
    // What an earlier journey of the patient has, or was asked for before, is not asked for again.
    const known = await kindsInRecordOf(em, journey.id, now);
    const missing = wantedDocuments(treatment?.category ?? null).filter((kind) => !known.has(kind));
    for (const kind of missing) {
      const row = em.create(DocumentRow, {
        id: this.ids.next(),
        journey_id: journey.id,
        kind,
        status: 'wanted',
        reason: of.forPatient(() => messages.wanted[kind]),
        version: 1,
        created_at: this.clock.now(),
        updated_at: this.clock.now(),
      });
      const data = { journey_id: journey.id, id: row.id };
      this.realtime.publish(
        em,
        { type: 'documents.updated', data },
        { entry: 'case_work', user_ids: [journey.patient_id] },
      );
    }
    await em.flush();
    // Before the papers: it is quick, and everyone who treats the patient needs it. What was answered before holds for each journey.
    if (!(await hasHealth(em, journey.patient_id)))
      await this.actions.task(of, HEALTH_TASK, RECORDS_STAGE, {
        title: () => messages.health.title,
        detail: of.forPatient(() => messages.health.detail),
        owner_kind: 'patient',
        due_at: daysFrom(now, HEALTH_DAYS),
        subject_kind: 'health_summary',
      });
    if (missing.length === 0) return;
    await this.actions.task(of, 'ask_for_records', RECORDS_STAGE, {
      title: () => messages.records.title,
      owner_kind: 'patient',
      due_at: daysFrom(now, RECORDS_DAYS),
      subject_kind: 'document',
    });
    await this.actions.notifyPatient(
      of,
      'ask_for_records',
      { kind: 'document', path: patientHref('documents') },
      () => ({
        title: messages.records.notice,
        message: patientStep(new Set([...of.facts, 'records_wanted'])).text,
      }),
    );
  }
}

/** Results and prescriptions of another journey hold for a while, a passport until its day. */
async function kindsInRecordOf(em: EntityManager, journey_id: string, now: Date): Promise<ReadonlySet<DocumentKind>> {
  const since = new Date(now.getTime() - RESULTS_DAYS * DAY);
  const rows = await within(em)
    .selectFrom('documents as document')
    .select('document.kind')
    .distinct()
    .where(inRecordOf(journey_id))
    .where(
      sql<boolean>`(document.journey_id = ${journey_id} or not (
        (document.kind in ('laboratory_result', 'prescription') and document.uploaded_at < ${since})
        or coalesce(document.expires_on < ${now}, false)))`,
    )
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

async function hasHealth(em: EntityManager, patient_id: string): Promise<boolean> {
  const row = await within(em)
    .selectFrom('health_summaries')
    .select('version')
    .where('patient_id', '=', patient_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
