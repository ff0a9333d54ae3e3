import type { QuoteCategory, TaskOwnerKind, TaskSubjectKind, TreatmentRequestState } from '@ayana/contracts/journey';

/** What the demo's patients ask for, by the slug of the catalogue. */
export const DEMO_TREATMENTS: readonly string[] = [
  'knee-replacement',
  'heart-bypass',
  'kidney-transplant',
  'hip-replacement',
  'spinal-fusion',
  'heart-valve-replacement',
  'cancer-surgery',
  'slipped-disc-surgery',
  'shoulder-replacement',
  'pacemaker',
  'ivf-icsi',
  'sleeve-gastrectomy',
  'brain-tumour-surgery',
];

/** Days from the first enquiry until each stage is completed, by its number. */
export const STAGE_DAYS = [0, 0, 3, 6, 10, 15, 27, 35, 38, 47, 140] as const;

/** The status of the request once a stage is completed. */
export const STATUS_AT: readonly TreatmentRequestState[] = [
  'pending',
  'waiting_for_patient',
  'in_review',
  'in_review',
  'quoted',
  'accepted',
  'scheduled',
  'scheduled',
  'in_treatment',
  'completed',
  'completed',
];

interface PlannedTask {
  owner_kind: TaskOwnerKind;
  title: string;
  detail: string | null;
  subject_kind: TaskSubjectKind | null;
}
const task = (
  owner_kind: TaskOwnerKind,
  title: string,
  detail: string | null = null,
  subject_kind: TaskSubjectKind | null = null,
): PlannedTask => ({ owner_kind, title, detail, subject_kind });

/** What an opinion says besides the recommendation, by the department of the treatment. */
const OPINIONS: Readonly<Record<string, { alternatives: string; risks: string }>> = {
  Orthopedics: {
    alternatives: 'Medicines and exercises for three months, then look again.',
    risks: 'Infection and thrombosis are possible, each in about one of a hundred patients.',
  },
  Spine: {
    alternatives: 'Physiotherapy and an injection at the nerve, as long as the leg is not weak.',
    risks: 'Infection, and numbness that stays, are possible, each in about one of a hundred patients.',
  },
  Cardiology: {
    alternatives: 'Medicines and a new recording of the heart rhythm in three months.',
    risks: 'A bruise at the site is common. Infection is possible in about one of a hundred patients.',
  },
  'Cardiac surgery': {
    alternatives: 'Medicines alone, with a check every month; the narrowing stays.',
    risks: 'Bleeding, an uneven heartbeat and infection are possible; the team watches for them in intensive care.',
  },
  Oncology: {
    alternatives: 'Medicines first and surgery later, if the next scan says so.',
    risks: 'Bleeding and infection are possible. What was removed decides about more treatment.',
  },
  Fertility: {
    alternatives: 'Tablets and timed attempts for three cycles.',
    risks: 'Twins are more likely. The ovaries can react too strongly, so scans are done every few days.',
  },
};
const ANY_OPINION = {
  alternatives: 'Wait under control, with tests every month.',
  risks: 'Infection and thrombosis are possible, each in about one of a hundred patients.',
};
export const opinionWords = (department: string): { alternatives: string; risks: string } =>
  OPINIONS[department] ?? ANY_OPINION;

/** What has to be done within a stage, by its number. */
export const STAGE_TASKS: Readonly<Record<number, readonly PlannedTask[]>> = {
  2: [
    task(
      'patient',
      'Send your records',
      'Reports, pictures and laboratory results of the last six months.',
      'document',
    ),
    task('case_manager', 'Call about the missing records'),
  ],
  3: [
    task('doctor', 'Give a medical opinion', null, 'opinion'),
    task('case_manager', 'Find a time for the talk with the doctor'),
  ],
  4: [
    task('case_manager', 'Ask both hospitals for their quotes', null, 'assignment'),
    task('patient', 'Tell us your dates', 'When could you travel, and who comes with you?'),
  ],
  5: [
    task('patient', 'Choose a quote', 'Compare both, ask about every line you are not sure of.', 'quote'),
    task('case_manager', 'Talk through the quotes with the family', null, 'quote'),
  ],
  6: [
    task('patient', 'Apply for the medical visa', 'The letter of the hospital is in your documents.', 'document'),
    task('case_manager', 'Book the driver and the interpreter', null, 'travel_leg'),
  ],
  7: [
    task('case_manager', 'Confirm the admission with the hospital'),
    task('patient', 'Pack your papers and medicines', 'The list is in your travel plan.', 'travel_leg'),
  ],
  8: [task('case_manager', 'Call the family with today’s news')],
  9: [
    task('case_manager', 'Collect discharge summary and final bill', null, 'document'),
    task('patient', 'Tell us when you fly home', null, 'travel_leg'),
  ],
  10: [task('case_manager', 'Read the last check-in', null, 'check_in')],
};

/** How a quote's total is made up, in per cent of it. */
export const QUOTE_SHARES: readonly (readonly [category: QuoteCategory, label: string, share: number])[] = [
  ['surgeon', 'Surgeon and assistant', 24],
  ['theatre', 'Operating theatre', 16],
  ['implant', 'Implant', 18],
  ['room', 'Room', 18],
  ['diagnostics', 'Tests before and after', 8],
  ['medicine', 'Medicines in hospital', 9],
  ['physiotherapy', 'Physiotherapy', 4],
  ['food_and_stay_of_attendant', 'Bed and meals of one attendant', 3],
];
