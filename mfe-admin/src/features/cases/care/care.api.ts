import type { components } from '@ayana/contracts/api';
import type { CheckIn, Companion, HealthSummary, HealthVersion } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export type PatientDetails = components['schemas']['PatientDetailsDto'];

const of = (journey_id: string) => ({ params: { query: { journey_id } } });

export const readCheckIns = async (journeyId: string): Promise<CheckIn[]> =>
  (await dataOf(api.GET('/check-ins', of(journeyId)))).items;

export const markSeen = (id: string): Promise<CheckIn> =>
  dataOf(api.POST('/check-ins/{id}/seen', { params: { path: { id } } }));

export const readDetails = (journeyId: string): Promise<PatientDetails> =>
  dataOf(api.GET('/patient-details', of(journeyId)));

export const readHealth = (journeyId: string): Promise<HealthSummary> =>
  dataOf(api.GET('/health-summary', of(journeyId)));

export const readHealthVersions = async (journeyId: string): Promise<HealthVersion[]> =>
  (await dataOf(api.GET('/health-summary/versions', of(journeyId)))).items;

export const readCompanions = async (journeyId: string): Promise<Companion[]> =>
  (await dataOf(api.GET('/companions', of(journeyId)))).items;
