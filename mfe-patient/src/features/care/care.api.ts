import type { components } from '@ayana/contracts/api';
import { type CheckIn, checkInBody, type CheckInValues, type PatientJourney } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';

export type CaseDocument = components['schemas']['CaseDocumentDto'];
export type JourneyEntry = components['schemas']['JourneyEntryDto'];

interface Parts {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  /** In the order of their days. */
  checkIns: Part<CheckIn[]>;
  papers: Part<CaseDocument[]>;
}

export interface CareData extends Parts {
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

const readLatest = async (): Promise<PatientJourney | null> =>
  // `null` is an answer: there is no journey yet.
  (await api.GET('/patient-journeys/latest')).data ?? null;

export async function careLoader(): Promise<CareData> {
  const latest = readLatest();
  // What follows belongs to the journey; without one there is nothing.
  const ofJourney = async <Row>(read: (journey_id: string) => Promise<{ items: Row[] }>): Promise<Row[]> => {
    const journey = await latest;
    return journey === null ? [] : (await read(journey.id)).items;
  };
  const [journey, checkIns, papers] = await Promise.all([
    readPart(latest),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/check-ins', { params: { query: { journey_id } } })))),
    readPart(ofJourney((journey_id) => dataOf(api.GET('/documents', { params: { query: { journey_id } } })))),
  ]);
  const { parts, asOf } = withLastSeen<Parts>('care', { journey, checkIns, papers });
  return { ...parts, asOf };
}

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
