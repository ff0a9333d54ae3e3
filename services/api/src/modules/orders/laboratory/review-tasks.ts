import { ENGLISH } from '@ayana/contracts/language';
import { LAST_STAGE } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import { JourneyTaskRow, JourneyTasks, type PatientJourneyRow } from '../../journeys/index.js';
import type { LaboratoryOrderRow } from './laboratory-order.entity.js';
import { missingReviewer } from './laboratory-orders.queries.js';

/** Milliseconds in which results are to be reviewed by the staff. */
const WITHIN = 4 * 60 * 60_000;

/** Results that no one of the laboratory may review are the case manager's to have reviewed, so that they do not wait unseen. */
@Injectable()
export class ReviewTasks {
  constructor(
    private readonly clock: Clock,
    private readonly tasks: JourneyTasks,
  ) {}

  /** After the last value was entered. @param order locked */
  async begin(em: EntityManager, journey: PatientJourneyRow, order: LaboratoryOrderRow): Promise<void> {
    const laboratory = await missingReviewer(within(em), order.id);
    if (laboratory === null) return;
    const words = inLanguage(ENGLISH.tag, () => ({
      title: messages.review_task(laboratory),
      detail: messages.review_task_detail,
    }));
    const task = await this.tasks.add(em, {
      journey_id: order.journey_id,
      stage_number: Math.min(journey.current_stage + 1, LAST_STAGE),
      ...words,
      owner_kind: 'case_manager',
      due_at: new Date(this.clock.now().getTime() + WITHIN),
      subject_kind: 'assignment',
      subject_id: order.assignment_id,
      automation: `result_review.${order.id}.${order.version}`,
    });
    order.review_task_id = task?.id ?? null;
  }

  /** They were reviewed, or go back to be entered. */
  async end(em: EntityManager, order: LaboratoryOrderRow, userId: string): Promise<void> {
    if (order.review_task_id == null) return;
    const task = await em.findOne(JourneyTaskRow, { id: order.review_task_id, status: 'open' });
    if (task !== null) await this.tasks.settle(em, { id: userId }, task, 'done');
    order.review_task_id = null;
  }
}
