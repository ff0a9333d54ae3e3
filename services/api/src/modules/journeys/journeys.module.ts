import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { CaseNotices } from './case-notices.js';
import { CaseSweep } from './case-sweep.js';
import { CaseReopening } from './facts/case-reopening.js';
import { CaseSettlement } from './facts/case-settlement.js';
import { FactEffects } from './facts/fact-effects.js';
import { TurnTasks } from './facts/turn-tasks.service.js';
import { JourneyEntries } from './journey-entries.js';
import { JourneyEntrySchema } from './journey-entry.entity.js';
import { CasesGateway } from './readers/cases.gateway.js';
import { RequestWithdrawals } from './requests/request-withdrawals.js';
import { TreatmentRequestWorkflow } from './requests/treatment-request-workflow.js';
import { TreatmentRequestSchema } from './requests/treatment-request.entity.js';
import { TreatmentRequestsController } from './requests/treatment-requests.controller.js';
import { TreatmentRequests } from './requests/treatment-requests.service.js';
import { AutomationQueue } from './stages/automation-queue.js';
import { JourneyAutomationSchema } from './stages/journey-automation.entity.js';
import { JourneyEvents } from './stages/journey-events.js';
import { PatientJourneySchema } from './stages/journey.entity.js';
import { Journeys } from './stages/journeys.service.js';
import { StageUpdates } from './stages/stage-updates.service.js';
import { JourneyTaskSchema } from './tasks/journey-task.entity.js';
import { JourneyTasksController } from './tasks/journey-tasks.controller.js';
import { JourneyTasks } from './tasks/journey-tasks.service.js';
import { TravelLegSchema } from './trip/travel-leg.entity.js';

/** A patient’s journey as every part of a case knows it: its row and stages, timeline, tasks, requests, and who may read what. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      JourneyAutomationSchema,
      JourneyEntrySchema,
      JourneyTaskSchema,
      PatientJourneySchema,
      TravelLegSchema,
      TreatmentRequestSchema,
    ),
    ActivityModule,
    CaseRegisterModule,
    MessagingModule,
    NotificationsModule,
  ],
  controllers: [TreatmentRequestsController, JourneyTasksController],
  providers: [
    AutomationQueue,
    CaseNotices,
    CaseReopening,
    CaseSettlement,
    CaseSweep,
    CasesGateway,
    FactEffects,
    JourneyEntries,
    JourneyEvents,
    JourneyTasks,
    Journeys,
    RequestWithdrawals,
    StageUpdates,
    TreatmentRequestWorkflow,
    TreatmentRequests,
    TurnTasks,
  ],
  exports: [
    AutomationQueue,
    CaseNotices,
    CaseReopening,
    CaseSettlement,
    CaseSweep,
    CasesGateway,
    JourneyEntries,
    JourneyEvents,
    JourneyTasks,
    Journeys,
    RequestWithdrawals,
    StageUpdates,
    TreatmentRequestWorkflow,
    TreatmentRequests,
  ],
})
export class JourneysModule {}
