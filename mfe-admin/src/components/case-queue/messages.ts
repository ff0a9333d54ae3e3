import type { InboxKind } from '@ayana/contracts/inbox';
import { defineMessages } from '@ayana/contracts/language';

const enquiry: Record<InboxKind, string> = {
  contact: 'Answer a contact form',
  consultation: 'Answer a request for a free consultation',
  video_consultation: 'Answer a request for a video consultation',
};

/** What waits in the cases and the inbox, in words. */
export const messages = defineMessages('mfe-admin/case-queue', {
  what: {
    enquiry,
    request: (treatment: string): string => `New request: ${treatment}`,
    paper: (kind: string): string => `Check a paper: ${kind}`,
    quote: (hospital: string): string => `Quote lapses: ${hospital}`,
    late: (work: string): string => `Late: ${work}`,
    message: (text: string): string => `“${text}”`,
  },
  noName: 'Case',
  desk: 'Chennai',
});
