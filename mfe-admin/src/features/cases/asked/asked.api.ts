import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';
import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';
import { findCities } from '../../../components/record-picker/find-records';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import type { Need } from '../../../components/resources/types';
import { readCase } from '../page/case.api';

export interface CaseNeeds {
  needs: Need[];
  /** How a new one begins: the case, where the patient goes, and what they speak. */
  begin: { journey: NamedRecord; city: NamedRecord | null; language: string };
  isOpen: boolean;
}

const TAGS: readonly string[] = Object.values(LANGUAGE_TAGS);

export async function readNeeds(journey_id: string): Promise<CaseNeeds> {
  const [needs, { case_number, patient, treatment_request: request, status }] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/resource-needs', { params: { query: { journey_id, ...part } } }))),
    readCase(journey_id),
  ]);
  const wanted = request?.preferred_city ?? null;
  const cities = wanted === null ? [] : await findCities(wanted).catch(() => []);
  const city = cities.find(({ name }) => name === wanted);
  const { language } = patient;
  return {
    needs,
    begin: {
      journey: { id: journey_id, name: [case_number, patient.name].filter(Boolean).join(' ') },
      city: city === undefined ? null : { id: city.id, name: city.name },
      language: language !== null && language !== LANGUAGE_TAGS.English && TAGS.includes(language) ? language : '',
    },
    isOpen: status !== 'closed',
  };
}

/** The newest first. */
export const readRequests = (journey_id: string): Promise<ServiceRequest[]> =>
  readWhole((part) => dataOf(api.GET('/service-requests', { params: { query: { journey_id, ...part } } })));
