import { patientHref } from '@ayana/contracts/journey';
import type { MailData } from '../templates/template-data.js';

/** The mails about what the team runs, and to its partners. All people in them are invented. */
export const OPERATIONS_MAIL_SAMPLES: Pick<
  MailData,
  | 'signal_opened'
  | 'incident_update'
  | 'incident_follow_up'
  | 'broadcast'
  | 'broadcast_test'
  | 'escalation_page'
  | 'escalation_exhausted'
  | 'credential_news'
  | 'evidence_lapses'
  | 'data_request_news'
  | 'change_proposal_decided'
  | 'proposed_doctor_decided'
  | 'organisation_invitation'
  | 'site_application_declined'
> = {
  signal_opened: {
    name: 'Demo ayana staff',
    kind: 'red_flag_check_in',
    severity: 2,
    number: 'SIG-000123',
    count: 1,
    path: '/admin/crisis-detection/one',
  },
  incident_update: {
    name: 'Demo ayana staff',
    number: 'INC-000012',
    title: 'Fever after a knee replacement',
    is_drill: false,
    text: 'The patient is in the emergency room, and her family is informed.',
    path: '/admin/incident-command/one',
  },
  incident_follow_up: {
    name: 'Demo ayana staff',
    number: 'INC-000012',
    title: 'Fever after a knee replacement',
    task: 'Write down who calls the family at night',
    due_at: '2026-12-21T12:30:00Z',
    is_late: false,
    path: '/admin/incident-command/one',
  },
  broadcast: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    subject: 'What changes in your quote next year',
    body: 'Hello Amina,\n\nhospitals in Chennai publish new prices in January. Your quote stays as it is.',
    link_label: 'Read what changes',
    is_promotion: true,
  },
  broadcast_test: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    subject: 'Heavy rain in Chennai',
    body: 'Hello Amina,\n\nyour driver waits at another gate today. Please call us when you have landed.',
    link_label: 'Where your driver waits',
    link: `https://ayana.example${patientHref('travel')}`,
    is_promotion: false,
  },
  escalation_page: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Asha Nair',
    number: 'ESC-000012',
    title: 'Fever on day 2 after the operation',
    text: 'A patient in Chennai reports 39.2 °C.\nThe case manager has not answered.',
    chain: 'Medical, at night',
    step: 1,
    steps: 3,
    round: 2,
    rounds: 3,
    is_test: false,
    path: '/admin/escalation-management/runs/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  escalation_exhausted: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    number: 'ESC-000012',
    title: 'Fever on day 2 after the operation',
    chain: 'Medical, at night',
    rounds: 3,
    is_test: false,
    path: '/admin/escalation-management/runs/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  credential_news: {
    name: 'Meera Pillai',
    what: 'expires',
    kind: 'accreditation',
    number: 'NABH-2024-118',
    holder: 'Lantern Bay Hospital',
    valid_until: '2026-12-31',
    reason: null,
    path: '/partner-portal/organisation',
  },
  evidence_lapses: {
    name: 'Meera Pillai',
    title: 'Penetration test of March',
    control: 'The site is attacked by experts every year',
    expires_on: '2026-12-31',
    path: '/admin/regulatory-compliance',
  },
  data_request_news: {
    name: 'Amina Otieno',
    what: 'erased',
    kind: 'erase',
    due_on: '2026-12-20',
    reason: null,
    kept: ['medical_papers', 'record_accesses', 'request'],
    path: null,
  },
  change_proposal_decided: {
    name: 'Meera Pillai',
    subject: 'Lantern Bay Hospital',
    approved: false,
    reason: 'The number of beds does not match the licence.',
    path: '/partner-portal/organisation',
  },
  proposed_doctor_decided: {
    name: 'Meera Pillai',
    doctor: 'Dr Farida Siddiqui',
    approved: true,
    is_new: true,
    reason: null,
    path: '/partner-portal/organisation',
  },
  organisation_invitation: {
    link_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Meera Pillai',
    organisation: 'Lantern Bay Hospital',
    doctor: 'Dr Farida Siddiqui',
    inviter: 'Anand Iyer',
    expires_at: '2026-12-01T09:00:00.000Z',
  },
  site_application_declined: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Meera Pillai',
    applicant: 'Harbour Light Guest House',
    reason: 'We have enough guest houses in Chennai at the moment.',
  },
};
