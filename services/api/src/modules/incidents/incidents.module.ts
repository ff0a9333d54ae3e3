import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { ColleaguesModule } from '../colleagues/index.js';
import { MessagingModule } from '../messaging/index.js';
import { EscalationsModule } from '../escalations/index.js';
import { RecordLinksModule } from '../record-links/index.js';
import { ResourcesModule } from '../resources/index.js';
import { SignalsModule } from '../signals/index.js';
import { FollowUps } from './follow-ups.js';
import { FollowUpsJob } from './follow-ups.job.js';
import { IncidentActions } from './incident-actions.service.js';
import { IncidentGroups } from './incident-groups.js';
import { IncidentEscalation } from './incident-escalation.js';
import { IncidentLinksController } from './incident-links.controller.js';
import { IncidentLinks } from './incident-links.js';
import { IncidentMails } from './incident-mails.js';
import { IncidentMerges } from './incident-merges.service.js';
import { IncidentPartsController } from './incident-parts.controller.js';
import {
  IncidentEntrySchema,
  IncidentJourneySchema,
  IncidentParticipantSchema,
  IncidentTaskSchema,
} from './incident-parts.entity.js';
import { IncidentParts } from './incident-parts.service.js';
import { IncidentReports } from './incident-reports.js';
import { IncidentTimeline } from './incident-timeline.js';
import { IncidentWorkflow } from './incident-workflow.js';
import { IncidentSchema } from './incident.entity.js';
import { IncidentsController } from './incidents.controller.js';
import { IncidentsService } from './incidents.service.js';
import { Incidents } from './incidents.js';

@Module({
  imports: [
    DatabaseModule.forFeature(
      IncidentSchema,
      IncidentEntrySchema,
      IncidentTaskSchema,
      IncidentParticipantSchema,
      IncidentJourneySchema,
    ),
    ActivityModule,
    ColleaguesModule,
    MessagingModule,
    RecordLinksModule,
    ResourcesModule,
    SignalsModule,
    EscalationsModule,
  ],
  controllers: [IncidentsController, IncidentPartsController, IncidentLinksController],
  providers: [
    FollowUps,
    FollowUpsJob,
    IncidentActions,
    IncidentEscalation,
    IncidentGroups,
    IncidentLinks,
    IncidentMails,
    IncidentMerges,
    IncidentParts,
    IncidentReports,
    Incidents,
    IncidentsService,
    IncidentTimeline,
    IncidentWorkflow,
  ],
  exports: [Incidents],
})
export class IncidentsModule {}
