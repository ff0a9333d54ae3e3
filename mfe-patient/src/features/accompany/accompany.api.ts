import type { components } from '@ayana/contracts/api';
import type { TravelLeg } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { orNotFound } from '../../own-journey/own-journey';

export type JourneyDetail = components['schemas']['JourneyDetailDto'];
export type CaseDocument = components['schemas']['CaseDocumentDto'];
export type AccompaniedJourney = components['schemas']['AccompaniedJourneyDto'];

export interface AccompanyData {
  id: string;
  /** As a companion reads it: what the patient does not show is null. */
  journey: JourneyDetail;
  /** Undefined for a reader who is no companion of it. */
  accompanied: AccompaniedJourney | undefined;
  /** Empty where they are not shown. */
  legs: TravelLeg[];
  papers: CaseDocument[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function accompanyLoader({ params }: LoaderFunctionArgs): Promise<Part<AccompanyData>> {
  const id = params['journeyId'] ?? '';
  const { parts, asOf } = withLastSeen(`accompany.${id}`, { page: await readPart(readAccompanied(id)) });
  const { value, failure } = orNotFound(parts.page);
  return failure === null ? { value: { ...value, asOf }, failure } : { value, failure };
}

async function readAccompanied(id: string): Promise<Omit<AccompanyData, 'asOf'>> {
  const [journey, mine] = await Promise.all([
    dataOf(api.GET('/patient-journeys/{id}', { params: { path: { id } } })),
    dataOf(api.GET('/companions/mine')),
  ]);
  const accompanied = mine.items.find(({ journey_id }) => journey_id === id);
  const query = { params: { query: { journey_id: id } } };
  const [legs, papers] = await Promise.all([
    journey.parts.includes('travel') ? dataOf(api.GET('/travel-legs', query)) : { items: [] },
    journey.parts.includes('clinical_documents') ? dataOf(api.GET('/documents', query)) : { items: [] },
  ]);
  return { id, journey, accompanied, legs: legs.items, papers: papers.items };
}

/** Ends it, by the companion. */
export const leave = (companionId: string): Promise<unknown> =>
  dataOf(api.POST('/companions/{id}/withdraw', { params: { path: { id: companionId } } }));
