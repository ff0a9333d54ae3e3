import {
  type CasePayment,
  DEPOSIT_CHECK_TASK,
  DEPOSIT_DAYS,
  DEPOSIT_TASK,
  PAYMENT_STEPS,
  type PaymentState,
  type PaymentStep,
  paymentsOfQuote,
  priceDoubts,
  type Quote,
} from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { daysAfter } from '@ayana/contracts/travel';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { askAbout, usd } from '../../../platform/http/confirmations.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { FIELD_LABELS } from '../../../platform/http/input/field-labels.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import {
  JourneyTaskRow,
  JourneyTasks,
  lockJourney,
  lockOpenJourney,
  patientLanguage,
  type PatientJourneyRow,
} from '../../journeys/index.js';
import { CasePaymentRow } from './case-payment.entity.js';
import { type PaymentChange, PaymentEvents } from './payment-events.js';
import { PAYMENT_MESSAGES as messages } from './payment-messages.js';
import type { CasePaymentChangeDto, NewCasePaymentDto } from './payments.dto.js';
import { findPayment, listPayments } from './payments.queries.js';

const CHANGES: Readonly<Record<PaymentStep, PaymentChange>> = {
  receive: 'received',
  waive: 'waived',
  reopen: 'reopened',
};
const STAGE = 5;
/** Days to look whether a payment has arrived. */
const CHECK_DAYS = 2;
const DAY = 24 * 60 * 60_000;

/** What a patient pays before the bill. The site takes no money: an accepted quote says what is due, the staff what was received. */
@Injectable()
export class Payments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tasks: JourneyTasks,
    private readonly events: PaymentEvents,
  ) {}

  async list(user: CurrentUser, journey_id: string): Promise<{ items: CasePayment[] }> {
    return { items: await listPayments(this.database.read(), user, journey_id) };
  }

  /** What an accepted quote asks for; once, however often it is called. */
  async expect(
    em: EntityManager,
    { id: journey_id }: Pick<PatientJourneyRow, 'id'>,
    quote: Pick<Quote, 'id' | 'deposit' | 'lines'>,
  ): Promise<void> {
    const today = todayIn(INDIA_ZONE, this.clock.now());
    for (const { kind, amount } of paymentsOfQuote(quote)) {
      if ((await em.count(CasePaymentRow, { quote_id: quote.id, kind })) > 0) continue;
      const due_on = kind === 'deposit' ? daysAfter(today, DEPOSIT_DAYS) : null;
      const row = this.add(em, { journey_id, quote_id: quote.id, kind, amount, due_on, how: null });
      await em.flush();
      await this.events.publish(em, row);
      await this.askFor(em, row.id);
    }
  }

  /** Entered by the staff, beside what the quote says. @throws AppError `not_found`, `illegal_transition` for a closed case */
  async create(em: EntityManager, user: CurrentUser, form: NewCasePaymentDto): Promise<CasePayment> {
    const journey = await lockOpenJourney(em, form.journey_id);
    const { journey_id, kind, amount, due_on = null, how = null } = form;
    const { id } = this.add(em, { journey_id, quote_id: null, kind, amount, due_on, how });
    await em.flush();
    await this.askFor(em, id);
    const payment = await findPayment(within(em), id);
    await this.events.changed(em, user, journey, payment, 'added');
    return payment;
  }

  /** @throws AppError `not_found`, `stale_version`, `illegal_transition`, `invalid_fields`, `needs_confirmation` */
  change(user: CurrentUser, id: string, form: CasePaymentChangeDto, ifMatch: string | undefined): Promise<CasePayment> {
    return this.database.write(async (em) => {
      const before = await findPayment(within(em), id);
      const journey = await lockJourney(em, before.journey_id);
      const row = await em.findOneOrFail(CasePaymentRow, { id }, { ...FOR_UPDATE, refresh: true });
      refuseStale(ifMatch, row.version);
      const usual = row.amount;
      this.apply(row, form, user);
      askAbout(priceDoubts([{ field: 'amount', label: FIELD_LABELS.Amount, typed: form.amount, usual }]));
      Object.assign(row, { version: row.version + 1, updated_at: this.clock.now() });
      await em.flush();
      if (row.kind === 'room_fee' && (form.step === 'receive' || form.step === 'waive'))
        await this.tasks.finishMade(em, journey.id, `payment.room_fee.${id}`);
      if (journey.status !== 'closed') await this.askFor(em, id, form.step === 'reopen');
      const payment = await findPayment(within(em), id);
      const change = form.step === undefined ? 'changed' : CHANGES[form.step];
      await this.events.changed(em, user, journey, payment, change);
      return payment;
    });
  }

  /**
   * The patient says that they have paid: their task is done, and the case manager looks whether it has arrived.
   * @throws AppError `not_found` for anyone else, `illegal_transition` for one that is settled
   */
  async report(em: EntityManager, user: CurrentUser, id: string): Promise<CasePayment> {
    const { journey_id, kind, amount } = await findPayment(within(em), id);
    const journey = await lockOpenJourney(em, journey_id);
    if (journey.patient_id !== user.id) throw notFound();
    const row = await em.findOneOrFail(CasePaymentRow, { id }, { ...FOR_UPDATE, refresh: true });
    if (row.received_at || row.waived_at) throw new AppError('illegal_transition', messages.settled);
    const now = this.clock.now();
    if (!row.reported_at) {
      Object.assign(row, { reported_at: now, version: row.version + 1, updated_at: now });
      await em.flush();
      if (kind === 'deposit') await this.tasks.finishMade(em, journey_id, DEPOSIT_TASK, user);
      await this.tasks.add(em, {
        journey_id,
        stage_number: STAGE,
        title: messages.check[kind](usd(amount)),
        owner_kind: 'case_manager',
        due_at: new Date(now.getTime() + CHECK_DAYS * DAY),
        automation: kind === 'deposit' ? `${DEPOSIT_CHECK_TASK}.${id}` : `payment.room_fee.${id}`,
      });
      await this.events.reported(em, user, row);
    }
    return findPayment(within(em), id);
  }

  private apply(row: CasePaymentRow, { step, reason, ...fields }: CasePaymentChangeDto, { id }: CurrentUser): void {
    const now = this.clock.now();
    if (step === undefined && Object.keys(fields).length === 0)
      throw refusedFields([{ field: 'step', message: messages.nothing_to_change }]);
    if (step === 'waive' && reason === undefined) throw refusedFields([{ field: 'reason', message: messages.reason }]);
    const state: PaymentState = row.received_at ? 'received' : row.waived_at ? 'waived' : 'due';
    if (step !== undefined) {
      const from: readonly PaymentState[] = PAYMENT_STEPS[step];
      if (!from.includes(state)) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    } else if (state !== 'due') throw new AppError('illegal_transition', messages.settled);
    Object.assign(row, fields);
    if (step === 'receive') Object.assign(row, { received_at: now, received_by: id });
    if (step === 'waive') Object.assign(row, { waived_at: now, waived_by: id, waived_reason: reason });
    if (step === 'reopen')
      Object.assign(row, {
        reported_at: null,
        received_at: null,
        received_by: null,
        waived_at: null,
        waived_by: null,
        waived_reason: null,
      });
  }

  private add(
    em: EntityManager,
    values: Pick<NewCasePaymentDto, 'journey_id' | 'kind' | 'amount'> & {
      quote_id: string | null;
      due_on: string | null;
      how: string | null;
    },
  ): CasePaymentRow {
    const now = this.clock.now();
    const rest = { currency: 'USD', version: 1, created_at: now, updated_at: now } as const;
    return em.create(CasePaymentRow, { id: this.ids.next(), ...values, ...rest });
  }

  /** The patient's task for a deposit that is due: made, or opened again, with the day it is due. Facts of the case end it. */
  private async askFor(em: EntityManager, id: string, again = false): Promise<void> {
    const { kind, status, journey_id, amount, hospital, due_on, quote_id } = await findPayment(within(em), id);
    if (kind !== 'deposit' || status !== 'due') return;
    const due_at = due_on === null ? null : new Date(`${due_on}T12:00:00Z`);
    const known = await em.findOne(JourneyTaskRow, { journey_id, automation: DEPOSIT_TASK }, FOR_UPDATE);
    const language = await patientLanguage(within(em), journey_id);
    const words = inLanguage(language, () => ({
      title: messages.task,
      detail: messages.task_detail(usd(amount), hospital ?? ''),
    }));
    if (known === null) {
      await this.tasks.add(em, {
        ...words,
        journey_id,
        stage_number: STAGE,
        owner_kind: 'patient',
        due_at,
        automation: DEPOSIT_TASK,
        subject_kind: 'quote',
        subject_id: quote_id,
      });
      return;
    }
    if (known.status !== 'open' && !again) return;
    Object.assign(known, { ...words, due_at, status: 'open', done_by: null, done_at: null });
    await this.tasks.changed(em, known);
  }
}
