import type { components } from '@ayana/contracts/api';
import type { PatientJourney, TravelLeg, VisaApplication } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, ofJourneyLastSeen, readOwnJourney } from '../../own-journey/own-journey';
import type { FlightReport } from './flight-values';
import { type PatientDetails, readOwnDetails } from '../../patient-details/details.api';

export type TravelTask = components['schemas']['OverviewTaskDto'];
export type CaseDocument = components['schemas']['CaseDocumentDto'];

interface Parts {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  legs: Part<TravelLeg[]>;
  papers: Part<CaseDocument[]>;
  /** The patient’s own open tasks that are about the trip. */
  tasks: Part<TravelTask[]>;
  details: Part<PatientDetails>;
  /** How far the visa is, where an office helps with it. */
  visas: Part<VisaApplication[]>;
}

export interface TravelData extends Parts {
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function travelLoader({ request }: LoaderFunctionArgs): Promise<TravelData> {
  const own = await readOwnJourney(request);
  const { journey, options } = own;
  // What follows belongs to the journey; without one there is nothing.
  const ofJourney = async <Row>(read: (journey_id: string) => Promise<{ items: Row[] }>): Promise<Row[]> => {
    const id = journey.value?.id;
    return id === undefined ? [] : (await read(id)).items;
  };
  const [legs, papers, tasks, details, visas] = await Promise.all([
    readPart(ofJourney((journey_id) => dataOf(api.GET('/travel-legs', { params: { query: { journey_id } } })))),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/documents', { params: { query: { journey_id } } })))),
    readPart(ofJourney(readTasks)),
    readPart(readOwnDetails()),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/visa-applications', { params: { query: { journey_id } } })))),
  ]);
  const { parts, asOf } = ofJourneyLastSeen<Parts>('travel', own, { journey, legs, papers, tasks, details, visas });
  return { ...parts, options, asOf };
}

async function readTasks(journey_id: string): Promise<{ items: TravelTask[] }> {
  const overview = await dataOf(api.GET('/patient-journeys/overview', { params: { query: { journey_id } } }));
  const isOwn = ({ owner_kind, subject_kind }: TravelTask): boolean =>
    owner_kind === 'patient' && subject_kind === 'travel_leg';
  return { items: (overview?.tasks ?? []).filter(isOwn) };
}

/** Tells a flight that was booked or changed: the plan follows it. */
export const reportFlight = (journey_id: string, flight: FlightReport, key: string): Promise<TravelLeg> =>
  dataOf(api.POST('/flight-reports', { headers: { 'Idempotency-Key': key }, body: { journey_id, ...flight } }));
