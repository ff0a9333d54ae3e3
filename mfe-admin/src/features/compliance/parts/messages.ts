import { defineMessages } from '@ayana/contracts/language';

/** What all pages of compliance say. */
export const messages = defineMessages('mfe-admin/compliance', {
  title: 'Regulatory compliance',
  tabs: {
    label: 'Parts of compliance',
    requirements: 'Requirements',
    controls: 'Controls',
    evidence: 'Evidence',
    credentials: 'Credentials',
    requests: 'Data requests',
    retention: 'Retention',
  },
  leads: {
    requirements: 'What laws and accreditations ask, and whether it can be shown today.',
    controls: 'What the company does so that its requirements are met.',
    evidence: 'What shows that controls work. Owners are reminded 60, 30 and 7 days before the last day.',
    credentials: 'Licences and registrations of partners and doctors, those that end first on top.',
    requests: 'Copies, corrections and erasures that people have asked for, with the last day for each answer.',
    retention: 'How long data is kept, and what is removed afterwards, every night at 02:29 UTC.',
  },
  report: 'PDF report',
  reportName: (day: string): string => `ayana-compliance-${day}.pdf`,
  nobody: 'Nobody',
  owner: 'Owner',
  busy: 'Saving',
  more: 'More',
  edit: 'Change',
  save: 'Save',
  notDone: 'That did not work.',
  endless: 'Does not end',
  titleNeeded: 'Please enter a title.',
});
