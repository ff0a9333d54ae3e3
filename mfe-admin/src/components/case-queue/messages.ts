import type { PriorityLevel, QueueKind } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const kinds: Record<QueueKind, string> = {
  task: 'Task',
  message: 'Message',
  enquiry: 'Enquiry',
  request: 'Request',
  paper: 'Paper',
  quote: 'Quote',
  assignment: 'Handed over',
  service_request: 'Service request',
  need: 'Need',
};
const priorities: Record<PriorityLevel, string> = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' };

/** What waits in the cases and the inbox, in words. */
export const messages = defineMessages('mfe-admin/case-queue', {
  kinds,
  priorities,
  what: {
    enquiry: (treatment: string): string => `Answer: ${treatment}`,
    followUp: (treatment: string): string => `Follow up: ${treatment}`,
    anyFollowUp: 'Follow up an enquiry',
    anyEnquiry: 'Answer an enquiry',
    application: 'Answer an application',
    request: (treatment: string): string => `New request: ${treatment}`,
    paper: (kind: string): string => `Check a paper: ${kind}`,
    need: (title: string): string => `Still needed: ${title}`,
    quote: (hospital: string): string => `Quote lapses: ${hospital}`,
    late: (work: string): string => `Late: ${work}`,
    lateOf: (work: string, partner: string): string => `Late: ${work}, ${partner}`,
    message: (text: string): string => `“${text}”`,
  },
  why: {
    task: (stage: number, name: string): string => `Part of stage ${stage}: ${name}`,
    message: (hours: number): string => `Not read yet. Messages are answered within ${hours} hours`,
    enquiry: (hours: number): string => `The site promises an answer within ${hours} hours`,
    followUp: 'The day to follow up has come',
    request: (hours: number): string => `Requests are answered within ${hours} hours`,
    urgent: (priority: string, hours: number): string => `${priority} priority: answered within ${hours} hours`,
    paper: (hours: number): string => `New papers are checked within ${hours} hours`,
    quote: 'The patient has not decided yet',
    service: 'Its target time runs',
    need: 'Not found yet',
    offered: 'Not accepted in time',
    accepted: 'Accepted, but not done in time',
  },
  noName: 'Case',
});
