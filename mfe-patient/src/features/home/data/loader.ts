import type { components } from '@ayana/contracts/api';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import type { Account } from './account';

export type OwnRequest = components['schemas']['ConsultationRequestDto'];

/** What the first page shows; each part may be missing without the others. */
export interface HomeData {
  account: Part<Account>;
  requests: Part<OwnRequest[]>;
  /** Null for those who have none: they are patients' alone. */
  notifications: Part<PatientNotification[]> | null;
}

/** Of the newest notifications the first page shows this many. */
const NEWEST = 3;

const readRequests = (): Promise<OwnRequest[]> => dataOf(api.GET('/consultation-requests'));
const readNewest = async (): Promise<PatientNotification[]> =>
  (await dataOf(api.GET('/patient-notifications', { params: { query: { limit: NEWEST } } }))).items;

export async function homeLoader(): Promise<HomeData> {
  const { role } = useSession.getState();
  const [account, requests, notifications] = await Promise.all([
    readPart(dataOf(api.GET('/auth/account'))),
    readPart(readRequests()),
    role === 'patient' ? readPart(readNewest()) : null,
  ]);
  return { account, requests, notifications };
}
