import { defineMessages } from '../language/index.ts';
import type { NotificationKind } from './kinds.ts';

export const NOTIFICATION_KIND_NAMES: Readonly<Record<NotificationKind, string>> = defineMessages(
  'contracts/notifications/kind-names',
  {
    journey: 'Progress of your journey',
    message: 'Messages from your case manager',
    document: 'Documents and reports',
    quote: 'Quotes from hospitals',
    appointment: 'Appointments',
    travel: 'Visa and travel',
    check_in: 'Check-ins after your treatment',
    task: 'Tasks for you',
    work_new: 'New work',
    work_changed: 'Changes to your work, and work that is not needed any more',
    work_due: 'Work whose time is half over',
    work_message: 'Messages about your work',
    work_paper: 'Papers that you asked for',
  },
);
