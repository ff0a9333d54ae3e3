import type { Quote } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isCaseWorker, JOURNEY_MESSAGES, lockOpenJourney, type PatientJourneyRow } from '../../journeys/index.js';
import { PatientMessages } from '../../messages/index.js';
import { refuseReaders } from '../../organisations/index.js';
import { QuoteEvents } from './quote-events.js';
import { QUOTE_MESSAGES } from './quote-messages.js';
import { QuoteQuestionNews } from './quote-question-news.js';
import { QuoteQuestionRow } from './quote-question.entity.js';
import type { QuoteAnswerDto, QuoteQuestionDto } from './quotes.dto.js';
import { findQuoteFor } from './quotes.queries.js';
import { UnansweredQuestions } from './unanswered-questions.js';

/**
 * A patient's questions about quotes and their answers, kept at their line. The hospital answers while its quote lives, the staff always; for
 * the staff each is a message, too.
 */
@Injectable()
export class QuoteQuestions {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messages: PatientMessages,
    private readonly events: QuoteEvents,
    private readonly news: QuoteQuestionNews,
    private readonly unanswered: UnansweredQuestions,
  ) {}

  /** @throws AppError `not_found` for anyone but the patient, and for a line of another quote */
  async ask(em: EntityManager, user: CurrentUser, id: string, { line_id, text }: QuoteQuestionDto): Promise<Quote> {
    const quote = await findQuoteFor(within(em), user, id);
    const journey = await lockOpenJourney(em, quote.journey_id);
    if (journey.patient_id !== user.id) throw notFound();
    if (line_id !== undefined && quote.lines.every((line) => line.id !== line_id)) throw notFound();
    const question = em.create(QuoteQuestionRow, {
      id: this.ids.next(),
      quote_id: id,
      line_id: line_id ?? null,
      text,
      asked_by: user.id,
      asked_at: this.clock.now(),
      answered_by_hospital: false,
    });
    await em.flush();
    await this.write(em, user, journey, quote, line_id ?? null, text);
    if (!(await this.news.asked(em, quote, question.id))) await this.unanswered.giveToStaff(em, journey, question);
    return this.read(em, user, journey, id);
  }

  /**
   * @throws AppError `not_found`, also for a question about another quote; `illegal_transition` for one that is answered, and for a hospital
   * once its quote is closed; `not_allowed` for a member who may only read
   */
  async answer(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    question_id: string,
    { text }: QuoteAnswerDto,
  ): Promise<Quote> {
    const { journey_id } = await findQuoteFor(within(em), user, id);
    const journey = await lockOpenJourney(em, journey_id);
    await refuseReaders(em, user);
    // Read behind the lock: the quote may have been closed, and the question answered, by someone else.
    const quote = await findQuoteFor(within(em), user, id);
    const seen = quote.questions.find((each) => each.id === question_id);
    if (seen === undefined) throw notFound();
    if (seen.answer !== null)
      throw new AppError(
        'illegal_transition',
        QUOTE_MESSAGES.answered(seen.answered_by ?? QUOTE_MESSAGES.answered_by_other),
      );
    if (!seen.may_answer) throw new AppError('illegal_transition', QUOTE_MESSAGES.answer_of_staff);
    const question = await em.findOneOrFail(QuoteQuestionRow, { id: question_id }, FOR_UPDATE);
    const isStaff = isCaseWorker(user);
    Object.assign(question, {
      answer: text,
      answered_by: user.id,
      answered_at: this.clock.now(),
      answered_by_hospital: !isStaff,
    });
    await em.flush();
    await this.unanswered.answered(em, journey_id, question_id, user.id);
    if (isStaff) await this.write(em, user, journey, quote, seen.line_id, text);
    else await this.news.answered(em, journey);
    return this.read(em, user, journey, id);
  }

  /** Sends the words as a message, too: it is read, and mailed, as any other. */
  private async write(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    { hospital, lines }: Quote,
    line_id: string | null,
    words: string,
  ): Promise<void> {
    const line = lines.find((each) => each.id === line_id);
    const text =
      line === undefined
        ? JOURNEY_MESSAGES.quote_question_whole(hospital.name, words)
        : JOURNEY_MESSAGES.quote_question(hospital.name, line.label, words);
    await this.messages.add(em, journey, { author_id: user.id, text });
  }

  private async read(em: EntityManager, user: CurrentUser, journey: PatientJourneyRow, id: string): Promise<Quote> {
    const quote = await findQuoteFor(within(em), user, id);
    await this.events.publish(em, journey, quote);
    return quote;
  }
}
