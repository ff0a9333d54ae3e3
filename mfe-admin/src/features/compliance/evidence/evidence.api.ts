import type { components, operations } from '@ayana/contracts/api';
import type { EvidenceTransition } from '@ayana/contracts/operations';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, download, listLoader } from '@ayana/portal-kit/screens';
import type { Evidence } from '../types';

export const NAMES = ['q', 'standing', 'control', 'sort', 'order'] as const;
type Query = NonNullable<operations['Evidence_list']['parameters']['query']>;

export const evidenceLoader = listLoader<Evidence, Query>({
  names: NAMES,
  // What ends first is on top.
  read: (query) => dataOf(api.GET('/compliance-evidence', { params: { query: { sort: 'expires', ...query } } })),
});

export const addEvidence = (body: components['schemas']['NewEvidenceDto']): Promise<Evidence> =>
  dataOf(api.POST('/compliance-evidence', { body }));

export const changeEvidence = (
  of: { id: string; version: number },
  body: components['schemas']['EvidenceChangeDto'],
): Promise<Evidence> => dataOf(api.PATCH('/compliance-evidence/{id}', { ...atVersion(of), body }));

export const moveEvidence = (of: { id: string; version: number }, name: EvidenceTransition): Promise<Evidence> =>
  dataOf(api.POST('/compliance-evidence/{id}/transitions', { ...atVersion(of), body: { name } }));

/** Downloads the file of evidence. */
export async function openEvidence(id: string): Promise<void> {
  const { url } = await dataOf(api.GET('/compliance-evidence/{id}/link', { params: { path: { id } } }));
  download(url);
}
