import { LAST_STAGE, type TaskName } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { IS_SHOWN, JourneyTasks, lockJourney, type PatientJourneyRow } from '../../journeys/index.js';
import { QUOTE_MESSAGES as messages } from './quote-messages.js';

/** Time for an answer, in milliseconds. */
const ANSWER_TIME = 24 * 60 * 60_000;
/** Questions looked at in one run; the next takes the others. */
const BATCH = 500;

const taskOf = (questionId: string): TaskName => `quote_question.${questionId}`;

/** Questions about quotes that no hospital can answer any more: the case manager has the task. */
@Injectable()
export class UnansweredQuestions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tasks: JourneyTasks,
  ) {}

  /** Gives one question to the case manager. */
  async giveToStaff(
    em: EntityManager,
    journey: PatientJourneyRow,
    question: { id: string; text: string },
  ): Promise<void> {
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: Math.min(journey.current_stage + 1, LAST_STAGE),
      title: inLanguage(ENGLISH.tag, () => messages.task),
      detail: question.text,
      owner_kind: 'case_manager',
      due_at: new Date(this.clock.now().getTime() + ANSWER_TIME),
      subject_kind: 'quote',
      automation: taskOf(question.id),
    });
  }

  async answered(em: EntityManager, journey_id: string, questionId: string, userId: string): Promise<void> {
    await this.tasks.finishMade(em, journey_id, taskOf(questionId), { id: userId });
  }

  /** Gives those to the staff whose quote is gone, or whose hospital no longer sees the case; once each. */
  async run(): Promise<void> {
    const { rows } = await sql<{ id: string; text: string; journey_id: string }>`
      select question.id, question.text, asked.journey_id
      from quote_questions question
        join quotes asked on asked.id = question.quote_id
        join patient_journeys journey on journey.id = asked.journey_id and journey.status <> 'closed'
      where question.answered_at is null
        and not exists (select 1 from quotes live
          join assignments assignment on assignment.id = live.assignment_id
          join partner_members member on member.partner_id = assignment.partner_id and member.role <> 'read_only'
          where live.journey_id = asked.journey_id and live.partner_hospital_id = asked.partner_hospital_id
            and live.status in ('sent', 'accepted') and ${IS_SHOWN})
        -- The patient has decided against it: there is nothing left to answer.
        and not exists (select 1 from quotes declined where declined.journey_id = asked.journey_id
          and declined.partner_hospital_id = asked.partner_hospital_id and declined.status = 'declined')
        and not exists (select 1 from journey_tasks task
          where task.journey_id = asked.journey_id and task.automation = 'quote_question.' || question.id::text)
      order by question.asked_at, question.id limit ${BATCH}`.execute(this.database.read());
    for (const { journey_id, ...question } of rows)
      await this.database.write(async (em) => {
        const journey = await lockJourney(em, journey_id);
        // It may have been answered since it was found.
        const open = await within(em)
          .selectFrom('quote_questions')
          .select('id')
          .where('id', '=', question.id)
          .where('answered_at', 'is', null)
          .executeTakeFirst();
        if (open !== undefined) await this.giveToStaff(em, journey, question);
      });
  }
}
