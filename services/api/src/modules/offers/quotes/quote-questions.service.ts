import type { Quote } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { JOURNEY_MESSAGES, lockOpenJourney, type PatientJourneyRow } from '../../journeys/index.js';
import { PatientMessages } from '../../messages/index.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteQuestionRow } from './quote-question.entity.js';
import type { QuoteAnswerDto, QuoteQuestionDto } from './quotes.dto.js';
import { findQuoteFor } from './quotes.queries.js';

/** A patient's questions about quotes and their answers: each is kept at its line, and is a message that names the line. */
@Injectable()
export class QuoteQuestions {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messages: PatientMessages,
    private readonly events: QuoteEvents,
  ) {}

  /** @throws AppError `not_found` for anyone but the patient, and for a line of another quote */
  async ask(em: EntityManager, user: CurrentUser, id: string, { line_id, text }: QuoteQuestionDto): Promise<Quote> {
    const quote = await findQuoteFor(within(em), user, id);
    const journey = await lockOpenJourney(em, quote.journey_id);
    if (journey.patient_id !== user.id) throw notFound();
    if (line_id !== undefined && quote.lines.every((line) => line.id !== line_id)) throw notFound();
    em.create(QuoteQuestionRow, {
      id: this.ids.next(),
      quote_id: id,
      line_id: line_id ?? null,
      text,
      asked_by: user.id,
      asked_at: this.clock.now(),
    });
    return this.written(em, user, journey, quote, line_id ?? null, text);
  }

  /** @throws AppError `not_found`, also for a question about another quote; `illegal_transition` for one that is answered */
  async answer(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    question_id: string,
    { text }: QuoteAnswerDto,
  ): Promise<Quote> {
    const quote = await findQuoteFor(within(em), user, id);
    const journey = await lockOpenJourney(em, quote.journey_id);
    const filter = { id: question_id, quote_id: id };
    const question = await em.findOne(QuoteQuestionRow, filter, FOR_UPDATE);
    if (question === null) throw notFound();
    if (question.answered_at != null) throw new AppError('illegal_transition', JOURNEY_MESSAGES.quote_answered);
    Object.assign(question, { answer: text, answered_by: user.id, answered_at: this.clock.now() });
    return this.written(em, user, journey, quote, question.line_id ?? null, text);
  }

  /** Sends the words as a message, too: it is read, and mailed, as any other. */
  private async written(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    { id, hospital, lines }: Quote,
    line_id: string | null,
    words: string,
  ): Promise<Quote> {
    await em.flush();
    const line = lines.find((each) => each.id === line_id);
    const text =
      line === undefined
        ? JOURNEY_MESSAGES.quote_question_whole(hospital.name, words)
        : JOURNEY_MESSAGES.quote_question(hospital.name, line.label, words);
    await this.messages.add(em, journey, { author_id: user.id, text });
    const quote = await findQuoteFor(within(em), user, id);
    await this.events.publish(em, journey, quote);
    return quote;
  }
}
