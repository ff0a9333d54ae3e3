import type { AccessEnd } from './access-ends.ts';
import type { AssignmentKind, AssignmentState } from './assignments.ts';
import { defineMessages } from '../language/index.ts';
import { OPINION_CORRECTION_DAYS } from './opinions.ts';
import { ACCEPTED_QUOTE_PARTS, type JourneyPart, READER_PARTS } from './readers.ts';

/** Days after which an end comes; the other ends come at once. */
export const ACCESS_END_DAYS = {
  /** After the discharge. */
  stay_over: 30,
  /** After the day of the planned admission, where nobody was admitted. */
  not_admitted: 30,
  /** After signing: as long as the doctor may correct the opinion. */
  correction_over: OPINION_CORRECTION_DAYS,
} as const satisfies Partial<Record<AccessEnd, number>>;

/** Why a piece of work shows nothing of the case any more, to those who had it. */
export const ACCESS_END_SENTENCES: Record<AccessEnd, string> = defineMessages('contracts/journey/access-ends', {
  case_closed: 'The case is closed. What it contained is no longer shown to you.',
  other_chosen: 'The patient chose another hospital. What the case contained is no longer shown to you.',
  quote_lapsed: 'Your quote is no longer open. What the case contained is no longer shown to you.',
  stay_over: `The patient was discharged more than ${ACCESS_END_DAYS.stay_over} days ago. What the case contained is no longer shown to you.`,
  not_admitted: `The patient was not admitted within ${ACCESS_END_DAYS.not_admitted} days of the planned day. What the case contained is no longer shown to you.`,
  correction_over: 'The time to correct the opinion is over: its papers are closed.',
  work_done: 'The work is done: its papers are closed.',
});

/** Papers and what is read from them. */
export const PAPER_PARTS: readonly JourneyPart[] = ['clinical_documents', 'passport', 'visa_letter'];

export type WorkReaderKind = AssignmentKind | 'hospital_letter';

/** What ends all that work shows, and what ends only its papers. */
interface WorkAccess {
  all: readonly AccessEnd[];
  papers: readonly AccessEnd[];
}

/**
 * What ends access, by the kind of work; the first that is true is said. Work that was declined or taken back shows nothing, whatever its kind.
 * Carriers, lodging, laboratories and pharmacies see no papers of the case, and keep what they were given for their own records.
 */
export const WORK_ACCESS: Readonly<Record<WorkReaderKind, WorkAccess>> = {
  opinion: { all: [], papers: ['correction_over'] },
  referral: { all: ['case_closed', 'other_chosen', 'stay_over', 'not_admitted', 'quote_lapsed'], papers: [] },
  visa_support: { all: [], papers: ['work_done'] },
  /** Shown only to the hospital that the patient chose. */
  hospital_letter: { all: ['case_closed', 'stay_over', 'not_admitted'], papers: [] },
  transport: { all: [], papers: [] },
  lodging: { all: [], papers: [] },
  lab_order: { all: [], papers: [] },
  prescription: { all: [], papers: [] },
};

/** What work shows before it is accepted, where that is less than later. */
export const OFFERED_PARTS: Readonly<Partial<Record<WorkReaderKind, readonly JourneyPart[]>>> = {
  visa_support: ['nationality', 'dates', 'party_size'],
};

/** A piece of work, as far as it decides what it shows. */
export interface ShownWork {
  kind: AssignmentKind;
  status: AssignmentState;
  /** It is in the hands of a hospital. */
  of_hospital: boolean;
  /** What has ended its access, or that to its papers; null while nothing has. */
  access_end: AccessEnd | null;
  /** The patient has accepted the quote that was sent for it. */
  has_accepted_quote?: boolean;
}

/** What someone with work of a kind is to the journey. */
export const workReader = ({ kind, of_hospital }: Pick<ShownWork, 'kind' | 'of_hospital'>): WorkReaderKind =>
  kind === 'visa_support' && of_hospital ? 'hospital_letter' : kind;

/** Whether work shows nothing of the case any more. */
export const isAccessOver = (work: Pick<ShownWork, 'kind' | 'of_hospital' | 'access_end'>): boolean =>
  work.access_end !== null && WORK_ACCESS[workReader(work)].all.includes(work.access_end);

/** What work shows of its case. */
export function workParts(work: ShownWork): readonly JourneyPart[] {
  const { status, access_end, has_accepted_quote = false } = work;
  if (status === 'declined' || status === 'cancelled' || isAccessOver(work)) return [];
  const reader = workReader(work);
  const parts = (status === 'offered' ? OFFERED_PARTS[reader] : undefined) ?? READER_PARTS[reader];
  const shown = access_end === null ? parts : parts.filter((part) => !PAPER_PARTS.includes(part));
  return has_accepted_quote ? [...new Set([...shown, ...ACCEPTED_QUOTE_PARTS])] : shown;
}
