import { defineMessages } from '@ayana/contracts/language';

/** Absences of the staff. */
export const messages = defineMessages('mfe-admin/absences', {
  title: 'Who is away',
  personTitle: 'Absence',
  text: 'While a colleague is away, their cases, service requests, incidents and pages go to who covers.',
  none: 'Everyone is there.',
  isThere: 'There',
  from: (day: string, away: string): string => `From ${day}: ${away}`,
  failed: 'The absences couldn’t be loaded',
  stale: 'They couldn’t be refreshed. These are the last loaded ones.',
  retry: 'Retry',
});
