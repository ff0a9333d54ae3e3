import type { components } from '@ayana/contracts/api';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import type { Account } from './account';

export type OwnRequest = components['schemas']['ConsultationRequestDto'];
export type OwnQuestion = components['schemas']['OwnInquiryDto'];

/** What the first page shows; each part may be missing without the others. */
export interface HomeData {
  account: Part<Account>;
  requests: Part<OwnRequest[]>;
  /** Questions from the contact form, newest first. */
  questions: Part<OwnQuestion[]>;
  /** Null for other roles: only patients have notifications. */
  notifications: Part<PatientNotification[]> | null;
}

/** How many of the newest notifications the first page shows. */
const NEWEST = 3;

const readRequests = (): Promise<OwnRequest[]> => dataOf(api.GET('/consultation-requests'));
const readQuestions = async (): Promise<OwnQuestion[]> => (await dataOf(api.GET('/general-inquiries'))).items;
const readNewest = async (): Promise<PatientNotification[]> =>
  (await dataOf(api.GET('/patient-notifications', { params: { query: { limit: NEWEST } } }))).items;

export async function homeLoader(): Promise<HomeData> {
  const { role } = useSession.getState();
  const [account, requests, questions, notifications] = await Promise.all([
    readPart(dataOf(api.GET('/auth/account'))),
    readPart(readRequests()),
    readPart(readQuestions()),
    role === 'patient' ? readPart(readNewest()) : null,
  ]);
  return { account, requests, questions, notifications };
}
