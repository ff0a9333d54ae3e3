import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { IdentityModule } from '../identity/index.js';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { OrganisationsModule } from '../organisations/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { CaseNotices } from './case-notices.js';
import { CASE_TABLES } from './case-tables.js';
import { RecordAccesses } from './documents/record-accesses.js';
import { WORK_CONTROLLERS, WORK_PROVIDERS } from './case-work.js';
import { CasesController } from './cases/cases.controller.js';
import { CasesGateway } from './cases/cases.gateway.js';
import { Cases } from './cases/cases.service.js';
import { PAPER_CONTROLLERS, PAPERS } from './documents/paper-parts.js';
import { JourneyExports } from './export/journey-export.service.js';
import { JourneyEntries } from './journey-entries.js';
import { OFFER_CONTROLLERS, OFFER_PROVIDERS } from './offers.js';
import { ORDER_CONTROLLERS, ORDER_PROVIDERS } from './order-parts.js';
import { JourneyOverviewController } from './overview/journey-overview.controller.js';
import { RequestWithdrawals } from './requests/request-withdrawals.js';
import { TreatmentRequestWorkflow } from './requests/treatment-request-workflow.js';
import { TreatmentRequestsController } from './requests/treatment-requests.controller.js';
import { TreatmentRequests } from './requests/treatment-requests.service.js';
import { JourneyChanges } from './stages/journey-changes.service.js';
import { JourneyEvents } from './stages/journey-events.js';
import { JourneysController } from './stages/journeys.controller.js';
import { Journeys } from './stages/journeys.service.js';
import { StageUpdates } from './stages/stage-updates.service.js';
import { ThreadsModule } from './threads/threads.module.js';

@Module({
  imports: [
    DatabaseModule.forFeature(...CASE_TABLES),
    ActivityModule,
    IdentityModule,
    InboxModule,
    MessagingModule,
    NotificationsModule,
    OrganisationsModule,
    ThreadsModule,
  ],
  controllers: [
    TreatmentRequestsController,
    JourneyOverviewController,
    JourneysController,
    CasesController,
    ...OFFER_CONTROLLERS,
    ...ORDER_CONTROLLERS,
    ...WORK_CONTROLLERS,
    ...PAPER_CONTROLLERS,
  ],
  providers: [
    Cases,
    CasesGateway,
    JourneyChanges,
    JourneyEntries,
    JourneyEvents,
    Journeys,
    StageUpdates,
    RequestWithdrawals,
    TreatmentRequests,
    TreatmentRequestWorkflow,
    ...OFFER_PROVIDERS,
    ...ORDER_PROVIDERS,
    ...WORK_PROVIDERS,
    ...PAPERS,
  ],
  exports: [CaseNotices, JourneyEntries, JourneyExports, RecordAccesses],
})
export class JourneysModule {}
