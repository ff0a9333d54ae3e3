import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { DoctorsModule } from '../doctors/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagesModule } from '../messages/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RecordsModule } from '../records/index.js';
import { StaysModule } from '../stays/index.js';
import { WorkModule } from '../work/index.js';
import { BillEvents } from './bills/bill-events.js';
import { BillLineSchema, BillSchema } from './bills/bill.entity.js';
import { BillsController } from './bills/bills.controller.js';
import { Bills } from './bills/bills.service.js';
import { MedicalOpinionSchema } from './opinions/medical-opinion.entity.js';
import { OpinionPapers } from './opinions/opinion-papers.service.js';
import { OpinionsController } from './opinions/opinions.controller.js';
import { Opinions } from './opinions/opinions.service.js';
import { OwnDoctorsController } from './own-doctors/own-doctors.controller.js';
import { CasePaymentSchema } from './payments/case-payment.entity.js';
import { PaymentEvents } from './payments/payment-events.js';
import { PaymentsController } from './payments/payments.controller.js';
import { Payments } from './payments/payments.service.js';
import { QuoteDecisions } from './quotes/quote-decisions.service.js';
import { QuoteEvents } from './quotes/quote-events.js';
import { QuoteLapseJob } from './quotes/quote-lapse.job.js';
import { QuoteLineSchema } from './quotes/quote-line.entity.js';
import { QuotePapers } from './quotes/quote-papers.service.js';
import { QuoteQuestionNews } from './quotes/quote-question-news.js';
import { QuoteQuestionSchema } from './quotes/quote-question.entity.js';
import { QuoteQuestions } from './quotes/quote-questions.service.js';
import { QuoteSchema } from './quotes/quote.entity.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { WithdrawnQuotes } from './quotes/withdrawn-quotes.js';
import { Quotes } from './quotes/quotes.service.js';
import { UnansweredQuestions } from './quotes/unanswered-questions.js';

/** What hospitals and doctors answer: opinions, quotes, bills. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      BillLineSchema,
      BillSchema,
      CasePaymentSchema,
      MedicalOpinionSchema,
      QuoteLineSchema,
      QuoteQuestionSchema,
      QuoteSchema,
    ),
    ActivityModule,
    DoctorsModule,
    JourneysModule,
    MessagesModule,
    MessagingModule,
    NotificationsModule,
    RecordsModule,
    StaysModule,
    WorkModule,
  ],
  controllers: [BillsController, OpinionsController, OwnDoctorsController, PaymentsController, QuotesController],
  providers: [
    BillEvents,
    Bills,
    OpinionPapers,
    Opinions,
    PaymentEvents,
    Payments,
    QuoteDecisions,
    QuoteEvents,
    QuoteLapseJob,
    QuotePapers,
    QuoteQuestionNews,
    QuoteQuestions,
    Quotes,
    UnansweredQuestions,
    WithdrawnQuotes,
  ],
  exports: [Payments, QuoteEvents],
})
export class OffersModule {}
