import { choiceRefusal, type Quote } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { Admissions } from '../../stays/index.js';
import { JOURNEY_MESSAGES, JourneyTasks, lockOpenJourney, type PatientJourneyRow } from '../../journeys/index.js';
import { AssignmentRow, AssignmentWorkflow } from '../../work/index.js';
import { PatientMessages } from '../../messages/index.js';
import { Payments } from '../payments/payments.service.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteRow } from './quote.entity.js';
import type { QuoteReasonDto } from './quotes.dto.js';
import { findQuote, findQuoteFor } from './quotes.queries.js';

/** The patient's choice: one quote is accepted and the others are declined, in one transaction; or one is declined alone. */
@Injectable()
export class QuoteDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly events: QuoteEvents,
    private readonly trail: AuditTrail,
    private readonly messages: PatientMessages,
    private readonly tasks: JourneyTasks,
    private readonly admissions: Admissions,
    private readonly payments: Payments,
    private readonly assignments: AssignmentWorkflow,
  ) {}

  /**
   * @throws AppError `not_found` for anyone but the patient, `already_decided` when a quote was chosen, `illegal_transition` for one that
   * has expired
   */
  async accept(em: EntityManager, user: CurrentUser, id: string): Promise<Quote> {
    const { journey, quotes, chosen } = await this.lockChoice(em, user, id);
    await this.decide(em, journey, chosen, 'accepted');
    for (const other of quotes) if (other.status === 'sent') await this.decide(em, journey, other, 'declined');
    await this.endOtherWork(em, user, chosen);
    await this.admissions.expect(em, journey, chosen);
    await this.tasks.finishOwn(em, user, journey.id, 'quote');
    await this.payments.expect(em, journey, await this.read(em, id));
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: user.id,
      details: { id: journey.id, quote: id, to: 'accepted' },
    });
    return this.read(em, id);
  }

  /**
   * The patient does not take this one, and may say why: the case manager reads it as a message.
   * @throws AppError as `accept`
   */
  async decline(em: EntityManager, user: CurrentUser, id: string, { reason }: QuoteReasonDto): Promise<Quote> {
    const { journey, chosen } = await this.lockChoice(em, user, id);
    chosen.decision_reason = reason ?? null;
    await this.decide(em, journey, chosen, 'declined', user.id);
    const declined = await this.read(em, id);
    const { name } = declined.hospital;
    await this.messages.add(em, journey, {
      author_id: user.id,
      text:
        reason === undefined
          ? JOURNEY_MESSAGES.quote_declined(name)
          : JOURNEY_MESSAGES.quote_declined_because(name, reason),
    });
    return declined;
  }

  /** Hospitals that were asked and have not sent a quote are thanked, and not waited for any more. */
  private async endOtherWork(
    em: EntityManager,
    user: CurrentUser,
    { journey_id, assignment_id, partner_hospital_id }: QuoteRow,
  ): Promise<void> {
    const others = await em.find(AssignmentRow, { journey_id, kind: 'referral', status: ['offered', 'accepted'] });
    for (const work of others) {
      if (work.id === assignment_id) continue;
      // The chosen one may have been asked once more: it is not thanked for nothing.
      const own_mail = work.partner_hospital_id !== partner_hospital_id;
      await this.assignments.takeBack(em, work.id, user.id, { own_mail });
      if (own_mail) await this.events.notNeeded(em, work);
    }
  }

  private async lockChoice(
    em: EntityManager,
    user: CurrentUser,
    id: string,
  ): Promise<{ journey: PatientJourneyRow; quotes: readonly QuoteRow[]; chosen: QuoteRow }> {
    const { journey_id } = await findQuoteFor(within(em), user, id);
    const journey = await lockOpenJourney(em, journey_id);
    if (journey.patient_id !== user.id) throw notFound();
    const quotes = await em.find(QuoteRow, { journey_id }, { ...FOR_UPDATE, refresh: true });
    const chosen = quotes.find((quote) => quote.id === id);
    if (chosen === undefined) throw notFound();
    this.refuseUnlessOpen(quotes, chosen);
    return { journey, quotes, chosen };
  }

  private refuseUnlessOpen(quotes: readonly QuoteRow[], chosen: QuoteRow): void {
    const refusal = choiceRefusal(quotes, chosen, todayIn(INDIA_ZONE, this.clock.now()));
    if (refusal === 'decided') throw new AppError('already_decided', JOURNEY_MESSAGES.quote_decided);
    if (refusal === 'not_open') throw new AppError('illegal_transition', JOURNEY_MESSAGES.quote_not_open);
  }

  private async decide(
    em: EntityManager,
    journey: PatientJourneyRow,
    quote: QuoteRow,
    status: 'accepted' | 'declined',
    actorId: string | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    Object.assign(quote, { status, decided_at: now, updated_at: now, revision: quote.revision + 1 });
    await em.flush();
    const decided = await this.read(em, quote.id);
    if (status === 'accepted') await this.events.accepted(em, journey, decided);
    else await this.events.declined(em, decided, actorId);
    await this.events.publish(em, journey, decided);
  }

  private async read(em: EntityManager, id: string): Promise<Quote> {
    await em.flush();
    const quote = await findQuote(within(em), id);
    if (quote === undefined) throw notFound();
    return quote;
  }
}
