import { type InboxKind, isApplication } from '@ayana/contracts/inbox';
import {
  ASSIGNMENT_KIND_NAMES,
  type AssignmentKind,
  DOCUMENT_KIND_NAMES,
  type DocumentKind,
  isHighPriority,
  JOURNEY_STAGES,
  QUEUE_HOURS,
  type QueueItem,
  REQUEST_ANSWER_HOURS,
} from '@ayana/contracts/journey';
import { moneyText } from '@ayana/shared-ui/money';
import { caseHref, enquiryHref, intakeHref, needHref, QUEUE_PATH, requestHref, serviceRequestHref } from '../../paths';
import { messages } from './messages';

const { what: words, why } = messages;
/** `subject_kind` of an enquiry that is answered already. */
const FOLLOW_UP = 'follow_up';

/** What is to be done, in a few words. @param isStaff for others an assignment is their own work, not late work of others */
export function whatText({ kind, detail, treatment, partner, subject_kind }: QueueItem, isStaff: boolean): string {
  switch (kind) {
    case 'task':
    case 'service_request':
      return detail;
    case 'need':
      return words.need(detail);
    case 'message':
      return words.message(detail);
    case 'enquiry':
      if (subject_kind === FOLLOW_UP) return treatment === null ? words.anyFollowUp : words.followUp(treatment);
      if (isApplication(detail as InboxKind)) return words.application;
      return treatment === null ? words.anyEnquiry : words.enquiry(treatment);
    case 'request':
      return words.request(detail);
    case 'paper':
      return words.paper(DOCUMENT_KIND_NAMES[detail as DocumentKind]);
    case 'quote':
      return words.quote(detail);
    case 'assignment': {
      const work = ASSIGNMENT_KIND_NAMES[detail as AssignmentKind];
      if (!isStaff) return work;
      return partner === null ? words.late(work) : words.lateOf(work, partner);
    }
  }
}

/** Who it is about: name, country, treatment unless it is in the title, amount, number of the case. */
export function aboutText({ kind, name, country, treatment, amount, case_number }: QueueItem): string {
  const isNamed = kind === 'request' || kind === 'enquiry';
  const parts = [
    name ?? messages.noName,
    country,
    isNamed ? null : treatment,
    amount === null ? null : moneyText(amount / 100),
    case_number,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Why it waits, and by which rule it is due; empty where the title says it all. */
export function whyText(item: QueueItem, isStaff: boolean): string {
  const { kind, priority_level: priority, subject_kind, stage } = item;
  switch (kind) {
    case 'task':
      return stage === null ? '' : why.task(stage, stageName(stage));
    case 'message':
      return why.message(QUEUE_HOURS.message);
    case 'enquiry':
      return subject_kind === FOLLOW_UP ? why.followUp : why.enquiry(QUEUE_HOURS.enquiry);
    case 'request': {
      const hours = REQUEST_ANSWER_HOURS[priority ?? 'medium'];
      return isHighPriority(priority) ? why.urgent(messages.priorities[priority], hours) : why.request(hours);
    }
    case 'paper':
      return why.paper(QUEUE_HOURS.paper);
    case 'quote':
      return why.quote;
    case 'service_request':
      return why.service;
    case 'need':
      return why.need;
    case 'assignment':
      return !isStaff ? '' : subject_kind === 'offered' ? why.offered : why.accepted;
  }
}

const stageName = (stage: number): string => JOURNEY_STAGES.find(({ number }) => number === stage)?.label ?? '';

/** The section of a case where a thing is done; what a task leads to decides where that is. */
const SECTIONS: Readonly<Record<string, string>> = {
  message: 'messages',
  paper: 'papers',
  quote: 'offers',
  document: 'papers',
  thread: 'messages',
  opinion: 'offers',
  travel_leg: 'travel',
  check_in: 'care',
};

/** Where a thing of the queue is done. */
export function whereHref({ kind, id, case_id, journey_id, subject_kind }: QueueItem): string {
  if (kind === 'enquiry') return enquiryHref(id);
  if (kind === 'request') return requestHref(id);
  if (kind === 'service_request') return serviceRequestHref({ id });
  if (kind === 'need') return needHref({ id });
  if (journey_id === null) return case_id === null ? QUEUE_PATH : intakeHref(case_id, SECTIONS[kind]);
  return caseHref(journey_id, SECTIONS[kind === 'task' ? (subject_kind ?? '') : kind]);
}
