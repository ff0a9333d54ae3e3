import type { components } from '@ayana/contracts/api';
import { DOCUMENT_KIND_NAMES, type DocumentKind } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

type Schemas = components['schemas'];

/** A paper of a journey: wanted, sent, checked or refused. */
export type CaseDocument = Schemas['CaseDocumentDto'];
export type RecordGrant = Schemas['RecordGrantDto'];
export type RecordGrants = Schemas['RecordGrantsDto'];
export type GrantRecipient = Schemas['GrantRecipientDto'];
export type RecordAccess = Schemas['RecordAccessDto'];
export type NewGrant = Omit<Schemas['NewRecordGrantDto'], 'journey_id'>;

/** What a new paper is, and which wanted or refused one it answers. */
export interface PaperTarget {
  kind: DocumentKind;
  document_id?: string;
}

/** What its file is called, or what it is. */
export const paperName = ({ file_name, kind }: Pick<CaseDocument, 'file_name' | 'kind'>): string =>
  file_name ?? DOCUMENT_KIND_NAMES[kind];

export const readPapers = async (journey_id: string): Promise<CaseDocument[]> =>
  (await dataOf(api.GET('/documents', { params: { query: { journey_id } } }))).items;

export const addPaper = (journey_id: string, target: PaperTarget, upload_id: string): Promise<CaseDocument> =>
  dataOf(api.POST('/documents', { body: { journey_id, upload_id, ...target } }));

export const removePaper = async (id: string): Promise<void> => {
  await api.DELETE('/documents/{id}', { params: { path: { id } } });
};

export const readGrants = (journey_id: string): Promise<RecordGrants> =>
  dataOf(api.GET('/record-grants', { params: { query: { journey_id } } }));

/** The same key again gives it once. */
export const giveGrant = (journey_id: string, grant: NewGrant, key: string): Promise<RecordGrants> =>
  dataOf(
    api.POST('/record-grants', {
      headers: { 'Idempotency-Key': key },
      body: { journey_id, ...grant },
    }),
  );

export const withdrawGrant = (id: string): Promise<RecordGrants> =>
  dataOf(api.POST('/record-grants/{id}/withdraw', { params: { path: { id } } }));

export const readAccesses = (
  journey_id: string,
  cursor: string | null,
): Promise<{ items: RecordAccess[]; next_cursor: string | null }> =>
  dataOf(api.GET('/record-accesses', { params: { query: { journey_id, ...(cursor === null ? {} : { cursor }) } } }));

/** The grants by which others may read a paper now. */
export const grantsFor = ({ items }: Pick<RecordGrants, 'items'>, paper: Pick<CaseDocument, 'id' | 'kind'>) =>
  items.filter(
    ({ is_active, document_id, kind }) =>
      is_active && (document_id === null ? kind === paper.kind : document_id === paper.id),
  );
