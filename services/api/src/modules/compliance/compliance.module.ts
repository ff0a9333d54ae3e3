import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { IdentityModule } from '../identity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RecordsModule } from '../records/index.js';
import { ComplianceChanges } from './compliance-changes.js';
import { ControlSchema } from './controls/control.entity.js';
import { ControlsController } from './controls/controls.controller.js';
import { Controls } from './controls/controls.service.js';
import { DataActs } from './data-requests/data-acts.service.js';
import { DataRequestMails } from './data-requests/data-request-mails.js';
import { DataRequestWorkflow } from './data-requests/data-request-workflow.js';
import { DataRequestSchema } from './data-requests/data-request.entity.js';
import { DataRequestsController } from './data-requests/data-requests.controller.js';
import { DataRequests } from './data-requests/data-requests.service.js';
import { OwnDataRequestsController } from './data-requests/own-data-requests.controller.js';
import { OwnDataRequests } from './data-requests/own-data-requests.service.js';
import { EvidenceClockJob } from './evidence/evidence-clock.job.js';
import { EvidenceController } from './evidence/evidence.controller.js';
import { EvidenceSchema } from './evidence/evidence.entity.js';
import { Evidence } from './evidence/evidence.service.js';
import { ReportController } from './report/report.controller.js';
import { ComplianceReports } from './report/report.service.js';
import { RequirementSchema } from './requirements/requirement.entity.js';
import { RequirementsController } from './requirements/requirements.controller.js';
import { Requirements } from './requirements/requirements.service.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionJob } from './retention/retention.job.js';
import { Retention } from './retention/retention.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(RequirementSchema, ControlSchema, EvidenceSchema, DataRequestSchema),
    ActivityModule,
    IdentityModule,
    RecordsModule,
    MessagingModule,
  ],
  controllers: [
    RequirementsController,
    ControlsController,
    EvidenceController,
    DataRequestsController,
    OwnDataRequestsController,
    RetentionController,
    ReportController,
  ],
  providers: [
    ComplianceChanges,
    ComplianceReports,
    Controls,
    DataActs,
    DataRequestMails,
    DataRequests,
    DataRequestWorkflow,
    Evidence,
    EvidenceClockJob,
    OwnDataRequests,
    Requirements,
    Retention,
    RetentionJob,
  ],
})
export class ComplianceModule {}
