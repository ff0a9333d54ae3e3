import type { components } from '@ayana/contracts/api';
import type { CaseFact, PatientJourney, TravelLeg, VisaApplication } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, ofJourneyLastSeen, readOwnJourney } from '../../own-journey/own-journey';
import type { FlightReport } from './flight-values';
import { type PatientDetails, readOwnDetails } from '../../patient-details/details.api';

type Overview = components['schemas']['JourneyOverviewDto'];
export type TravelTask = components['schemas']['OverviewTaskDto'];
export type CaseDocument = components['schemas']['CaseDocumentDto'];

interface Parts {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  legs: Part<TravelLeg[]>;
  papers: Part<CaseDocument[]>;
  /** What has happened so far, and the patient’s own open tasks that are about the trip. */
  tasks: Part<{ facts: CaseFact[]; own: TravelTask[] }>;
  /** Whose quote was accepted: who to call in India. */
  hospital: Part<Overview['hospital']>;
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
  const [legs, papers, overview, details, visas] = await Promise.all([
    readPart(ofJourney((journey_id) => dataOf(api.GET('/travel-legs', { params: { query: { journey_id } } })))),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/documents', { params: { query: { journey_id } } })))),
    readPart(readOverview(journey.value?.id)),
    readPart(readOwnDetails()),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/visa-applications', { params: { query: { journey_id } } })))),
  ]);
  const [tasks, hospital] = [partOf(overview, tripTasks), partOf(overview, (value) => value?.hospital ?? null)];
  const all = { journey, legs, papers, tasks, hospital, details, visas };
  const { parts, asOf } = ofJourneyLastSeen<Parts>('travel', own, all);
  return { ...parts, options, asOf };
}

const readOverview = (journey_id: string | undefined): Promise<Overview | null> =>
  journey_id === undefined
    ? Promise.resolve(null)
    : dataOf(api.GET('/patient-journeys/overview', { params: { query: { journey_id } } }));

const partOf = <Whole, Value>(part: Part<Whole>, take: (whole: Whole) => Value): Part<Value> =>
  part.failure === null ? { value: take(part.value), failure: null } : part;

const tripTasks = (overview: Overview | null): { facts: CaseFact[]; own: TravelTask[] } => ({
  facts: overview?.facts ?? [],
  own: (overview?.tasks ?? []).filter(
    ({ owner_kind, subject_kind }) => owner_kind === 'patient' && subject_kind === 'travel_leg',
  ),
});

/** Tells a flight that was booked or changed: the plan follows it. */
export const reportFlight = (journey_id: string, flight: FlightReport, key: string): Promise<TravelLeg> =>
  dataOf(api.POST('/flight-reports', { headers: { 'Idempotency-Key': key }, body: { journey_id, ...flight } }));
