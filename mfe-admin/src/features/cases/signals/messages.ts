import { defineMessages } from '@ayana/contracts/language';

/** What crisis detection and incident command know of a case. */
export const messages = defineMessages('mfe-admin/cases/signals', {
  signals: 'Signals',
  noSignals: 'Crisis detection has found nothing about this journey.',
  incidents: 'Incidents',
  noIncidents: 'No incident concerns this journey.',
  open: 'Open an incident',
  failed: 'This couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
});
