import type { components } from '@ayana/contracts/api';
import {
  type CheckIn,
  checkInBody,
  type CheckInValues,
  type DischargeSummary,
  type PatientJourney,
} from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, ofJourneyLastSeen, readOwnJourney } from '../../own-journey/own-journey';

export type Overview = components['schemas']['JourneyOverviewDto'];
export type CaseDocument = components['schemas']['CaseDocumentDto'];
export type JourneyEntry = components['schemas']['JourneyEntryDto'];

interface Parts {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  /** In the order of their days. */
  checkIns: Part<CheckIn[]>;
  papers: Part<CaseDocument[]>;
  /** Of the stay, the newest first. */
  summaries: Part<DischargeSummary[]>;
  /** The stages with their people, and who to call. */
  overview: Part<Overview | null>;
}

export interface CareData extends Parts {
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function careLoader({ request }: LoaderFunctionArgs): Promise<CareData> {
  const own = await readOwnJourney(request);
  const { journey, options } = own;
  // What follows belongs to the journey; without one there is nothing.
  const ofJourney = async <Row>(read: (journey_id: string) => Promise<{ items: Row[] }>): Promise<Row[]> => {
    const id = journey.value?.id;
    return id === undefined ? [] : (await read(id)).items;
  };
  const [checkIns, papers, summaries, overview] = await Promise.all([
    readPart(ofJourney((journey_id) => dataOf(api.GET('/check-ins', { params: { query: { journey_id } } })))),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/documents', { params: { query: { journey_id } } })))),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/discharge-summaries', { params: { query: { journey_id } } })))),
    readPart(readOverview(journey.value?.id)),
  ]);
  const { parts, asOf } = ofJourneyLastSeen<Parts>('care', own, { journey, checkIns, papers, summaries, overview });
  return { ...parts, options, asOf };
}

const readOverview = (journey_id: string | undefined): Promise<Overview | null> =>
  journey_id === undefined
    ? Promise.resolve(null)
    : dataOf(api.GET('/patient-journeys/overview', { params: { query: { journey_id } } }));

export const answerCheckIn = (id: string, values: CheckInValues, key: string): Promise<CheckIn> =>
  dataOf(
    api.POST('/check-ins/{id}/answer', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: checkInBody(values),
    }),
  );

/** What was written onto the journey during and after the treatment, the newest first. */
export async function readNotes(id: string): Promise<JourneyEntry[]> {
  const { entries } = await dataOf(api.GET('/patient-journeys/{id}', { params: { path: { id } } }));
  return (entries ?? []).filter(isCareNote).toReversed();
}

/** The stages from the treatment on. */
const TREATMENT_STAGE = 8;

const isCareNote = ({ event, stage_number, text }: JourneyEntry): boolean =>
  (event === 'note' || event === 'stage') && text !== null && (stage_number ?? 0) >= TREATMENT_STAGE;
