import { hasLapsed, mayWithdrawQuote, newDoubts, type Quote, quoteDoubts, sendRefusal } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import type { FieldError } from '@ayana/contracts/problems';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { askAbout } from '../../../platform/http/confirmations.js';
import { refuseStale, staleVersion } from '../../../platform/http/etag.js';
import { AssignmentWorkflow } from '../../work/index.js';
import {
  JOURNEY_MESSAGES as messages,
  lockForWriter,
  lockOpenJourney,
  type PatientJourneyRow,
  refuseOtherWriters,
} from '../../journeys/index.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteLineRow } from './quote-line.entity.js';
import { QuoteRow } from './quote.entity.js';
import type { NewQuoteDto, QuoteChangeDto, QuoteLineFormDto, QuoteReasonDto } from './quotes.dto.js';
import { findQuote, findQuoteFor, listQuotes } from './quotes.queries.js';
import { notGiven, refuseUnsaid } from './quote-not-given.js';
import { lastQuoteFor, type QuoteTemplate } from './last-quote.js';

/** Quotes, written by a hospital for its referral or by staff for it. A sent one is corrected by the hospital's next version. */
@Injectable()
export class Quotes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly events: QuoteEvents,
    private readonly assignments: AssignmentWorkflow,
  ) {}

  async list(user: CurrentUser, journeyId: string): Promise<{ items: Quote[] }> {
    return { items: await listQuotes(this.database.read(), user, journeyId) };
  }

  /** @throws AppError `not_found` */
  detail(user: CurrentUser, id: string): Promise<Quote> {
    return findQuoteFor(this.database.read(), user, id);
  }

  /** @throws AppError `not_found` for a referral of someone else */
  async last(user: CurrentUser, assignmentId: string): Promise<{ quote: QuoteTemplate | null }> {
    return { quote: await lastQuoteFor(this.database.read(), user, assignmentId) };
  }

  /** A draft: the hospital's next version on this case. */
  async create(em: EntityManager, user: CurrentUser, form: NewQuoteDto): Promise<Quote> {
    await refuseOtherWriters(em, user, form);
    const journey = await lockOpenJourney(em, form.journey_id);
    const { partner_hospital_id } = form;
    await this.refuseUnknown(em, form, partner_hospital_id);
    const { journey_id } = form;
    // Two members who begin the same quote: the second one sees the first one's, instead of a draft beside it.
    if ((await em.count(QuoteRow, { journey_id, partner_hospital_id, status: 'draft' })) > 0) throw staleVersion();
    const assignment_id = await this.referralOf(em, form);
    await this.askAboutLines(em, partner_hospital_id, form.lines);
    const now = this.clock.now();
    const { lines, assignment_id: _given, doctor_id = null, not_given = [], ...terms } = form;
    const quote = em.create(QuoteRow, {
      ...terms,
      id: this.ids.next(),
      assignment_id,
      doctor_id,
      not_given: notGiven(not_given, form),
      version: (await em.count(QuoteRow, { journey_id: journey.id, partner_hospital_id })) + 1,
      status: 'draft',
      currency: 'USD',
      created_by: user.id,
      revision: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.setLines(em, quote.id, lines);
    await this.refuseDeposit(em, quote.id);
    return this.published(em, journey, quote.id);
  }

  /** @throws AppError `illegal_transition` for one that was sent */
  change(user: CurrentUser, id: string, form: QuoteChangeDto, ifMatch: string | undefined): Promise<Quote> {
    return this.database.write(async (em) => {
      const { journey, quote } = await this.lockDraft(em, user, id, ifMatch);
      const { lines, ...terms } = form;
      await this.refuseUnknown(em, form, quote.partner_hospital_id);
      if (lines !== undefined) {
        const kept = (await findQuote(within(em), id))?.lines ?? [];
        await this.askAboutLines(em, quote.partner_hospital_id, lines, kept);
      }
      Object.assign(quote, terms);
      quote.not_given = notGiven(quote.not_given, quote);
      if (lines !== undefined) await this.setLines(em, id, lines);
      await this.touch(em, quote);
      await this.refuseDeposit(em, id);
      return this.published(em, journey, id);
    });
  }

  /** Sends a draft to the patient; the hospital's earlier version is replaced, and the referral it answers is done. */
  send(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<Quote> {
    return this.database.write(async (em) => {
      const { journey, quote } = await this.lockDraft(em, user, id, ifMatch);
      const draft = await findQuote(within(em), id);
      if (draft === undefined) throw notFound();
      const refusal = sendRefusal(draft, await em.find(QuoteRow, { journey_id: journey.id }), this.today());
      if (refusal === 'one_accepted') throw new AppError('illegal_transition', messages.quote_one_accepted);
      if (refusal === 'no_price') throw refusedFields([{ field: 'lines', message: messages.quote_no_price }]);
      await this.refuseDeposit(em, id);
      refuseUnsaid(draft);
      if (refusal === 'day_passed') throw refusedFields([{ field: 'valid_until', message: messages.quote_day_passed }]);
      await this.supersede(em, journey, quote);
      quote.status = 'sent';
      quote.sent_at = this.clock.now();
      await this.touch(em, quote);
      const sent = await this.published(em, journey, id);
      await this.events.sent(em, journey, sent, user.id);
      if (quote.assignment_id != null) await this.assignments.finish(em, quote.assignment_id, user.id);
      return sent;
    });
  }

  /**
   * Takes a quote back: the patient can no longer accept it. A draft is dropped without a word to anyone.
   * @throws AppError `illegal_transition` for one that was decided
   */
  withdraw(user: CurrentUser, id: string, { reason }: QuoteReasonDto, ifMatch: string | undefined): Promise<Quote> {
    return this.database.write(async (em) => {
      const { journey, quote } = await this.lockQuote(em, user, id);
      const isOver = quote.status === 'sent' && hasLapsed(quote, this.today());
      if (isOver || !mayWithdrawQuote(quote.status)) throw new AppError('illegal_transition', messages.quote_not_sent);
      refuseStale(ifMatch, quote.revision);
      const wasSent = quote.status === 'sent';
      Object.assign(quote, { status: 'withdrawn', decided_at: this.clock.now(), decision_reason: reason ?? null });
      await this.touch(em, quote);
      const withdrawn = await this.published(em, journey, id);
      if (wasSent) await this.events.withdrawn(em, journey, withdrawn, user.id);
      return withdrawn;
    });
  }

  private today(): string {
    return todayIn(INDIA_ZONE, this.clock.now());
  }

  private async supersede(em: EntityManager, journey: PatientJourneyRow, by: QuoteRow): Promise<void> {
    const { journey_id, partner_hospital_id } = by;
    for (const earlier of await em.find(QuoteRow, { journey_id, partner_hospital_id, status: 'sent' })) {
      earlier.status = 'superseded';
      await this.touch(em, earlier);
      await this.published(em, journey, earlier.id);
    }
  }

  private async lockDraft(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
  ): Promise<{ journey: PatientJourneyRow; quote: QuoteRow }> {
    const locked = await this.lockQuote(em, user, id);
    // One that a colleague has sent meanwhile is stale first: its editor shows both versions.
    refuseStale(ifMatch, locked.quote.revision);
    if (locked.quote.status !== 'draft') throw new AppError('illegal_transition', messages.quote_not_draft);
    return locked;
  }

  private async lockQuote(
    em: EntityManager,
    user: CurrentUser,
    id: string,
  ): Promise<{ journey: PatientJourneyRow; quote: QuoteRow }> {
    const journey = await lockForWriter(em, user, 'quotes', id);
    const quote = await em.findOneOrFail(QuoteRow, { id }, FOR_UPDATE);
    return { journey, quote };
  }

  private async touch(em: EntityManager, quote: QuoteRow): Promise<void> {
    quote.revision += 1;
    quote.updated_at = this.clock.now();
    await em.flush();
  }

  private async published(em: EntityManager, journey: PatientJourneyRow, id: string): Promise<Quote> {
    const quote = await findQuote(within(em), id);
    if (quote === undefined) throw notFound();
    await this.events.publish(em, journey, quote);
    return quote;
  }

  private async setLines(em: EntityManager, quote_id: string, lines: readonly QuoteLineFormDto[]): Promise<void> {
    await em.nativeDelete(QuoteLineRow, { quote_id });
    for (const [position, { category, label, quantity, unit_price, included }] of lines.entries()) {
      const line = { category, label, quantity, unit_price, included };
      em.create(QuoteLineRow, { ...line, id: this.ids.next(), quote_id, position });
    }
    await em.flush();
  }

  /** Prices far from those of the hospital's list are asked about; what is kept already was confirmed then. */
  private async askAboutLines(
    em: EntityManager,
    partner_hospital_id: string,
    lines: readonly QuoteLineFormDto[],
    kept: readonly QuoteLineFormDto[] = [],
  ): Promise<void> {
    const list = await within(em)
      .selectFrom('price_items')
      .select(['label', 'unit_price'])
      .where('partner_hospital_id', '=', partner_hospital_id)
      .where(sql<boolean>`coalesce(valid_until, 'infinity'::date) >= ${this.today()}::date`)
      .execute();
    askAbout(newDoubts(quoteDoubts(lines, list), quoteDoubts(kept, list)));
  }

  /** A deposit above the whole price is a slip of the finger. */
  private async refuseDeposit(em: EntityManager, id: string): Promise<void> {
    const { deposit = null, total = 0 } = (await findQuote(within(em), id)) ?? {};
    if ((deposit ?? 0) > total) throw refusedFields([{ field: 'deposit', message: messages.quote_deposit }]);
  }

  private async refuseUnknown(em: EntityManager, form: QuoteChangeDto, hospitalId: string): Promise<void> {
    const { rows } = await sql<{ hospital: boolean; surgeon: boolean }>`select
      exists (select 1 from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id
        where hospital.id = ${hospitalId} and partner.status = 'active') as hospital,
      exists (select 1 from doctors where id = ${form.doctor_id ?? null}::uuid and hospital_id = ${hospitalId}
        and is_active) as surgeon`.execute(within(em));
    const errors: FieldError[] = [];
    if (rows[0]?.hospital !== true) errors.push({ field: 'partner_hospital_id', message: messages.quote_hospital });
    if (form.doctor_id != null && rows[0]?.surgeon !== true)
      errors.push({ field: 'doctor_id', message: messages.quote_surgeon });
    if (form.valid_until !== undefined && hasLapsed({ valid_until: form.valid_until }, this.today()))
      errors.push({ field: 'valid_until', message: messages.quote_day_passed });
    if (errors.length > 0) throw refusedFields(errors);
  }

  /** The referral that the quote answers: the named one, else that of the hospital, one that is not over first. */
  private async referralOf(em: EntityManager, form: NewQuoteDto): Promise<string | null> {
    const { rows } = await sql<{ id: string }>`
      select assignment.id from assignments assignment
        join partner_hospitals hospital on hospital.partner_id = assignment.partner_id
      where assignment.journey_id = ${form.journey_id} and assignment.kind = 'referral'
        and hospital.id = ${form.partner_hospital_id}
        and (${form.assignment_id ?? null}::uuid is null or assignment.id = ${form.assignment_id ?? null}::uuid)
      order by assignment.status in ('accepted', 'done', 'offered') desc, assignment.created_at desc limit 1`.execute(
      within(em),
    );
    const [referral] = rows;
    if (referral === undefined && form.assignment_id !== undefined)
      throw refusedFields([{ field: 'assignment_id', message: messages.quote_assignment }]);
    return referral?.id ?? null;
  }
}
