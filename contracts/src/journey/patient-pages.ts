import type { TaskAct } from './task-acts.ts';
import { ABOUT_ME_PATH } from '../identity/account-page.ts';

const PAGES = {
  home: '/patient-portal',
  requests: '/patient-portal/requests',
  new_request: '/patient-portal/requests/new',
  documents: '/patient-portal/documents',
  access: '/patient-portal/documents/access',
  quotes: '/patient-portal/quotes',
  appointments: '/patient-portal/appointments',
  messages: '/patient-portal/messages',
  travel: '/patient-portal/travel',
  care: '/patient-portal/care',
  people: ABOUT_ME_PATH,
} as const;

export type PatientPage = keyof typeof PAGES;

/** Every page that a patient reads within the frame of their portal. */
const OF_PATIENTS =
  /^\/(?:patient-portal|requests|notifications|questions|subscription|patient\/find-doctors|profile)(?=[/?#]|$)/;
/** Path, query and fragment of an address on this site. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/;
const NAMED = /[?&]journey=([^&#]*)/;
const IN_CASE = /[?&]case=([^&#]*)/;
const ACCOMPANIED = /[?&]accompanied=([^&#]*)/;

const idIn = (address: string, name: RegExp): string | null => {
  const [, id = ''] = name.exec(address) ?? [];
  return id === '' ? null : decodeURIComponent(id);
};

/** The reader’s own journey that an address, or its query, names; null where a page is about the newest. */
export const journeyIn = (address: string): string | null => idIn(address, NAMED);

/** The case that an address names before its journey has begun: it has messages and papers only, so no other page is about it. */
export const caseIn = (address: string): string | null => idIn(address, IN_CASE);

/** The journey of someone else that a companion reads. Their own stays chosen beside it. */
export const accompaniedIn = (address: string): string | null => idIn(address, ACCOMPANIED);

/**
 * An address of this site with the chosen journey, so that it stays chosen on the page it leads to. One that names a journey already, or that
 * is no page of the patient’s, is as it was.
 */
export function atJourney(address: string, journeyId: string | null): string {
  if (journeyId === null || !OF_PATIENTS.test(address) || NAMED.test(address)) return address;
  const [, path = '', query = '', fragment = ''] = PARTS.exec(address) ?? [];
  return `${path}${query.length > 1 ? `${query}&` : '?'}journey=${encodeURIComponent(journeyId)}${fragment}`;
}

/** A page of the patient portal. @param journeyId the one it is about; without it the newest, or the one chosen where the link is */
export const patientHref = (page: PatientPage, journeyId: string | null = null): string =>
  atJourney(PAGES[page], journeyId);

/** A page about a case whose journey has not begun. */
export const atCase = (path: string, caseId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}case=${encodeURIComponent(caseId)}`;

/** Messages or papers of a case whose journey has not begun. */
export const caseHref = (page: 'messages' | 'documents', caseId: string): string => atCase(PAGES[page], caseId);

/** One of the papers of such a case, opened. */
export const casePaperHref = (documentId: string, caseId: string): string =>
  atCase(`${PAGES.documents}?paper=${encodeURIComponent(documentId)}`, caseId);

/** The patient’s own view of a treatment request. */
export const ownRequestHref = (requestId: string, journeyId: string | null = null): string =>
  atJourney(`/requests/patient-portal/${requestId}`, journeyId);

/** One of the patient’s own papers, opened. */
export const paperHref = (documentId: string, journeyId: string): string =>
  atJourney(`${PAGES.documents}?paper=${encodeURIComponent(documentId)}`, journeyId);

/** Where a task of the patient is done; undefined where it has no page of its own. */
export function taskHref(
  { subject_kind, subject_id, act }: { subject_kind: string | null; subject_id: string | null; act?: TaskAct },
  journeyId: string | null = null,
): string | undefined {
  if (act === 'read_consent') return `${patientHref('care', journeyId)}#consent`;
  if (subject_kind === 'treatment_request' && subject_id !== null) return ownRequestHref(subject_id, journeyId);
  const page = subject_kind === null ? undefined : TASK_PAGES.get(subject_kind);
  return page === undefined ? undefined : patientHref(page, journeyId);
}

const TASK_PAGES: ReadonlyMap<string, PatientPage> = new Map([
  ['document', 'documents'],
  ['quote', 'quotes'],
  ['thread', 'messages'],
  ['patient_details', 'travel'],
  ['travel_leg', 'travel'],
  ['check_in', 'care'],
  ['treatment_request', 'requests'],
  ['health_summary', 'people'],
]);

/** What a companion sees of the journey that they accompany. */
export const accompanyHref = (journeyId: string): string => `/patient-portal/accompany/${journeyId}`;

/** The conversation about the journey that they accompany. */
export const accompaniedMessagesHref = (journeyId: string): string =>
  `${PAGES.messages}?accompanied=${encodeURIComponent(journeyId)}`;
