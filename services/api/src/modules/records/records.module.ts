import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { IdentityModule } from '../identity/index.js';
import { JourneysModule } from '../journeys/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { DischargeSummarySchema } from './discharges/discharge-summary.entity.js';
import { DischargesController } from './discharges/discharges.controller.js';
import { Discharges } from './discharges/discharges.service.js';
import { DocumentContent } from './documents/document-content.js';
import { DocumentEvents } from './documents/document-events.js';
import { DocumentSchema } from './documents/document.entity.js';
import { DocumentsController } from './documents/documents.controller.js';
import { Documents } from './documents/documents.service.js';
import { GuestPapers } from './documents/guest-papers.js';
import { FormPapers } from './documents/form-papers.js';
import { MadePapers } from './documents/made-papers.js';
import { OutsidePapers } from './documents/outside-papers.js';
import { PaperTasks } from './documents/paper-tasks.js';
import { PaperWatchers } from './documents/paper-watchers.js';
import { RecordAccessSchema } from './documents/record-access.entity.js';
import { RecordAccessesController } from './documents/record-accesses.controller.js';
import { RecordAccesses } from './documents/record-accesses.js';
import { RecordGrantSchema } from './documents/record-grant.entity.js';
import { JourneyExports } from './export/journey-export.service.js';
import { RecordGrantsController } from './grants/record-grants.controller.js';
import { RecordGrants } from './grants/record-grants.service.js';
import { HealthSummarySchema } from './health/health-summary.entity.js';
import { HealthController } from './health/health.controller.js';
import { HealthSummaries } from './health/health.service.js';
import { OwnExportController } from './export/own-export.controller.js';
import { RecordPackController } from './record-pack/record-pack.controller.js';
import { RecordPacks } from './record-pack/record-pack.service.js';

/** The medical record: papers, who may open them and who did, health, facts, discharges, and what is made of all of it. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      DischargeSummarySchema,
      DocumentSchema,
      HealthSummarySchema,
      RecordAccessSchema,
      RecordGrantSchema,
    ),
    ActivityModule,
    IdentityModule,
    JourneysModule,
    NotificationsModule,
  ],
  controllers: [
    DischargesController,
    HealthController,
    DocumentsController,
    RecordAccessesController,
    RecordGrantsController,
    RecordPackController,
    OwnExportController,
  ],
  providers: [
    Discharges,
    DocumentContent,
    DocumentEvents,
    Documents,
    GuestPapers,
    FormPapers,
    HealthSummaries,
    JourneyExports,
    MadePapers,
    OutsidePapers,
    PaperTasks,
    PaperWatchers,
    RecordAccesses,
    RecordGrants,
    RecordPacks,
  ],
  exports: [
    DocumentContent,
    DocumentEvents,
    Documents,
    GuestPapers,
    FormPapers,
    JourneyExports,
    MadePapers,
    OutsidePapers,
    PaperWatchers,
    RecordAccesses,
  ],
})
export class RecordsModule {}
