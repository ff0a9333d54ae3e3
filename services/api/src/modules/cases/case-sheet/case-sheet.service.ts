import { OPEN_ASSIGNMENT_STATES } from '@ayana/contracts/journey';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, isoTime } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { caseSummary, paperPatientOf, RecordAccesses } from '../../records/index.js';
import { assignedTo, type JourneyReader, listTasks, readerOf } from '../../journeys/index.js';
import { CASE_SHEET_MESSAGES as messages } from './case-sheet-messages.js';
import { CASE_SHEET, type CaseSheetFacts } from './write-case-sheet.js';

/** Steps that one page has room for. */
const STEPS = 6;

/** A case on one page, for the staff and the hospital, each by what they see. */
@Injectable()
export class CaseSheets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
    private readonly threads: Threads,
  ) {}

  /** The printing is written down. @throws AppError `not_found` for everyone else */
  async print(user: CurrentUser, journeyId: string): Promise<StreamableFile> {
    const reader = await readerOf(this.database.read(), user, journeyId);
    const referral = reader.assignments.find(({ kind }) => kind === 'referral');
    if (!reader.kinds.includes('case_worker') && referral === undefined) throw notFound();
    const now = this.clock.now();
    const facts = await this.factsFor(user, reader, now);
    await this.accesses.record(user, {
      journey_id: journeyId,
      subject: { part: 'journey' },
      what: 'printed',
      assignment_id: referral?.id ?? null,
    });
    const pdf = await this.threads.bytes(CASE_SHEET, facts, now);
    return pdfFile(pdf, messages.file(facts.patient.case_number));
  }

  private async factsFor(user: CurrentUser, reader: JourneyReader, now: Date): Promise<CaseSheetFacts> {
    const database = this.database.read();
    const { id } = reader.journey;
    const [patient, facts, tasks, work, around] = await Promise.all([
      paperPatientOf(database, id),
      caseSummary(database, { ...reader, user_id: user.id, journey_id: id }, now),
      listTasks(database, user, { journey_id: id, status: ['open'], limit: STEPS + 1 }),
      database
        .selectFrom('assignments as assignment')
        .select(['assignment.kind', 'assignment.due_at'])
        .where('assignment.journey_id', '=', id)
        .where('assignment.status', 'in', [...OPEN_ASSIGNMENT_STATES])
        .where('assignment.due_at', 'is not', null)
        .$if(!reader.kinds.includes('case_worker'), (query) => query.where(assignedTo(user)))
        .orderBy('assignment.due_at')
        .limit(STEPS)
        .execute(),
      this.around(id),
    ]);
    const seesContact = reader.parts.has('contact');
    return {
      parts: [...reader.parts],
      patient,
      treatment: facts.treatment?.name ?? null,
      current_stage: reader.parts.has('stages') ? around.current_stage : null,
      language: facts.language,
      special_needs: facts.special_needs,
      email: facts.email,
      phone: facts.phone,
      emergency_name: seesContact ? around.emergency_name : null,
      emergency_phone: seesContact ? around.emergency_phone : null,
      preferred_from: facts.preferred_from,
      preferred_to: facts.preferred_to,
      admission_at: facts.admission_at,
      work: work.flatMap(({ kind, due_at }) => (due_at === null ? [] : [{ kind, due_at: isoTime(due_at) }])),
      manager: around.manager_name === null ? null : { name: around.manager_name, email: around.manager_email ?? '' },
      steps: tasks.items.slice(0, STEPS).map(({ title, due_at }) => ({ title, due_at })),
      more: Math.max(0, around.open_tasks - STEPS) * Number(reader.kinds.includes('case_worker')),
    };
  }

  private around(journeyId: string) {
    return this.database
      .read()
      .selectFrom('patient_journeys as journey')
      .leftJoin('users as manager', 'manager.id', 'journey.case_manager_id')
      .leftJoin('patient_details as details', 'details.patient_id', 'journey.patient_id')
      .select(['journey.current_stage', 'manager.name as manager_name', 'manager.email as manager_email'])
      .select(['details.emergency_name', 'details.emergency_phone'])
      .select(
        sql<number>`(select count(*)::integer from journey_tasks task
          where task.journey_id = journey.id and task.status = 'open')`.as('open_tasks'),
      )
      .where('journey.id', '=', journeyId)
      .executeTakeFirstOrThrow();
  }
}
