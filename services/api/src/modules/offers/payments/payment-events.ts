import { patientHref, ACTIVE_ASSIGNMENT_STATES, type CasePayment, type JourneyEvent } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { usd } from '../../../platform/http/confirmations.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { AuditTrail } from '../../activity/index.js';
import { CaseNotices, JourneyEntries, type PatientJourneyRow, readersOf } from '../../journeys/index.js';
import { MessagingService } from '../../messaging/index.js';
import type { CasePaymentRow } from './case-payment.entity.js';
import { PAYMENT_MESSAGES as messages } from './payment-messages.js';

const PLACE = { kind: 'quote', path: patientHref('quotes') } as const;

export type PaymentChange = 'added' | 'changed' | 'received' | 'waived' | 'reopened';
const EVENTS = {
  added: 'payment_added',
  changed: 'payment_changed',
  received: 'payment_received',
  waived: 'payment_waived',
  reopened: 'payment_reopened',
} as const satisfies Record<PaymentChange, JourneyEvent>;

/** What happens to payments, for everyone who sees them: live events, the timeline, the patient's notification, the hospital's mail. */
@Injectable()
export class PaymentEvents {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
  ) {}

  async publish(em: EntityManager, { id, journey_id }: Pick<CasePayment, 'id' | 'journey_id'>): Promise<void> {
    this.realtime.publish(
      em,
      { type: 'case_payments.updated', data: { journey_id, id } },
      { entry: 'case_work', user_ids: await readersOf(within(em), journey_id, 'bills') },
    );
  }

  /** What the staff have entered, changed or settled. */
  async changed(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    payment: CasePayment,
    change: PaymentChange,
  ): Promise<void> {
    this.entries.add(em, {
      journey_id: journey.id,
      event: EVENTS[change],
      // Companions read the public timeline, and see no bills.
      visibility: 'internal',
      actor_id: user.id,
      text: usd(payment.amount),
    });
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, payment: payment.id, to: EVENTS[change] },
    });
    await this.notices.toPatient(em, journey, PLACE, () => noticeOf(payment, change));
    if (change === 'received' || change === 'waived') await this.toHospital(em, journey, payment, change);
    await this.publish(em, payment);
  }

  /** The patient says that they have paid. */
  async reported(em: EntityManager, user: CurrentUser, payment: CasePaymentRow): Promise<void> {
    this.entries.add(em, {
      journey_id: payment.journey_id,
      event: 'payment_reported',
      visibility: 'internal',
      actor_id: user.id,
      text: usd(payment.amount),
    });
    await this.publish(em, payment);
  }

  private async toHospital(
    em: EntityManager,
    journey: PatientJourneyRow,
    { id, kind, amount, version }: CasePayment,
    change: 'received' | 'waived',
  ): Promise<void> {
    const patient = await this.notices.patientOf(em, journey);
    const people = await within(em)
      .selectFrom('quotes as quote')
      .innerJoin('assignments as assignment', 'assignment.id', 'quote.assignment_id')
      .innerJoin('partner_members as member', 'member.partner_id', 'assignment.partner_id')
      .innerJoin('users as person', 'person.id', 'member.user_id')
      .select(['person.id', 'person.name', 'person.email', 'quote.assignment_id'])
      .where('quote.journey_id', '=', journey.id)
      .where('quote.status', '=', 'accepted')
      .where('assignment.status', 'in', [...ACTIVE_ASSIGNMENT_STATES, 'done'])
      .execute();
    for (const person of people)
      await this.messaging.queueMail(em, {
        template: 'payment_notice',
        journey_id: journey.id,
        to: person.email,
        data: {
          name: person.name ?? '',
          patient: patient?.name ?? '',
          kind,
          change,
          amount: usd(amount),
          path: `/partner-portal/work/${person.assignment_id}`,
        },
        dedupe_key: `payment:${id}:${version}:${person.id}`,
      });
  }
}

function noticeOf({ kind, amount, due_on, waived_reason }: CasePayment, change: PaymentChange) {
  const sum = usd(amount);
  switch (change) {
    case 'received':
      return { title: messages.received.title[kind], message: messages.received.message(sum) };
    case 'waived':
      return { title: messages.waived.title[kind], message: messages.waived.message(sum, waived_reason ?? '') };
    case 'reopened':
      return { title: messages.reopened.title[kind], message: messages.reopened.message(sum) };
    default: {
      const { title, by, open } = messages.due;
      return { title: title[kind], message: due_on === null ? open(sum) : by(sum, dayText(due_on)) };
    }
  }
}
