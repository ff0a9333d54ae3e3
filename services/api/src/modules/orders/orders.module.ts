import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { IdentityModule } from '../identity/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RecordsModule } from '../records/index.js';
import { WorkModule } from '../work/index.js';
import { CriticalPagesJob } from './laboratory/critical-pages.job.js';
import { CriticalPages } from './laboratory/critical-pages.js';
import { LaboratoryEvents } from './laboratory/laboratory-events.js';
import {
  LaboratoryOrderSchema,
  LaboratoryResultSchema,
  RejectedSampleSchema,
} from './laboratory/laboratory-order.entity.js';
import { LaboratoryOrdersController } from './laboratory/laboratory-orders.controller.js';
import { LaboratoryOrders } from './laboratory/laboratory-orders.service.js';
import { LaboratoryPapersController } from './laboratory/laboratory-papers.controller.js';
import { LaboratoryPapers } from './laboratory/laboratory-papers.service.js';
import { LaboratoryReports } from './laboratory/laboratory-reports.js';
import { LaboratoryResults } from './laboratory/laboratory-results.service.js';
import { LaboratoryWorklist } from './laboratory/laboratory-worklist.service.js';
import { ReviewTasks } from './laboratory/review-tasks.js';
import { MedicinesController } from './medicines/medicines.controller.js';
import { Medicines } from './medicines/medicines.service.js';
import { DeliveryProofs } from './prescriptions/delivery-proofs.service.js';
import { Dispensing } from './prescriptions/dispensing.js';
import { PrescriptionEvents } from './prescriptions/prescription-events.js';
import { PrescriptionPapers } from './prescriptions/prescription-papers.service.js';
import { PrescriptionQueries } from './prescriptions/prescription-queries.service.js';
import { PrescriptionSignatures } from './prescriptions/prescription-signatures.service.js';
import {
  PrescriptionDeliverySchema,
  PrescriptionItemSchema,
  PrescriptionQuerySchema,
  PrescriptionSchema,
  PrescriptionSignatureSchema,
} from './prescriptions/prescription.entity.js';
import { PrescriptionsController } from './prescriptions/prescriptions.controller.js';
import { Prescriptions } from './prescriptions/prescriptions.service.js';

/** Laboratory tests and medicines of a case. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      LaboratoryOrderSchema,
      LaboratoryResultSchema,
      PrescriptionDeliverySchema,
      PrescriptionItemSchema,
      PrescriptionQuerySchema,
      PrescriptionSchema,
      PrescriptionSignatureSchema,
      RejectedSampleSchema,
    ),
    ActivityModule,
    IdentityModule,
    JourneysModule,
    MessagingModule,
    NotificationsModule,
    RecordsModule,
    WorkModule,
  ],
  // Its routes beside `:id` come first: `counts` is no id.
  controllers: [LaboratoryPapersController, LaboratoryOrdersController, MedicinesController, PrescriptionsController],
  providers: [
    CriticalPages,
    CriticalPagesJob,
    DeliveryProofs,
    Dispensing,
    LaboratoryEvents,
    LaboratoryOrders,
    LaboratoryPapers,
    LaboratoryReports,
    LaboratoryResults,
    LaboratoryWorklist,
    Medicines,
    PrescriptionEvents,
    PrescriptionPapers,
    PrescriptionQueries,
    PrescriptionSignatures,
    Prescriptions,
    ReviewTasks,
  ],
})
export class OrdersModule {}
