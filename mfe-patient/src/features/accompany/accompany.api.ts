import type { components } from '@ayana/contracts/api';
import type { TravelLeg } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';

export type JourneyDetail = components['schemas']['JourneyDetailDto'];
export type CaseDocument = components['schemas']['CaseDocumentDto'];
export type AccompaniedJourney = components['schemas']['AccompaniedJourneyDto'];

export interface AccompanyData {
  /** As a companion reads it: what the patient does not show is null. */
  journey: JourneyDetail;
  /** Undefined for a reader who is no companion of it. */
  accompanied: AccompaniedJourney | undefined;
  /** Empty where they are not shown. */
  legs: TravelLeg[];
  papers: CaseDocument[];
}

export const accompanyLoader = ({ params }: LoaderFunctionArgs): Promise<Part<AccompanyData & { id: string }>> =>
  readPart(readAccompanied(params['journeyId'] ?? ''));

async function readAccompanied(id: string): Promise<AccompanyData & { id: string }> {
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
