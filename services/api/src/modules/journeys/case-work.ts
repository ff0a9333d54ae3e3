import { ReturnedWork } from './assignments/returned-work.service.js';
import { AssignmentClocks } from './assignments/assignment-clocks.js';
import { AssignmentGrants } from './assignments/assignment-grants.js';
import { AssignmentMails } from './assignments/assignment-mails.js';
import { AssignmentReplacements } from './assignments/assignment-replacements.js';
import { AssignmentWorkflow } from './assignments/assignment-workflow.js';
import { AssignmentsController } from './assignments/assignments.controller.js';
import { Assignments } from './assignments/assignments.service.js';
import { MovedWork } from './assignments/moved-work.js';
import { PaperRequestNews } from './assignments/paper-request-news.js';
import { PaperRequests } from './assignments/paper-requests.service.js';
import { AutomationQueue } from './automations/automation-queue.js';
import { AutomationSteps } from './automations/automation-steps.js';
import { Automations } from './automations/automations.service.js';
import { CareSteps } from './automations/care-steps.js';
import { CaseActions } from './automations/case-actions.js';
import { ClinicalSteps } from './automations/clinical-steps.js';
import { EnquirySteps } from './automations/enquiry-steps.js';
import { JourneyAutomationsController } from './automations/journey-automations.controller.js';
import { JourneyClockJob } from './automations/journey-clock.job.js';
import { TravelSteps } from './automations/travel-steps.js';
import { HealthController } from './health/health.controller.js';
import { HealthSummaries } from './health/health.service.js';
import { CaseSweep } from './cases/case-sweep.js';
import { InboxJourneysController } from './invitations/inbox-journeys.controller.js';
import { InboxJourneys } from './invitations/inbox-journeys.service.js';
import { Invitations } from './invitations/invitations.service.js';
import { RequestedJourneys } from './invitations/requested-journeys.js';
import { WorkCalendarController } from './own-work/work-calendar.controller.js';
import { WorkFeeds } from './own-work/work-feeds.service.js';
import { WorkThreadsController } from './own-work/work-threads.controller.js';
import { OwnWorkController } from './own-work/work.controller.js';
import { OwnWork } from './own-work/work.service.js';
import { WorkWaitingController } from './own-work/work-waiting.controller.js';
import { JourneyTasksController } from './tasks/journey-tasks.controller.js';
import { JourneyTasks } from './tasks/journey-tasks.service.js';

/** The work on a case: tasks, assignments and what completed stages set off. */
export const WORK_CONTROLLERS = [
  AssignmentsController,
  HealthController,
  InboxJourneysController,
  JourneyAutomationsController,
  JourneyTasksController,
  OwnWorkController,
  WorkCalendarController,
  WorkThreadsController,
  WorkWaitingController,
];
export const WORK_PROVIDERS = [
  AssignmentClocks,
  ReturnedWork,
  AssignmentGrants,
  AssignmentMails,
  AssignmentReplacements,
  Assignments,
  AssignmentWorkflow,
  AutomationQueue,
  Automations,
  AutomationSteps,
  CareSteps,
  CaseActions,
  CaseSweep,
  ClinicalSteps,
  EnquirySteps,
  HealthSummaries,
  InboxJourneys,
  Invitations,
  JourneyClockJob,
  JourneyTasks,
  MovedWork,
  PaperRequestNews,
  PaperRequests,
  RequestedJourneys,
  OwnWork,
  WorkFeeds,
  TravelSteps,
];
