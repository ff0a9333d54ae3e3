import { Injectable } from '@nestjs/common';
import { ASSIGNMENT_KIND_NAMES, LAST_STAGE, OPEN_ASSIGNMENT_STATES } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import {
  CaseNotices,
  CaseSweep,
  JOURNEY_MESSAGES as messages,
  JourneyTasks,
  PatientJourneyRow,
} from '../../journeys/index.js';
import { AssignmentNotices } from './assignment-notices.js';
import { AssignmentWorkflow, lapseTask } from './assignment-workflow.js';
import type { AssignmentRow } from './assignment.entity.js';

/** The end of the clock that runs, of `work`: the time to answer, then the time to be done. */
const ENDS = sql<Date>`(case when work.status = 'offered' then coalesce(work.answer_by, work.due_at) else work.due_at end)`;
const HALF = sql<Date>`(work.created_at + (${ENDS} - work.created_at) / 2)`;
const RUNNING = sql`assignments work join patient_journeys journey on journey.id = work.journey_id and journey.status = 'open'
  where work.status in (${sql.join(OPEN_ASSIGNMENT_STATES)})`;

/** As `ENDS` and `HALF`. */
const endOf = ({ status, answer_by, due_at }: AssignmentRow): Date | null =>
  (status === 'offered' ? (answer_by ?? due_at) : due_at) ?? null;

/**
 * The clocks of work that was handed out. At half of the time the assignee is reminded; when it is over, the work is late and the case
 * manager has a task and a mail. Late work can still be done until it is taken back. Each of it once for a clock, however often it runs.
 */
@Injectable()
export class AssignmentClocks {
  constructor(
    private readonly clock: Clock,
    private readonly sweep: CaseSweep,
    private readonly workflow: AssignmentWorkflow,
    private readonly assignees: AssignmentNotices,
    private readonly tasks: JourneyTasks,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.sweep.each(
      sql`select work.id, work.journey_id from ${RUNNING} and ${ENDS} > ${now} and ${HALF} < ${now}
          and (work.reminded_at is null or work.reminded_at < ${HALF})
          -- Who accepted it in the second half knows of it.
          and (work.status = 'offered' or work.accepted_at is null or work.accepted_at < ${HALF})
        order by work.due_at, work.id`,
      (em, { id }) => this.remind(em, id),
    );
    await this.sweep.each(
      sql`select work.id, work.journey_id from ${RUNNING} and ${ENDS} < ${now}
          and (work.lapsed_at is null or work.lapsed_at < ${ENDS})
        order by work.due_at, work.id`,
      (em, { id }) => this.lapse(em, id),
    );
  }

  private async remind(em: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const row = await this.workflow.lock(em, id);
    const ends = row === null ? null : endOf(row);
    // It may have been answered, or its time changed, since it was found.
    if (row === null || !isOpen(row) || ends === null || ends <= now) return;
    const half = new Date((row.created_at.getTime() + ends.getTime()) / 2);
    if (half >= now || (row.reminded_at != null && row.reminded_at >= half)) return;
    row.reminded_at = now;
    await em.flush();
    await this.assignees.remind(em, row, ends);
  }

  private async lapse(em: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const row = await this.workflow.lock(em, id);
    const ends = row === null ? null : endOf(row);
    if (row === null || !isOpen(row) || ends === null || ends >= now) return;
    if (row.lapsed_at != null && row.lapsed_at >= ends) return;
    Object.assign(row, { lapsed_at: now, version: row.version + 1, updated_at: now });
    this.workflow.addEntry(em, row, { actor_id: null, from: row.status, note: messages.time_is_over });
    await em.flush();
    await this.escalate(em, row, ends);
    await this.workflow.publish(em, row);
  }

  /** To the case manager, who gives more time, calls, or gives the work to another. */
  private async escalate(em: EntityManager, row: AssignmentRow, ends: Date): Promise<void> {
    const journey = await em.findOneOrFail(PatientJourneyRow, { id: row.journey_id });
    const assignee = await assigneeName(em, row.id);
    const isUnanswered = row.status === 'offered';
    const words = isUnanswered ? messages.work_unanswered : messages.work_overdue;
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: Math.min(journey.current_stage + 1, LAST_STAGE),
      title: words(ASSIGNMENT_KIND_NAMES[row.kind], assignee),
      owner_kind: 'case_manager',
      due_at: this.clock.now(),
      automation: `${lapseTask(row)}${isoTime(ends)}`,
      subject_kind: 'assignment',
      subject_id: row.id,
    });
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    await this.messaging.queueMail(em, {
      template: 'assignment_lapsed',
      journey_id: journey.id,
      to: staff.email,
      data: {
        journey_id: journey.id,
        name: staff.name,
        patient: patient?.name ?? '',
        assignee,
        kind: row.kind,
        is_unanswered: isUnanswered,
        due_at: isoTime(ends),
      },
      dedupe_key: `assignment_lapsed:${row.id}:${isoTime(ends)}`,
    });
  }
}

const isOpen = ({ status }: AssignmentRow): boolean => OPEN_ASSIGNMENT_STATES.some((state) => state === status);

/** The doctor, the hospital or the partner. For the staff: nobody else learns it from a piece of work that is not theirs. */
export async function assigneeName(em: EntityManager, id: string): Promise<string> {
  const work = await within(em)
    .selectFrom('assignments as work')
    .leftJoin('users as person', 'person.id', 'work.assignee_user_id')
    .leftJoin('partners as partner', 'partner.id', 'work.partner_id')
    .leftJoin('partner_hospitals as hospital', 'hospital.id', 'work.partner_hospital_id')
    .select(['person.name', 'partner.company_name', 'hospital.hospital_name'])
    .where('work.id', '=', id)
    .executeTakeFirstOrThrow();
  return work.hospital_name ?? work.company_name ?? work.name ?? '';
}
