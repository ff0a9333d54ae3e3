import { CriticalPagesJob } from './laboratory/critical-pages.job.js';
import { ReviewTasks } from './laboratory/review-tasks.js';
import { CriticalPages } from './laboratory/critical-pages.js';
import { LaboratoryEvents } from './laboratory/laboratory-events.js';
import { LaboratoryOrdersController } from './laboratory/laboratory-orders.controller.js';
import { LaboratoryOrders } from './laboratory/laboratory-orders.service.js';
import { LaboratoryReports } from './laboratory/laboratory-reports.js';
import { LaboratoryResults } from './laboratory/laboratory-results.service.js';
import { MedicinesController } from './medicines/medicines.controller.js';
import { Medicines } from './medicines/medicines.service.js';
import { OrderWork } from './orders/order-work.js';
import { Dispensing } from './prescriptions/dispensing.js';
import { PrescriptionEvents } from './prescriptions/prescription-events.js';
import { PrescriptionPapers } from './prescriptions/prescription-papers.service.js';
import { PrescriptionQueries } from './prescriptions/prescription-queries.service.js';
import { PrescriptionsController } from './prescriptions/prescriptions.controller.js';
import { PrescriptionSignatures } from './prescriptions/prescription-signatures.service.js';
import { Prescriptions } from './prescriptions/prescriptions.service.js';

/** Laboratory tests and medicines of a case. */
export const ORDER_CONTROLLERS = [LaboratoryOrdersController, MedicinesController, PrescriptionsController];
export const ORDER_PROVIDERS = [
  CriticalPages,
  ReviewTasks,
  CriticalPagesJob,
  Dispensing,
  LaboratoryEvents,
  LaboratoryOrders,
  LaboratoryReports,
  LaboratoryResults,
  Medicines,
  OrderWork,
  PrescriptionEvents,
  PrescriptionPapers,
  PrescriptionQueries,
  PrescriptionSignatures,
  Prescriptions,
];
