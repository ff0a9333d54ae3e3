import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { type TreatmentCommand, updateTreatment } from '../treatments.api';
import { commandAction } from '@ayana/portal-kit/screens';

export type Kind = 'hospital' | 'doctor';
export type Recommendation = { subject: NamedRecord } & Pick<
  components['schemas']['KeptHospitalRecommendationDto'],
  | 'id'
  | 'is_active'
  | 'is_shown'
  | 'recommendation_score'
  | 'specialization_match'
  | 'notes'
  | 'version'
  | 'updated_at'
  | 'updated_by'
>;

/** Both kinds alike. */
export function recommendationsOf(all: components['schemas']['KeptRecommendationsDto'], kind: Kind): Recommendation[] {
  return kind === 'hospital'
    ? all.hospitals.map(({ hospital_partner_id, name, ...rest }) => ({
        ...rest,
        subject: { id: hospital_partner_id, name },
      }))
    : all.doctors.map(({ doctor_id, name, ...rest }) => ({ ...rest, subject: { id: doctor_id, name } }));
}

/** The field of the body that names the hospital or the doctor. */
export const SUBJECT_FIELD = { hospital: 'hospital_partner_id', doctor: 'doctor_id' } as const;

export interface RecommendationFacts {
  recommendation_score: number;
  specialization_match: boolean;
  notes: string | null;
}

/** Recommends someone; a removed recommendation comes back. */
export function addRecommendation(
  treatment: string,
  kind: Kind,
  subject: string,
  facts: RecommendationFacts,
  key?: string,
): Promise<unknown> {
  const params = { path: { id: treatment }, header: key === undefined ? {} : { 'Idempotency-Key': key } };
  return kind === 'hospital'
    ? dataOf(
        api.POST('/treatments/{id}/hospital-recommendations', {
          params,
          body: { ...facts, hospital_partner_id: subject },
        }),
      )
    : dataOf(api.POST('/treatments/{id}/doctor-recommendations', { params, body: { ...facts, doctor_id: subject } }));
}

const given = (treatment: string, { id, version }: { id: string; version: number }) => ({
  params: { path: { id: treatment, recommendation_id: id }, header: { 'If-Match': `"${version}"` } },
});

export function changeRecommendation(
  treatment: string,
  kind: Kind,
  recommendation: { id: string; version: number },
  body: RecommendationFacts,
): Promise<unknown> {
  const target = { ...given(treatment, recommendation), body };
  return kind === 'hospital'
    ? dataOf(api.PATCH('/treatments/{id}/hospital-recommendations/{recommendation_id}', target))
    : dataOf(api.PATCH('/treatments/{id}/doctor-recommendations/{recommendation_id}', target));
}

/** What is done with one recommendation at once. */
export type RecommendationCommand =
  | { intent: 'remove_recommendation'; treatment: string; kind: Kind; id: string; version: number }
  | {
      intent: 'restore_recommendation';
      treatment: string;
      kind: Kind;
      subject: string;
      facts: { recommendation_score: number; specialization_match: boolean; notes: string | null };
    };

function changeRecommendations(command: RecommendationCommand): Promise<unknown> {
  const { treatment, kind } = command;
  if (command.intent === 'restore_recommendation')
    return addRecommendation(treatment, kind, command.subject, command.facts);
  const target = given(treatment, command);
  return kind === 'hospital'
    ? api.DELETE('/treatments/{id}/hospital-recommendations/{recommendation_id}', target)
    : api.DELETE('/treatments/{id}/doctor-recommendations/{recommendation_id}', target);
}

/** All commands of a treatment's page. */
export const detailAction = commandAction((command: TreatmentCommand | RecommendationCommand): Promise<unknown> =>
  'kind' in command ? changeRecommendations(command) : updateTreatment(command),
);
