import { readRecordNumber, type RecordKind, type RecordLink } from '@ayana/contracts/record-links';
import { api, dataOf } from '@ayana/portal-kit';

/** The record whose links are shown. */
export interface LinkedRecord {
  kind: RecordKind;
  id: string;
}

const queryOf = ({ kind, id }: LinkedRecord) => ({ record_kind: kind, record_id: id });

export const readLinks = async (record: LinkedRecord): Promise<RecordLink[]> =>
  (await dataOf(api.GET('/record-links', { params: { query: queryOf(record) } }))).items;

const isAddress = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);

/** Whether a text can be a link: the number of a record, or an address. */
export const isLink = (text: string): boolean => isAddress(text) || readRecordNumber(text) !== null;

export const addLink = (record: LinkedRecord, text: string, key: string): Promise<{ items: RecordLink[] }> =>
  dataOf(
    api.POST('/record-links', {
      headers: { 'Idempotency-Key': key },
      body: { ...queryOf(record), ...(isAddress(text) ? { url: text } : { number: text }) },
    }),
  );

export const removeLink = (id: string): Promise<unknown> =>
  dataOf(api.DELETE('/record-links/{id}', { params: { path: { id } } }));
