import {
  type Bill,
  billDoubts,
  billGaps,
  type BillLineFault,
  billLineFaults,
  billLineOf,
  billRefusal,
  lineAmount,
  linesNotNeeded,
  newDoubts,
  type Quote,
  type QuoteLine,
} from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { askAbout } from '../../../platform/http/confirmations.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import {
  lockForWriter,
  lockOpenJourney,
  type PatientJourneyRow,
  patientLanguage,
  readerSeeing,
  refuseOtherWriters,
} from '../../journeys/index.js';
import { findQuote } from '../quotes/quotes.queries.js';
import { BillEvents } from './bill-events.js';
import { BILL_MESSAGES as messages } from './bill-messages.js';
import { BillLineRow, BillRow } from './bill.entity.js';
import type { BillChangeDto, BillLineFormDto, NewBillDto } from './bills.dto.js';
import { findBill, findBillFor, listBills } from './bills.queries.js';
import { BILL_PAPER } from './write-bill.js';

/** Bills of the hospital whose quote was accepted: each difference to the quote is explained before the patient reads it. */
@Injectable()
export class Bills {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly events: BillEvents,
    private readonly kept: KeptPapers,
  ) {}

  async list(user: CurrentUser, journeyId: string): Promise<{ items: Bill[] }> {
    return { items: await listBills(this.database.read(), user, journeyId) };
  }

  /** In the language of the patient, no matter who reads it. @throws AppError `not_found` */
  async paper(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const bill = await findBillFor(this.database.read(), user, id);
    const language = await patientLanguage(this.database.read(), bill.journey_id);
    return inLanguage(language, async () => ({
      pdf: await this.kept.pdf(
        {
          journey_id: bill.journey_id,
          kind: 'bill',
          subject_id: bill.id,
          issued: bill.sent_at === null ? null : `${bill.version}`,
        },
        BILL_PAPER,
        bill,
      ),
      file_name: messages.paper.file(`${bill.case_number}-v${bill.version}`),
    }));
  }

  /**
   * A draft with the lines of the accepted quote, or of the bill that it corrects.
   * @throws AppError `not_found`, `not_allowed`, `illegal_transition` where no such bill can be written now
   */
  async create(em: EntityManager, user: CurrentUser, { journey_id, kind, supersedes }: NewBillDto): Promise<Bill> {
    const quote = await this.acceptedQuote(em, user, journey_id);
    const journey = await lockOpenJourney(em, journey_id);
    const all = await em.find(BillRow, { journey_id }, { ...FOR_UPDATE, refresh: true });
    if (all.some(({ status }) => status === 'draft')) throw new AppError('illegal_transition', messages.one_draft);
    const before = supersedes === undefined ? undefined : all.find(({ id }) => id === supersedes);
    if (supersedes !== undefined && before === undefined) throw notFound();
    const refusal = billRefusal(kind, all, before);
    if (refusal !== null) throw new AppError('illegal_transition', messages[refusal]);
    const now = this.clock.now();
    const bill = em.create(BillRow, {
      id: this.ids.next(),
      journey_id,
      quote_id: quote.id,
      partner_hospital_id: quote.hospital.id,
      kind,
      version: (before?.version ?? 0) + 1,
      status: 'draft',
      currency: 'USD',
      note: before?.note ?? null,
      supersedes: before?.id ?? null,
      created_by: user.id,
      revision: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    const lines = before === undefined ? quote.lines.map(billLineOf) : (await findBill(within(em), before.id)).lines;
    await this.setLines(em, bill.id, lines);
    return this.published(em, journey, bill.id);
  }

  /** @throws AppError `illegal_transition` for one that was sent */
  change(
    user: CurrentUser,
    id: string,
    { lines, ...texts }: BillChangeDto,
    ifMatch: string | undefined,
  ): Promise<Bill> {
    return this.database.write(async (em) => {
      const { journey, bill } = await this.lockDraft(em, user, id, ifMatch);
      Object.assign(bill, texts);
      if (lines !== undefined) {
        const { quote, lines: kept } = await findBill(within(em), id);
        refuseUnfitLines(quote.lines, lines);
        askAbout(newDoubts(billDoubts(lines, quote), billDoubts(kept, quote)));
        await this.setLines(em, id, [...lines, ...linesNotNeeded(quote.lines, lines)]);
      }
      await this.touch(em, bill);
      return this.published(em, journey, id);
    });
  }

  /** Sends a draft to the patient; the bill that it corrects is replaced. */
  send(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<Bill> {
    return this.database.write(async (em) => {
      const { journey, bill } = await this.lockDraft(em, user, id, ifMatch);
      refuseUnexplained(await findBill(within(em), id));
      if (bill.supersedes != null) await this.replace(em, journey, bill.supersedes);
      Object.assign(bill, { status: 'sent', sent_at: this.clock.now(), sent_by: user.id });
      await this.touch(em, bill);
      const sent = await this.published(em, journey, id);
      await this.events.sent(em, user, journey, sent);
      return sent;
    });
  }

  /** Drops a draft, without a word to anyone. @throws AppError `illegal_transition` for one that was sent */
  drop(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const { journey, bill } = await this.lockDraft(em, user, id);
      em.remove(bill);
      await em.flush();
      await this.events.publish(em, journey, { id, sent: false });
    });
  }

  /** The quote that the patient accepted, for its own hospital. */
  private async acceptedQuote(em: EntityManager, user: CurrentUser, journey_id: string): Promise<Quote> {
    await readerSeeing(within(em), user, journey_id, 'own_quote');
    const row = await within(em)
      .selectFrom('quotes')
      .select(['id', 'partner_hospital_id'])
      .where('journey_id', '=', journey_id)
      .where('status', '=', 'accepted')
      .executeTakeFirst();
    if (row === undefined) throw new AppError('illegal_transition', messages.not_accepted);
    await refuseOtherWriters(em, user, { journey_id, partner_hospital_id: row.partner_hospital_id });
    const quote = await findQuote(within(em), row.id);
    if (quote === undefined) throw notFound();
    return quote;
  }

  private async lockDraft(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    ifMatch?: string,
  ): Promise<{ journey: PatientJourneyRow; bill: BillRow }> {
    const journey = await lockForWriter(em, user, 'bills', id);
    const bill = await em.findOne(BillRow, { id }, FOR_UPDATE);
    if (bill === null) throw notFound();
    // One that a colleague has sent meanwhile is stale first: its editor shows both versions.
    refuseStale(ifMatch, bill.revision);
    if (bill.status !== 'draft') throw new AppError('illegal_transition', messages.not_draft);
    return { journey, bill };
  }

  private async replace(em: EntityManager, journey: PatientJourneyRow, id: string): Promise<void> {
    const before = await em.findOneOrFail(BillRow, { id }, FOR_UPDATE);
    before.status = 'replaced';
    // Before the next is sent: one final bill is valid.
    await this.touch(em, before);
    await this.published(em, journey, id);
  }

  private async touch(em: EntityManager, bill: BillRow): Promise<void> {
    bill.revision += 1;
    bill.updated_at = this.clock.now();
    await em.flush();
  }

  private async published(em: EntityManager, journey: PatientJourneyRow, id: string): Promise<Bill> {
    const bill = await findBill(within(em), id);
    await this.events.publish(em, journey, { id, sent: bill.sent_at !== null });
    return bill;
  }

  private async setLines(em: EntityManager, bill_id: string, lines: readonly BillLineFormDto[]): Promise<void> {
    await em.nativeDelete(BillLineRow, { bill_id });
    for (const [position, line] of lines.entries()) {
      const { category, label, quantity, unit_price, quote_line_id = null, explanation = null } = line;
      const amount = lineAmount(line);
      const values = { category, label, quantity, unit_price, amount, quote_line_id, explanation };
      em.create(BillLineRow, { ...values, id: this.ids.next(), bill_id, position });
    }
    await em.flush();
  }
}

function refuseUnfitLines(quoted: readonly QuoteLine[], lines: readonly BillLineFormDto[]): void {
  const errors = billLineFaults(quoted, lines).map(({ at, fault }): FieldError => {
    const field = fault === 'no_quantity' ? 'quantity' : 'quote_line_id';
    return { field: `lines.${at}.${field}`, message: LINE_FAULTS[fault]() };
  });
  if (errors.length > 0) throw refusedFields(errors);
}

const LINE_FAULTS: Record<BillLineFault, () => string> = {
  no_quantity: () => messages.quantity,
  unknown_line: () => messages.unknown_line,
  line_twice: () => messages.line_twice,
};

function refuseUnexplained(bill: Bill): void {
  const { unexplained, no_price, no_reason } = billGaps(bill);
  const errors = unexplained.map((at): FieldError => ({ field: `lines.${at}.explanation`, message: messages.explain }));
  if (no_price) errors.push({ field: 'lines', message: messages.no_price });
  if (no_reason) errors.push({ field: 'reason', message: messages.reason });
  if (errors.length > 0) throw refusedFields(errors);
}
