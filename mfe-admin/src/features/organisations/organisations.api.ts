import type { Language } from '@ayana/contracts/catalogue';
import type { operations } from '@ayana/contracts/api';
import type {
  ChangeProposal,
  Credential,
  Invited,
  Organisation,
  OrganisationDetail,
  OrganisationInvitation,
  OrganisationKind,
  PriceItem,
  ProposedDoctor,
} from '@ayana/contracts/organisations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { type FirstRows, listLoader, readFirst, readWhole } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const ORGANISATIONS_PATH = '/admin/organisations';
type Query = NonNullable<operations['Organisations_list']['parameters']['query']>;

/** The filters and the sort in the URL, as the API names them. */
export const NAMES = ['q', 'kind', 'city', 'waiting', 'expired', 'sort', 'order'] as const;

export const organisationsLoader = listLoader<Organisation, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/organisations', { params: { query } })),
});

/** One organisation, what it proposes, and what it charges. */
export interface OrganisationPage {
  id: string;
  organisation: OrganisationDetail;
  proposals: Part<readonly ChangeProposal[]>;
  prices: Part<FirstRows<PriceItem>>;
}

const SHOWN = 20;

export function organisationLoader({ params }: LoaderFunctionArgs): Promise<Part<OrganisationPage>> {
  const id = params['organisationId'] ?? '';
  return readPart(
    (async () => {
      const organisation = await dataOf(api.GET('/organisations/{id}', { params: { path: { id } } }));
      const [proposals, prices] = await Promise.all([readPart(readProposals(id)), readPart(readPrices(organisation))]);
      return { id, organisation, proposals, prices };
    })(),
  );
}

/** The newest. */
const readProposals = async (partner_id: string): Promise<readonly ChangeProposal[]> =>
  (await readFirst(dataOf(api.GET('/change-proposals', { params: { query: { partner_id, limit: SHOWN } } })))).items;

async function readPrices({ hospitals }: OrganisationDetail): Promise<FirstRows<PriceItem>> {
  const firsts = await Promise.all(
    hospitals.map(({ id }) =>
      readFirst(dataOf(api.GET('/price-items', { params: { query: { partner_hospital_id: id, limit: 100 } } }))),
    ),
  );
  return { items: firsts.flatMap(({ items }) => items), more: firsts.some(({ more }) => more) };
}

export const addOrganisation = (
  body: { name: string; kind: OrganisationKind },
  key: string,
): Promise<OrganisationDetail> =>
  dataOf(api.POST('/organisations', { params: { header: { 'Idempotency-Key': key } }, body }));

export interface OrganisationChange {
  name?: string;
  kind?: OrganisationKind;
  status?: 'active' | 'inactive';
  email?: string | null;
  phone?: string | null;
  website?: string | null;
  address?: string | null;
  languages?: Language[];
  city_ids?: string[];
}

export const changeOrganisation = (
  organisation: Pick<OrganisationDetail, 'id' | 'version'>,
  body: OrganisationChange,
): Promise<OrganisationDetail> => dataOf(api.PATCH('/organisations/{id}', { params: matching(organisation), body }));

export const readCities = (): Promise<{ id: string; name: string }[]> => readWhole(() => dataOf(api.GET('/cities')));

export const readCredentials = (of: { partner_id: string } | { doctor_id: string }): Promise<Credential[]> =>
  readWhole((part) => dataOf(api.GET('/credentials', { params: { query: { ...of, ...part } } })));

export const linkOfCredential = (id: string): Promise<{ url: string }> =>
  dataOf(api.GET('/credentials/{id}/link', { params: { path: { id } } }));

export const acceptCredential = (id: string): Promise<Credential> =>
  dataOf(api.POST('/credentials/{id}/accept', { params: { path: { id } } }));

export const returnCredential = (id: string, reason: string): Promise<Credential> =>
  dataOf(api.POST('/credentials/{id}/return', { params: { path: { id } }, body: { reason } }));

const matching = ({ id, version }: { id: string; version: number }) => ({
  path: { id },
  header: { 'If-Match': `"${version}"` },
});

export const approveProposal = (proposal: Pick<ChangeProposal, 'id' | 'version'>): Promise<ChangeProposal> =>
  dataOf(api.POST('/change-proposals/{id}/approve', { params: matching(proposal) }));

export const returnProposal = (
  proposal: Pick<ChangeProposal, 'id' | 'version'>,
  reason: string,
): Promise<ChangeProposal> =>
  dataOf(api.POST('/change-proposals/{id}/return', { params: matching(proposal), body: { reason } }));

export const approveDoctor = (proposed: Pick<ProposedDoctor, 'id' | 'version'>): Promise<ProposedDoctor> =>
  dataOf(api.POST('/proposed-doctors/{id}/approve', { params: matching(proposed) }));

export const refuseDoctor = (
  proposed: Pick<ProposedDoctor, 'id' | 'version'>,
  reason: string,
): Promise<ProposedDoctor> =>
  dataOf(api.POST('/proposed-doctors/{id}/refuse', { params: matching(proposed), body: { reason } }));

export const inviteDoctor = (id: string, { name, email }: Invited, key: string): Promise<OrganisationInvitation> =>
  dataOf(
    api.POST('/doctor-accounts/{id}/invitations', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { name, email },
    }),
  );

export async function endInvitation(id: string): Promise<void> {
  await api.DELETE('/organisation-invitations/{id}', { params: { path: { id } } });
}

export async function endMembership(id: string, user_id: string): Promise<void> {
  await api.DELETE('/organisations/{id}/members/{user_id}', { params: { path: { id, user_id } } });
}
