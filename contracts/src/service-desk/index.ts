export { answerText } from './answer-text.ts';
export {
  ANSWER_LIMITS,
  type AnswerProblem,
  answerProblem,
  FIELD_KEY,
  SERVICE_FIELD_KINDS,
  SERVICE_ITEM_STATUSES,
  SERVICE_NEED_KINDS,
  SERVICE_VERSION_STATUSES,
  type ServiceAnswer,
  type ServiceField,
  type ServiceFieldKind,
  type ServiceItemStatus,
  type ServiceNeed,
  type ServiceNeedKind,
  type ServiceVersionStatus,
} from './catalogue.ts';
export {
  KNOWLEDGE_BODY_MAX,
  KNOWLEDGE_STATES,
  KNOWLEDGE_TITLE_MAX,
  KNOWLEDGE_WORKFLOW,
  type KnowledgeState,
  type KnowledgeTransition,
  paragraphsOf,
  SUGGESTED_ARTICLES,
} from './knowledge.ts';
export { type Level, LEVELS, PRIORITIES, type Priority, priorityOf, serviceRequestNumber } from './priority.ts';
export {
  PROBLEM_EVENTS,
  PROBLEM_REQUESTS_AT_ONCE,
  PROBLEM_STATES,
  PROBLEM_TRANSITIONS_WITH_NOTE,
  PROBLEM_WORKFLOW,
  type ProblemEvent,
  problemNumber,
  type ProblemState,
  type ProblemTransition,
} from './problem-records.ts';
export {
  requestProgress,
  type RequestWithProgress,
  type ServiceRequestProgress,
  type ServiceRequestStep,
} from './progress.ts';
export {
  clockOfMinutes,
  lastDue,
  minutesOfClock,
  nextDue,
  type Recurrence,
  RECURRENCE_PERIODS,
  type RecurrencePeriod,
} from './recurrence.ts';
export {
  APPROVAL_STATUSES,
  type ApprovalStatus,
  ENTRY_VISIBILITIES,
  type EntryVisibility,
  LINK_KINDS,
  type LinkKind,
  type NamedPerson,
  NEW_PAPERS_LIMIT,
  PAPERS_LIMIT,
  SERVICE_REQUEST_EVENTS,
  type ServiceRequest,
  type ServiceRequestEvent,
} from './requests.ts';
export {
  SERVICE_REQUEST_OUTCOMES,
  SERVICE_REQUEST_STATES,
  type ServiceRequestOutcome,
  type ServiceRequestState,
} from './state-names.ts';
export {
  CLOSED_AFTER_DAYS,
  isClockRunning,
  isOpenRequest,
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestTransition,
  TRANSITIONS_WITH_NOTE,
} from './states.ts';
export {
  addWorkingMinutes,
  clockAfter,
  type RequestClock,
  type WorkingCalendar,
  workingMinutes,
} from './working-time.ts';
export type * from './people-answers.ts';
export type * from './request-answers.ts';
export type * from './request-parts-answers.ts';
export type * from './papers-answers.ts';
export type * from './figures-answers.ts';
export type * from './catalog-answers.ts';
export type { SavedView, SavedViews, ServiceRequestsPage, RequestTask, Load } from './requests.ts';
export type { ServiceTarget } from './priority.ts';
export type { ServiceVersionSummary } from './catalogue.ts';
export type { NumberedRequest, MergedRequest } from './requests.ts';
export type {
  KnowledgeArticle,
  KnowledgeArticleDetail,
  KnowledgeArticlesPage,
  KnowledgeReference,
  KnowledgeRequest,
  SuggestedArticle,
  SuggestedArticles,
} from './knowledge.ts';
export type * from './recurring-answers.ts';
export type * from './problem-answers.ts';
