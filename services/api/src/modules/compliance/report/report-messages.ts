import { defineMessages, number, plural } from '@ayana/contracts/language';

export const REPORT_MESSAGES = defineMessages('api/operations/compliance-report', {
  title: 'Compliance report',
  subject: 'Requirements, controls and evidence',
  lead: (day: string) => `As of ${day}`,
  overview: 'Overview',
  framework: 'Framework',
  requirement: 'Requirement',
  standing: 'State',
  until: 'Evidence until',
  owner: 'Owner',
  evidence: 'Evidence that ends soon or has ended',
  no_evidence: 'No evidence ends within 60 days.',
  piece: 'Evidence',
  credentials: 'Licences and accreditations of partners and doctors',
  no_credentials: 'None ends within 60 days.',
  paper: 'Paper',
  last_day: 'Last day',
  requests: 'Requests about personal data',
  requests_line: (open: number, overdue: number) =>
    `${plural(open, { one: '1 request is open', other: `${number(open)} requests are open` })}, ${number(overdue)} of them overdue.`,
  answered_line: (answered: number, in_time: number) =>
    `In the last twelve months ${plural(answered, { one: '1 was answered', other: `${number(answered)} were answered` })}, ${number(in_time)} in time.`,
  retention: 'How long data is kept',
  rule: 'What',
  days: 'Days',
  switched: 'Removed by itself',
  yes: 'Yes',
  no: 'No',
  trail: 'Audit trail',
  chain: (rows: number) =>
    `The chain of hashes has ${plural(rows, { one: '1 row', other: `${number(rows)} rows` })} and ends with`,
  no_chain: 'The audit trail is empty.',
});
