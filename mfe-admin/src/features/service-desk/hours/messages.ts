import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-admin/service-desk/hours', {
  title: 'Working hours',
  lead: 'Target times count these hours only. Open requests follow a change at once.',
  zone: 'Time zone',
  days: 'Working days',
  daysNeeded: 'Choose at least one working day.',
  opens: 'Opens',
  closes: 'Closes',
  closesLater: 'The desk must close after it opens.',
  timeNeeded: 'Please give a time such as 09:00.',
  week: 'The week',
  holidays: 'Holidays',
  holidaysHint:
    'Press a day to make it a holiday, or a working day again. The clock of every request stands still on holidays.',
  holiday: 'holiday',
  coming: 'Holidays from today',
  noHolidays: 'No holiday is ahead.',
  save: 'Save hours',
  busy: 'Saving',
  saved: 'The hours are saved',
  savedText: 'Open requests are due by them from now on.',
  unsaved: 'Changes are not saved yet.',
  failed: 'The working hours couldn’t be loaded.',
  stale: 'Shown as they were read before.',
});
