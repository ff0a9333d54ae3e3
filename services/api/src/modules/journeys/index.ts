/** The case itself: its row, stages, tasks, requests and timeline, which all its other modules need. */
export { CaseNotices } from './case-notices.js';
export { CaseSweep, type Found } from './case-sweep.js';
export { isCaseWorker } from './case-worker.js';
export { CaseReopening } from './facts/case-reopening.js';
export { CaseSettlement } from './facts/case-settlement.js';
export { factsOf, listFacts } from './facts/case-facts.queries.js';
export { ID_OR_NULL, TEXT_OR_NULL, TIME_OR_NULL } from './journey-entries.dto.js';
export { JourneyEntries, seenTimelineOf } from './journey-entries.js';
export { JourneyPartQueryDto } from './journey-part-query.dto.js';
export { JourneysModule } from './journeys.module.js';
export { journeyOfPart, lockCase, lockJourney, lockJourneysOf, lockOpenJourney } from './lock-journey.js';
export { JOURNEY_MESSAGES } from './messages.js';
export { quoteState } from './quote-state.js';
export { CasesGateway } from './readers/cases.gateway.js';
export { lockForWriter, refuseOtherWriters } from './readers/hospital-writers.js';
export { caseManagerOf, caseReaderOf } from './readers/case-readers.js';
export {
  assignedTo,
  type CaseReader,
  handedTo,
  isChosen,
  isOfHospital,
  type JourneyReader,
  readerOf,
  readerSeeing,
  readersOf,
  type WorkOfReader,
} from './readers/journey-readers.js';
export {
  ACCESS_END,
  HAS_ACCEPTED_QUOTE,
  HAS_PATIENT,
  IS_SHOWN,
  OF_HOSPITAL,
  SHOWS_PAPERS,
  workShows,
} from './readers/work-access.js';
export { RequestWithdrawals } from './requests/request-withdrawals.js';
export { TreatmentRequestWorkflow } from './requests/treatment-request-workflow.js';
export { TreatmentRequestRow } from './requests/treatment-request.entity.js';
export { dayOf } from './requests/treatment-requests.queries.js';
export { TreatmentRequests } from './requests/treatment-requests.service.js';
export { AutomationQueue } from './stages/automation-queue.js';
export { beginAssignmentThread, beginTravellerThread } from './stages/begin-threads.js';
export { JourneyAutomationRow } from './stages/journey-automation.entity.js';
export { JourneyEvents } from './stages/journey-events.js';
export { PatientJourneyRow } from './stages/journey.entity.js';
export { JourneysQueryDto, NewJourneyDto, STAGE_STATUSES_SCHEMA, StageUpdateDto } from './stages/journeys.dto.js';
export { journeyOf, latestJourney, ownJourney, ownReason } from './stages/journeys.queries.js';
export { Journeys } from './stages/journeys.service.js';
export { patientLanguage } from './stages/patient-language.js';
export { StageUpdates } from './stages/stage-updates.service.js';
export { JourneyTaskRow } from './tasks/journey-task.entity.js';
export { listTasks } from './tasks/journey-tasks.queries.js';
export { JourneyTasks, type NewTask } from './tasks/journey-tasks.service.js';
export { TravelLegRow } from './trip/travel-leg.entity.js';
export {
  admissionOf,
  ARRIVAL_TASKS,
  type ArrivalNeed,
  arrivalTimes,
  ARRIVAL_WATCH,
  flightOf,
  FORM_C_TASK,
  LETTER_TASK,
  returnDayOf,
  todayOf,
  TRIP_TASK_PREFIX,
} from './trip/trip-plan.js';
