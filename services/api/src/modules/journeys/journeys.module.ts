import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { JourneyEntries } from './journey-entries.js';
import { JourneyEntrySchema } from './journey-entry.entity.js';
import { TreatmentRequestSchema } from './requests/treatment-request.entity.js';
import { TreatmentRequestWorkflow } from './requests/treatment-request-workflow.js';
import { TreatmentRequestsController } from './requests/treatment-requests.controller.js';
import { TreatmentRequests } from './requests/treatment-requests.service.js';
import { PatientJourneySchema } from './stages/journey.entity.js';
import { JourneysController } from './stages/journeys.controller.js';
import { Journeys } from './stages/journeys.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(TreatmentRequestSchema, PatientJourneySchema, JourneyEntrySchema),
    ActivityModule,
    NotificationsModule,
  ],
  controllers: [TreatmentRequestsController, JourneysController],
  providers: [JourneyEntries, Journeys, TreatmentRequests, TreatmentRequestWorkflow],
})
export class JourneysModule {}
