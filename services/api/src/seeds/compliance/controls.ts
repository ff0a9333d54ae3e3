import type { ComplianceFramework } from '@ayana/contracts/operations';

interface DemoEvidence {
  title: string;
  note?: string;
  web_address?: string;
  /** Days from today to the last one; null where it does not end. */
  ends: number | null;
}

interface DemoControl {
  title: string;
  text: string;
  /** The requirements it meets, by framework and number. */
  meets: readonly (readonly [ComplianceFramework, string])[];
  evidence: readonly DemoEvidence[];
}

/** What the demo company does for its requirements: most is met, some ends soon, some has ended, and some has nothing to show. */
export const DEMO_CONTROLS: readonly DemoControl[] = [
  {
    title: 'Certificates of partner hospitals are checked before they are shown',
    text: 'The staff compare each certificate with the register of the accrediting body.',
    meets: [
      ['nabh', 'Partner accreditation'],
      ['jci', 'Partner accreditation'],
    ],
    evidence: [
      { title: 'Register of NABH, list of the quarter', note: 'Compared by two people.', ends: 41 },
      {
        title: 'Register of JCI, list of the quarter',
        web_address: 'https://www.jointcommissioninternational.org/',
        ends: 41,
      },
    ],
  },
  {
    title: 'Each treatment ends with a signed discharge summary',
    text: 'A case is not closed without one.',
    meets: [['jci', 'Handover']],
    evidence: [{ title: 'Sample of twenty cases', note: 'All had one; two came a day late.', ends: 150 }],
  },
  {
    title: 'Consent is asked for, recorded and can be withdrawn',
    text: 'With the version of its text, in the account of the person.',
    meets: [
      ['dpdp', 'Section 5 and 6'],
      ['gdpr', 'Article 6 and 9'],
    ],
    evidence: [{ title: 'Review of the consent texts by counsel', note: 'Version 3 approved.', ends: 210 }],
  },
  {
    title: 'The site is attacked by experts every year',
    text: 'An independent company, with a report and a second test of what was found.',
    meets: [
      ['dpdp', 'Section 8.5'],
      ['gdpr', 'Article 32'],
    ],
    evidence: [
      { title: 'Penetration test, report', note: 'Two medium findings, both fixed.', ends: 6 },
      { title: 'Penetration test of last year', note: 'Replaced by the next one.', ends: -190 },
    ],
  },
  {
    title: 'Backups are restored in a test every month',
    text: 'Into an empty database, compared row by row.',
    meets: [
      ['dpdp', 'Section 8.5'],
      ['gdpr', 'Article 32'],
    ],
    evidence: [{ title: 'Restore test, protocol', note: '18 minutes, no difference.', ends: 24 }],
  },
  {
    title: 'Breaches are practised twice a year',
    text: 'A drill with the texts for the authorities and for those concerned.',
    meets: [
      ['dpdp', 'Section 8.6'],
      ['gdpr', 'Article 33 and 34'],
    ],
    evidence: [{ title: 'Drill of spring, review', note: 'The first message took 31 hours.', ends: -12 }],
  },
  {
    title: 'Requests about personal data are answered within their time',
    text: 'Each has a clock and an owner here.',
    meets: [
      ['dpdp', 'Section 11 to 13'],
      ['gdpr', 'Article 12 to 22'],
    ],
    evidence: [{ title: 'Procedure, version 2', note: 'Read by all case managers.', ends: null }],
  },
  {
    title: 'Processors sign a contract before they see personal data',
    text: 'Partners, suppliers of mail, text and storage.',
    meets: [
      ['gdpr', 'Article 28'],
      ['gdpr', 'Article 44 to 49'],
    ],
    evidence: [],
  },
  {
    title: 'Registration numbers of doctors are checked and shown',
    text: 'Against the National Medical Register.',
    meets: [['telemedicine', 'Registration']],
    evidence: [{ title: 'Check of all doctors', note: '411 numbers, none missing.', ends: 95 }],
  },
  {
    title: 'Lodgings confirm Form C for each guest',
    text: 'With the number of the confirmation, within a day of the arrival.',
    meets: [['form_c', 'Lodging']],
    evidence: [{ title: 'Confirmations of last month', note: '37 of 37.', ends: 12 }],
  },
];
