import type { components } from '@ayana/contracts/api';
import type { TravelLeg, VisaApplication } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, readWhole } from '@ayana/portal-kit/screens';
import { readCase } from '../page/case.api';
import type { Case } from '../types';

export type CaseDocument = components['schemas']['CaseDocumentDto'];
export type NewLeg = Omit<components['schemas']['NewTravelLegDto'], 'journey_id'>;
export type LegChange = components['schemas']['TravelLegChangeDto'];
export type PatientDetails = components['schemas']['PatientDetailsDto'];

export type CarriedWork = Pick<components['schemas']['AssignmentDto'], 'id' | 'kind' | 'assignee_name'>;

export interface CaseTrip {
  legs: TravelLeg[];
  patient: Case['patient'];
  /** The work that parts of the trip can be linked to. */
  work: CarriedWork[];
  /** Of a closed case nothing is changed. */
  isOpen: boolean;
}

export async function readTrip(journey_id: string): Promise<CaseTrip> {
  const kind: ('visa_support' | 'transport' | 'lodging')[] = ['visa_support', 'transport', 'lodging'];
  const state: ('offered' | 'accepted' | 'done')[] = ['offered', 'accepted', 'done'];
  const [{ items }, { patient, status }, work] = await Promise.all([
    dataOf(api.GET('/travel-legs', { params: { query: { journey_id } } })),
    readCase(journey_id),
    readWhole((part) =>
      dataOf(api.GET('/assignments', { params: { query: { journey_id, kind, status: state, ...part } } })),
    ),
  ]);
  return { legs: items, work, patient, isOpen: status !== 'closed' };
}

export const addLeg = (journey_id: string, leg: NewLeg, key: string): Promise<TravelLeg> =>
  dataOf(api.POST('/travel-legs', { headers: { 'Idempotency-Key': key }, body: { journey_id, ...leg } }));

export const changeLeg = ({ id, version }: Pick<TravelLeg, 'id' | 'version'>, change: LegChange): Promise<TravelLeg> =>
  dataOf(api.PATCH('/travel-legs/{id}', { ...atVersion({ id, version }), body: change }));

export interface VisaPapers {
  details: PatientDetails;
  passport: CaseDocument | undefined;
  letter: CaseDocument | undefined;
  /** One for each visa office that helps. */
  applications: VisaApplication[];
}

export async function readVisa(journey_id: string): Promise<VisaPapers> {
  const query = { params: { query: { journey_id } } };
  const [details, { items }, applications] = await Promise.all([
    dataOf(api.GET('/patient-details', query)),
    dataOf(api.GET('/documents', query)),
    dataOf(api.GET('/visa-applications', query)),
  ]);
  const newest = (kind: CaseDocument['kind']): CaseDocument | undefined =>
    items
      .filter((paper) => paper.kind === kind && paper.replaced_by === null)
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0];
  return { details, passport: newest('passport'), letter: newest('visa_letter'), applications: applications.items };
}

export const askForPassport = (journey_id: string, reason: string, key: string): Promise<unknown> =>
  dataOf(
    api.POST('/documents/wanted', {
      headers: { 'Idempotency-Key': key },
      body: { journey_id, kind: 'passport', reason },
    }),
  );

export const addLetter = (journey_id: string, upload_id: string): Promise<unknown> =>
  dataOf(api.POST('/documents', { body: { journey_id, kind: 'visa_letter', upload_id } }));
