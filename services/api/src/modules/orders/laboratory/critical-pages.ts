import type { Role } from '@ayana/contracts/identity';
import { ENGLISH } from '@ayana/contracts/language';
import { asksToCall, isPageDue, LAST_STAGE } from '@ayana/contracts/journey';
import { hasWorkNotices } from '@ayana/contracts/notifications';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { CaseNotices, JourneyTaskRow, JourneyTasks, PatientJourneyRow } from '../../journeys/index.js';
import { NotificationsService, WORK_NOTICE_MESSAGES } from '../../notifications/index.js';
import { ORDER_MESSAGES as messages, OrderWork, treatsOn } from '../../work/index.js';
import type { LaboratoryOrderRow } from './laboratory-order.entity.js';

const MINUTE = 60_000;
/** The case manager calls within this time. */
const CALL_WITHIN = 15 * MINUTE;

interface Reader {
  id: string;
  name: string | null;
  email: string;
  phone: string | null;
  role: Role | null;
  language: string;
  treats: boolean;
}

/** Tells the one who ordered of critical results until they are acknowledged: by mail and text, and after two without an answer the case manager. */
@Injectable()
export class CriticalPages {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly messaging: MessagingService,
    private readonly notices: CaseNotices,
    private readonly tasks: JourneyTasks,
    private readonly work: OrderWork,
    private readonly notifications: NotificationsService,
  ) {}

  /** Whether it is time to tell them again. */
  isDue({ paged_at }: LaboratoryOrderRow): boolean {
    return isPageDue(paged_at, this.clock.now());
  }

  /** @param order locked */
  async page(em: EntityManager, order: LaboratoryOrderRow): Promise<void> {
    const now = this.clock.now();
    const reader = await this.readerOf(em, order);
    // One who has left the case is not told: the case manager is, at once.
    const isReached = reader !== undefined && (reader.treats || reader.role !== 'doctor');
    if (isReached) await this.send(em, order, reader);
    order.pages += 1;
    order.paged_at = now;
    if (asksToCall(order.pages, isReached, order.escalated_at)) await this.escalate(em, order);
    order.updated_at = now;
    order.version += 1;
    await em.flush();
    await this.work.publish(em, 'laboratory_orders.updated', order, order.ordered_by);
  }

  /** All critical results were acknowledged, or are not critical after a correction. */
  async end(em: EntityManager, order: LaboratoryOrderRow, userId: string): Promise<void> {
    const task = order.task_id ? await em.findOne(JourneyTaskRow, { id: order.task_id, status: 'open' }) : null;
    if (task !== null) await this.tasks.settle(em, { id: userId }, task, 'done');
    order.paged_at = null;
  }

  private async send(em: EntityManager, { id, journey_id, pages }: LaboratoryOrderRow, reader: Reader): Promise<void> {
    const path =
      reader.role === 'doctor' ? `/doctor-portal/orders?order=${id}` : `/case-manager/cases/${journey_id}?section=care`;
    const dedupe_key = `laboratory_order:${id}:critical:${pages + 1}`;
    if (hasWorkNotices(reader.role)) await this.ring(em, { journey_id, path }, reader);
    await this.messaging.queueMail(em, {
      template: 'order_notice',
      journey_id,
      to: reader.email,
      data: { about: 'critical_result', name: reader.name ?? '', path },
      dedupe_key,
    });
    if (reader.phone === null) return;
    const title = inLanguage(reader.language, () => messages.critical_text);
    const text = { title, url: this.config.publicOrigin + path };
    await inLanguage(reader.language, () =>
      this.messaging.queueText(em, {
        channel: 'sms',
        template: 'notification',
        to: reader.phone ?? '',
        data: text,
        dedupe_key,
      }),
    );
  }

  /** The bell rings beside the mail and the text, which wait for nothing: neither channels nor quiet hours hold a critical result back. */
  private async ring(em: EntityManager, about: { journey_id: string; path: string }, reader: Reader): Promise<void> {
    const { case_number } = await em.findOneOrFail(PatientJourneyRow, { id: about.journey_id });
    const words = inLanguage(reader.language, () => ({
      title: WORK_NOTICE_MESSAGES.critical.title(case_number),
      message: WORK_NOTICE_MESSAGES.critical.message,
    }));
    await this.notifications.notify(em, {
      ...words,
      patient_id: reader.id,
      kind: 'work_due',
      path: about.path,
      bell_only: true,
      metadata: { case_id: about.journey_id },
    });
  }

  private async escalate(em: EntityManager, order: LaboratoryOrderRow): Promise<void> {
    const now = this.clock.now();
    const journey = await em.findOneOrFail(PatientJourneyRow, { id: order.journey_id });
    const words = inLanguage(ENGLISH.tag, () => ({
      title: messages.critical_task,
      detail: messages.critical_task_detail,
    }));
    const task = await this.tasks.add(em, {
      journey_id: order.journey_id,
      stage_number: Math.min(journey.current_stage + 1, LAST_STAGE),
      ...words,
      owner_kind: 'case_manager',
      due_at: new Date(now.getTime() + CALL_WITHIN),
      subject_kind: 'assignment',
      subject_id: order.assignment_id,
      automation: `critical_result.${order.id}.${order.version}`,
    });
    order.escalated_at = now;
    order.task_id = task?.id ?? null;
    const staff = await this.notices.staffOf(em, journey);
    await this.messaging.queueMail(em, {
      template: 'order_notice',
      journey_id: order.journey_id,
      to: staff.email,
      data: {
        about: 'critical_escalated',
        name: staff.name,
        path: `/case-manager/cases/${order.journey_id}?section=care`,
      },
      dedupe_key: `laboratory_order:${order.id}:escalated`,
    });
  }

  private readerOf(em: EntityManager, { ordered_by, journey_id }: LaboratoryOrderRow): Promise<Reader | undefined> {
    return within(em)
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone', 'role', 'language'])
      .select(treatsOn(ordered_by, sql`${journey_id}::uuid`).as('treats'))
      .where('id', '=', ordered_by)
      .executeTakeFirst();
  }
}
