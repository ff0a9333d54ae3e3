import type { Language } from '@ayana/contracts/catalogue';
import type {
  Credential,
  CredentialKind,
  OrganisationDetail,
  OrganisationInvitation,
  ProposalField,
  ProposalSubject,
  ProposalValue,
  PublicProfile,
} from '@ayana/contracts/organisations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

export interface OrganisationData {
  /** Null for a doctor, and for a partner who belongs to none yet. */
  organisation: Part<OrganisationDetail | null>;
  /** What the public site shows of its hospitals. */
  hospitals: Part<PublicProfile[]>;
  /** Of the doctor who the reader is. */
  doctor: Part<PublicProfile | null>;
}

/** An organisation with more hospitals than this is looked after by the staff. */
const HOSPITALS_MOST = 10;

export async function organisationLoader(): Promise<OrganisationData> {
  const readOwn = async (): Promise<OrganisationDetail | null> => dataOf(api.GET('/organisations/own'));
  const readDoctor = async (): Promise<PublicProfile | null> => dataOf(api.GET('/public-profiles/own'));
  const [organisation, doctor] = await Promise.all([readPart(readOwn()), readPart(readDoctor())]);
  const ids = (organisation.value?.hospitals ?? []).slice(0, HOSPITALS_MOST).map(({ id }) => id);
  const hospitals = await readPart(Promise.all(ids.map((id) => readProfile('hospital', id))));
  return { organisation, doctor, hospitals };
}

export const readProfile = (kind: ProposalSubject, id: string): Promise<PublicProfile> =>
  dataOf(
    kind === 'hospital'
      ? api.GET('/public-profiles/hospitals/{id}', { params: { path: { id } } })
      : api.GET('/public-profiles/doctors/{id}', { params: { path: { id } } }),
  );

export type Proposal = Partial<Record<ProposalField, ProposalValue>> & { note?: string };

/** @param version of what waits; 0 for nothing */
export function propose(
  { subject_kind, subject_id, version }: Pick<PublicProfile, 'subject_kind' | 'subject_id'> & { version: number },
  body: Proposal,
  key: string,
): Promise<PublicProfile> {
  const params = { path: { id: subject_id }, header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` } };
  return dataOf(
    subject_kind === 'hospital'
      ? api.POST('/public-profiles/hospitals/{id}/proposals', { params, body: body as never })
      : api.POST('/public-profiles/doctors/{id}/proposals', { params, body: body as never }),
  );
}

export async function withdrawProposal(id: string): Promise<void> {
  await api.POST('/change-proposals/{id}/withdraw', { params: { path: { id } } });
}

export const readCredentials = (): Promise<Credential[]> =>
  readWhole((part) => dataOf(api.GET('/credentials', { params: { query: part } })));

export interface NewCredential {
  doctor_id?: string;
  kind: CredentialKind;
  number: string;
  issuer: string;
  valid_until: string;
  upload_id: string;
}

export const addCredential = (body: NewCredential): Promise<Credential> => dataOf(api.POST('/credentials', { body }));

export const linkOfCredential = (id: string): Promise<{ url: string }> =>
  dataOf(api.GET('/credentials/{id}/link', { params: { path: { id } } }));

export async function removeCredential(id: string): Promise<void> {
  await api.DELETE('/credentials/{id}', { params: { path: { id } } });
}

export interface Profile {
  about: string;
  email: string;
  phone: string;
  website: string;
  address: string;
  languages: Language[];
  opening_hours: { weekday: number; from_time: string; to_time: string }[];
}

export const changeProfile = ({ id, version }: OrganisationDetail, body: Profile): Promise<OrganisationDetail> =>
  dataOf(
    api.PATCH('/organisations/{id}', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body: {
        ...body,
        about: orNull(body.about),
        email: orNull(body.email),
        phone: orNull(body.phone),
        website: orNull(body.website),
        address: orNull(body.address),
      },
    }),
  );

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

export const resendInvitation = (id: string): Promise<OrganisationInvitation> =>
  dataOf(api.POST('/organisation-invitations/{id}/resend', { params: { path: { id } } }));

export async function endInvitation(id: string): Promise<void> {
  await api.DELETE('/organisation-invitations/{id}', { params: { path: { id } } });
}

export async function endMembership(id: string, user_id: string): Promise<void> {
  await api.DELETE('/organisations/{id}/members/{user_id}', { params: { path: { id, user_id } } });
}
