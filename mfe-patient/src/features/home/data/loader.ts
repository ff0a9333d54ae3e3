import { mayEnter } from '@ayana/contracts/identity';
import type { TreatmentRequest } from '@ayana/contracts/journey';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, readPart, useSession } from '@ayana/portal-kit';
import { readFirst, readWhole, withLastSeen } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, namedJourney, orNotFound, readOptions } from '../../../own-journey/own-journey';
import { readIntake } from '../../../intake/intake';
import { loadHomeBelow } from '../load-home-below';
import type { HomeData, HomeParts, Overview, OwnQuestion, OwnRequest } from './home-data';

/** How many of the newest notifications the first page shows. */
const NEWEST = 3;

const readOverview = async (journey_id: string | null): Promise<Overview | null> => {
  const query = journey_id === null ? {} : { journey_id };
  // `null` is an answer: there is no journey yet.
  return (await api.GET('/patient-journeys/overview', { params: { query } })).data ?? null;
};
/** Of the open journeys that the page is not about. */
const readOthers = async (named: string | null, options: Promise<JourneyOption[]>): Promise<Overview[]> => {
  const [newest, ...older] = await options;
  const others = named === null ? older : [...(newest === undefined ? [] : [newest]), ...older];
  const open = others.filter(({ id, status }) => id !== named && status !== 'closed');
  const overviews = await Promise.all(open.map(({ id }) => readOverview(id)));
  return overviews.filter((overview) => overview !== null);
};
/** All of them: whichever waits for the patient is the next step. */
const readTreatments = (): Promise<TreatmentRequest[]> =>
  readWhole((part) => dataOf(api.GET('/treatment-requests', { params: { query: part } })));
const readRequests = (): Promise<OwnRequest[]> => dataOf(api.GET('/consultation-requests'));
const readQuestions = (): Promise<OwnQuestion[]> =>
  readWhole((part) => dataOf(api.GET('/general-inquiries', { params: { query: part } })));
const readNewest = async (): Promise<readonly PatientNotification[]> =>
  (await readFirst(dataOf(api.GET('/patient-notifications', { params: { query: { limit: NEWEST } } })))).items;

export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  // Its script comes over the line together with the answers.
  void loadHomeBelow();
  const { role } = useSession.getState();
  const named = namedJourney(request);
  const journeys = readOptions();
  const [account, overview, others, appointments, treatments, requests, intake, questions, notifications, options] =
    await Promise.all([
      readPart(dataOf(api.GET('/auth/account'))),
      readPart(readOverview(named)),
      readPart(readOthers(named, journeys)),
      readPart(dataOf(api.GET('/own-appointments'))),
      readPart(readTreatments()),
      readPart(readRequests()),
      readPart(readIntake()),
      readPart(readQuestions()),
      mayEnter('patient_notifications', role) ? readPart(readNewest()) : null,
      journeys,
    ]);
  const { parts, asOf } = withLastSeen<HomeParts>(named === null ? 'home' : `home.${named}`, {
    account,
    overview,
    others,
    appointments,
    treatments,
    requests,
    intake,
    questions,
    notifications,
  });
  orNotFound(parts.overview);
  return { ...parts, options, asOf };
}
