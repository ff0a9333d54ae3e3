import { AdmissionSchema } from './admissions/admission.entity.js';
import { AssignmentSchema } from './assignments/assignment.entity.js';
import { PaperRequestSchema } from './assignments/paper-request.entity.js';
import { JourneyAutomationSchema } from './automations/journey-automation.entity.js';
import { BillLineSchema, BillSchema } from './bills/bill.entity.js';
import { CheckInSchema } from './check-ins/check-in.entity.js';
import { DocumentSchema } from './documents/document.entity.js';
import { RecordAccessSchema } from './documents/record-access.entity.js';
import { RecordGrantSchema } from './documents/record-grant.entity.js';
import { HealthSummarySchema } from './health/health-summary.entity.js';
import { JourneyInvitationSchema } from './invitations/journey-invitation.entity.js';
import { JourneyEntrySchema } from './journey-entry.entity.js';
import {
  LaboratoryOrderSchema,
  LaboratoryResultSchema,
  RejectedSampleSchema,
} from './laboratory/laboratory-order.entity.js';
import { MedicalOpinionSchema } from './opinions/medical-opinion.entity.js';
import { CompanionSchema } from './people/companion.entity.js';
import { PatientDetailsSchema } from './people/patient-details.entity.js';
import { QuoteLineSchema } from './quotes/quote-line.entity.js';
import { QuoteQuestionSchema } from './quotes/quote-question.entity.js';
import { QuoteSchema } from './quotes/quote.entity.js';
import {
  PrescriptionDeliverySchema,
  PrescriptionItemSchema,
  PrescriptionQuerySchema,
  PrescriptionSchema,
  PrescriptionSignatureSchema,
} from './prescriptions/prescription.entity.js';
import { TreatmentRequestSchema } from './requests/treatment-request.entity.js';
import { PatientJourneySchema } from './stages/journey.entity.js';
import { JourneyTaskSchema } from './tasks/journey-task.entity.js';
import { DischargeSummarySchema } from './discharges/discharge-summary.entity.js';
import { VisaLetterSchema } from './letters/visa-letter.entity.js';
import { MessageReadSchema } from './threads/message-read.entity.js';
import { MessageSchema } from './threads/message.entity.js';
import { ThreadSchema } from './threads/thread.entity.js';
import { TravelLegSchema } from './travel/travel-leg.entity.js';
import { VisaApplicationSchema } from './visa/visa-application.entity.js';
import { TravelPlanSchema } from './travel/travel-plan.entity.js';

/** The tables of a patient's case. */
export const CASE_TABLES = [
  AdmissionSchema,
  AssignmentSchema,
  BillLineSchema,
  BillSchema,
  CheckInSchema,
  CompanionSchema,
  DischargeSummarySchema,
  DocumentSchema,
  HealthSummarySchema,
  JourneyAutomationSchema,
  JourneyEntrySchema,
  JourneyInvitationSchema,
  JourneyTaskSchema,
  LaboratoryOrderSchema,
  LaboratoryResultSchema,
  RejectedSampleSchema,
  MedicalOpinionSchema,
  MessageReadSchema,
  MessageSchema,
  PaperRequestSchema,
  PatientDetailsSchema,
  PatientJourneySchema,
  PrescriptionDeliverySchema,
  PrescriptionItemSchema,
  PrescriptionQuerySchema,
  PrescriptionSchema,
  PrescriptionSignatureSchema,
  QuoteLineSchema,
  QuoteQuestionSchema,
  QuoteSchema,
  RecordAccessSchema,
  RecordGrantSchema,
  ThreadSchema,
  TravelLegSchema,
  TravelPlanSchema,
  TreatmentRequestSchema,
  VisaApplicationSchema,
  VisaLetterSchema,
];
