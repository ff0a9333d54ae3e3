import type { components } from '@ayana/contracts/api';
import type { PatientJourney, TravelLeg } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';
import { type PatientDetails, readOwnDetails } from '../../patient-details/details.api';

export type CaseDocument = components['schemas']['CaseDocumentDto'];

interface Parts {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  legs: Part<TravelLeg[]>;
  papers: Part<CaseDocument[]>;
  details: Part<PatientDetails>;
}

export interface TravelData extends Parts {
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

const readLatest = async (): Promise<PatientJourney | null> =>
  // `null` is an answer: there is no journey yet.
  (await api.GET('/patient-journeys/latest')).data ?? null;

export async function travelLoader(): Promise<TravelData> {
  const latest = readLatest();
  // What follows belongs to the journey; without one there is nothing.
  const ofJourney = async <Row>(read: (journey_id: string) => Promise<{ items: Row[] }>): Promise<Row[]> => {
    const journey = await latest;
    return journey === null ? [] : (await read(journey.id)).items;
  };
  const [journey, legs, papers, details] = await Promise.all([
    readPart(latest),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/travel-legs', { params: { query: { journey_id } } })))),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/documents', { params: { query: { journey_id } } })))),
    readPart(readOwnDetails()),
  ]);
  const { parts, asOf } = withLastSeen<Parts>('travel', { journey, legs, papers, details });
  return { ...parts, asOf };
}

/** A new secret link for a calendar; an older one stops. @returns its path */
export const createFeed = async (journey_id: string, key: string): Promise<string> =>
  (await dataOf(api.POST('/travel-feeds', { headers: { 'Idempotency-Key': key }, body: { journey_id } }))).path;
