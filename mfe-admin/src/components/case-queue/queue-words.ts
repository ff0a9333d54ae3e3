import type { InboxKind } from '@ayana/contracts/inbox';
import {
  ASSIGNMENT_KIND_NAMES,
  type AssignmentKind,
  DOCUMENT_KIND_NAMES,
  type DocumentKind,
  type QueueItem,
} from '@ayana/contracts/journey';
import { caseHref, enquiryHref, QUEUE_PATH, requestHref } from '../../paths';
import { messages } from './messages';

const { what: words } = messages;

/** What is to be done, in a few words. @param isStaff for others an assignment is their own work, not late work of others */
export function whatText({ kind, detail }: QueueItem, isStaff: boolean): string {
  switch (kind) {
    case 'task':
      return detail;
    case 'message':
      return words.message(detail);
    case 'enquiry':
      return words.enquiry[detail as InboxKind];
    case 'request':
      return words.request(detail);
    case 'paper':
      return words.paper(DOCUMENT_KIND_NAMES[detail as DocumentKind]);
    case 'quote':
      return words.quote(detail);
    case 'assignment': {
      const work = ASSIGNMENT_KIND_NAMES[detail as AssignmentKind];
      return isStaff ? words.late(work) : work;
    }
  }
}

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
export function whereHref({ kind, id, journey_id, subject_kind }: QueueItem): string {
  if (kind === 'enquiry') return enquiryHref(id);
  if (kind === 'request') return requestHref(id);
  if (journey_id === null) return QUEUE_PATH;
  return caseHref(journey_id, SECTIONS[kind === 'task' ? (subject_kind ?? '') : kind]);
}
