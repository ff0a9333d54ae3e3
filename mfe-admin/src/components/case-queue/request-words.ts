import { defineMessages } from '@ayana/contracts/language';
import type { InboxKind, InboxStatus } from '@ayana/contracts/inbox';

const kinds: Record<InboxKind, string> = {
  contact: 'Contact form',
  consultation: 'Free consultation',
  video_consultation: 'Video consultation',
  partner_application: 'Application of a partner',
  career_application: 'Application for work',
};

const statuses: Record<InboxStatus, string> = {
  new: 'New',
  claimed: 'Claimed',
  confirmed: 'Confirmed',
  answered: 'Answered',
  closed: 'Closed',
};

/** What other pages call requests, too: it loads without the words of the inbox. */
export const REQUEST_MESSAGES = defineMessages('mfe-admin/inbox/requests', { kinds, statuses });
