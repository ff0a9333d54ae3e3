import type { components } from '@ayana/contracts/api';
import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { api, dataOf, type Part } from '@ayana/portal-kit';
import { saveLargeFile } from '@ayana/portal-kit/screens';

type Schemas = components['schemas'];
export type Account = Schemas['AccountDto'];
export type AccountChanges = Schemas['AccountChangesDto'];
export type OwnDataRequest = Schemas['OwnDataRequestDto'];

export const readAccount = async (): Promise<Account> => dataOf(api.GET('/auth/account'));

/** @param version of the account that the changes were made from */
export const saveAccount = async (changes: AccountChanges, version: number): Promise<Account> =>
  dataOf(api.PATCH('/auth/account', { headers: { 'If-Match': `"${version}"` }, body: changes }));

/** Gives consent to the processing of health data, for the current text. */
export async function giveConsent(): Promise<void> {
  const { text_version } = HEALTH_DATA_CONSENT;
  await api.POST('/auth/consents', { body: { health_data_consent: true, consent_text_version: text_version } });
}

export async function withdrawConsent(): Promise<void> {
  await api.POST('/auth/consents/withdraw');
}

/** What one has asked about one's own data: a copy, a correction, erasure. */
export const readDataRequests = async (): Promise<OwnDataRequest[]> => dataOf(api.GET('/own-data-requests'));

/** All of one's own data, as a ZIP. @param onBytes called with all bytes so far */
export const saveOwnData = (name: string, onBytes: (bytes: number) => void): Promise<Part<string>> =>
  saveLargeFile(api.GET('/own-export', { parseAs: 'stream' }), name, onBytes);

/** The copy that was asked for, as a ZIP. */
export const saveDataCopy = (id: string, name: string): Promise<Part<string>> =>
  saveLargeFile(
    api.GET('/own-data-requests/{id}/export', { params: { path: { id } }, parseAs: 'stream' }),
    name,
    () => undefined,
  );
