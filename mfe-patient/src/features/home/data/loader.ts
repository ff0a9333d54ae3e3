import { mayEnter } from '@ayana/contracts/identity';
import type { TreatmentRequest } from '@ayana/contracts/journey';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, readPart, useSession } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';
import { loadHomeBelow } from '../load-home-below';
import type { HomeData, HomeParts, Overview, OwnQuestion, OwnRequest } from './home-data';

/** How many of the newest notifications and treatment requests the first page shows. */
const NEWEST = 3;

const readOverview = async (): Promise<Overview | null> =>
  // `null` is an answer: there is no journey yet.
  (await api.GET('/patient-journeys/overview')).data ?? null;
const readTreatments = async (): Promise<TreatmentRequest[]> =>
  (await dataOf(api.GET('/treatment-requests', { params: { query: { limit: NEWEST } } }))).items;
const readRequests = (): Promise<OwnRequest[]> => dataOf(api.GET('/consultation-requests'));
const readQuestions = async (): Promise<OwnQuestion[]> => (await dataOf(api.GET('/general-inquiries'))).items;
const readNewest = async (): Promise<PatientNotification[]> =>
  (await dataOf(api.GET('/patient-notifications', { params: { query: { limit: NEWEST } } }))).items;

export async function homeLoader(): Promise<HomeData> {
  // Its script comes over the line together with the answers.
  void loadHomeBelow();
  const { role } = useSession.getState();
  const [account, overview, treatments, requests, questions, notifications] = await Promise.all([
    readPart(dataOf(api.GET('/auth/account'))),
    readPart(readOverview()),
    readPart(readTreatments()),
    readPart(readRequests()),
    readPart(readQuestions()),
    mayEnter('patient_notifications', role) ? readPart(readNewest()) : null,
  ]);
  const { parts, asOf } = withLastSeen<HomeParts>('home', {
    account,
    overview,
    treatments,
    requests,
    questions,
    notifications,
  });
  return { ...parts, asOf };
}
