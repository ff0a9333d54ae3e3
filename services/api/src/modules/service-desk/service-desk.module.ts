import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { ColleaguesModule } from '../colleagues/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RecordLinksModule } from '../record-links/index.js';
import { ResourcesModule } from '../resources/index.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarService } from './calendar/calendar.service.js';
import { CatalogController } from './catalog/catalog.controller.js';
import { ServiceItemSchema, ServiceVersionSchema } from './catalog/catalog.entity.js';
import { CatalogService } from './catalog/catalog.service.js';
import { DeskChanges } from './desk-changes.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresService } from './figures/figures.service.js';
import { KnowledgeController } from './knowledge/knowledge.controller.js';
import { KnowledgeArticleSchema, KnowledgeUseSchema } from './knowledge/knowledge.entity.js';
import { KnowledgeService } from './knowledge/knowledge.service.js';
import { RequestArticlesController } from './knowledge/request-articles.controller.js';
import { RequestArticles } from './knowledge/request-articles.service.js';
import { PapersController } from './papers/papers.controller.js';
import { RequestPapers } from './papers/papers.service.js';
import { ProblemRequests } from './problems/problem-requests.js';
import { ProblemWorkflow } from './problems/problem-workflow.js';
import { ProblemEntrySchema, ProblemRecordSchema, ProblemRequestSchema } from './problems/problem.entity.js';
import { ProblemsController } from './problems/problems.controller.js';
import { ProblemRecords } from './problems/problems.service.js';
import { RecurringClock } from './recurring/recurring-clock.js';
import { RecurringController } from './recurring/recurring.controller.js';
import { RecurringRequestSchema, RecurringRunSchema } from './recurring/recurring.entity.js';
import { RecurringJob } from './recurring/recurring.job.js';
import { RecurringRequests } from './recurring/recurring.service.js';
import { BreachJob } from './requests/breach.job.js';
import { ClosingJob } from './requests/closing.job.js';
import { RequestActions } from './requests/request-actions.service.js';
import { RequestApprovals } from './requests/request-approvals.js';
import { RequestClocks } from './requests/request-clocks.js';
import { RequestEntries } from './requests/request-entries.js';
import { RequestEvents } from './requests/request-events.js';
import { RequestIntake } from './requests/request-intake.service.js';
import { RequestMails } from './requests/request-mails.js';
import { RequestNeeds } from './requests/request-needs.js';
import { RequestPartsController } from './requests/request-parts.controller.js';
import { RequestApprovalSchema, RequestEntrySchema, RequestTaskSchema } from './requests/request-parts.entity.js';
import { RequestParts } from './requests/request-parts.service.js';
import { RequestWorkflow } from './requests/request-workflow.js';
import { ServiceRequestSchema } from './requests/request.entity.js';
import { RequestsController } from './requests/requests.controller.js';
import { RequestsService } from './requests/requests.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(
      ServiceItemSchema,
      ServiceVersionSchema,
      ServiceRequestSchema,
      RequestEntrySchema,
      RequestTaskSchema,
      RequestApprovalSchema,
      KnowledgeArticleSchema,
      KnowledgeUseSchema,
      RecurringRequestSchema,
      RecurringRunSchema,
      ProblemRecordSchema,
      ProblemRequestSchema,
      ProblemEntrySchema,
    ),
    ActivityModule,
    ColleaguesModule,
    JourneysModule,
    MessagingModule,
    RecordLinksModule,
    ResourcesModule,
  ],
  controllers: [
    CalendarController,
    CatalogController,
    RequestsController,
    PapersController,
    RequestPartsController,
    FiguresController,
    KnowledgeController,
    RequestArticlesController,
    RecurringController,
    ProblemsController,
  ],
  providers: [
    BreachJob,
    CalendarService,
    CatalogService,
    ClosingJob,
    DeskChanges,
    FiguresService,
    KnowledgeService,
    ProblemRecords,
    ProblemRequests,
    ProblemWorkflow,
    RecurringClock,
    RecurringJob,
    RecurringRequests,
    RequestActions,
    RequestApprovals,
    RequestArticles,
    RequestClocks,
    RequestEntries,
    RequestEvents,
    RequestIntake,
    RequestMails,
    RequestNeeds,
    RequestPapers,
    RequestParts,
    RequestsService,
    RequestWorkflow,
  ],
})
export class ServiceDeskModule {}
