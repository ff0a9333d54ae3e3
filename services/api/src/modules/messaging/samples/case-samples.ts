import type { MailData } from '../templates/template-data.js';

const ASSIGNMENT: MailData['assignment_given'] = {
  id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
  name: 'Demo doctor',
  kind: 'opinion',
  due_at: '2026-11-26T10:35:00.000Z',
  path: '/doctor-portal',
};

/** The mails about the work on a case. All people in them are invented. */
export const CASE_MAIL_SAMPLES: Pick<
  MailData,
  | 'assignment_given'
  | 'assignment_reminder'
  | 'assignment_not_needed'
  | 'assignment_handed_over'
  | 'assignment_paper_arrived'
  | 'assignment_paper_asked'
  | 'assignment_lapsed'
  | 'case_handed_over'
  | 'journey_invitation'
> = {
  assignment_given: ASSIGNMENT,
  assignment_reminder: ASSIGNMENT,
  assignment_not_needed: ASSIGNMENT,
  assignment_handed_over: { ...ASSIGNMENT, kind: 'referral' },
  assignment_paper_arrived: { ...ASSIGNMENT, paper: 'imaging' },
  assignment_paper_asked: {
    journey_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Demo admin',
    patient: 'Amina Otieno',
    assignee: 'Lantern Hospital',
    kind: 'referral',
    paper: 'imaging',
    reason: 'The X-ray of both hips, from the last three months.',
  },
  assignment_lapsed: {
    journey_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Demo admin',
    patient: 'Amina Otieno',
    assignee: 'Lantern Hospital',
    kind: 'referral',
    is_unanswered: true,
    due_at: '2026-11-26T10:35:00.000Z',
  },
  case_handed_over: {
    journey_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Demo admin',
    from: 'Demo ayana staff',
    patient: 'Amina Otieno',
    note: 'Her visa appointment is on Friday.',
  },
  journey_invitation: {
    name: 'Amina Otieno',
    treatment: 'Hip replacement',
    expires_at: '2026-12-20T10:35:00.000Z',
  },
};
