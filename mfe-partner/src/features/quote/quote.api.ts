import type { components } from '@ayana/contracts/api';
import type { Quote } from '@ayana/contracts/journey';
import type { PriceItem } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole, saveFile } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../work/work.types';

type Schemas = components['schemas'];
export type QuoteForm = Omit<Schemas['NewQuoteDto'], 'journey_id' | 'assignment_id' | 'partner_hospital_id'>;
export type LastQuote = NonNullable<Schemas['LastQuoteDto']['quote']>;

const ofRevision = ({ id, revision }: Pick<Quote, 'id' | 'revision'>) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${revision}"` },
});

/** The hospital's own quotes on the case, the newest first. */
export const readQuotes = async (journey_id: string): Promise<Quote[]> =>
  (await dataOf(api.GET('/quotes', { params: { query: { journey_id } } }))).items;

/** What a quote is written with. */
export interface QuoteSources {
  doctors: readonly { id: string; name: string; detail: string }[];
  prices: readonly PriceItem[];
  last: LastQuote | null;
}

export async function readSources({ id, partner_hospital_id }: WorkDetail): Promise<QuoteSources> {
  const hospital = partner_hospital_id ?? '';
  const [doctors, prices, last] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/doctors', { params: { query: { hospital_id: hospital, ...part } } }))),
    readWhole((part) =>
      dataOf(api.GET('/price-items', { params: { query: { partner_hospital_id: hospital, ...part } } })),
    ),
    dataOf(api.GET('/quotes/last', { params: { query: { assignment_id: id } } })),
  ]);
  return {
    doctors: doctors.map((doctor) => ({
      id: doctor.id,
      name: doctor.full_name,
      detail: doctor.specialization ?? '',
    })),
    prices,
    last: last.quote,
  };
}

export const addQuote = (work: WorkDetail, form: QuoteForm, key: string): Promise<Quote> =>
  dataOf(
    api.POST('/quotes', {
      headers: { 'Idempotency-Key': key },
      body: {
        journey_id: work.journey_id,
        assignment_id: work.id,
        partner_hospital_id: work.partner_hospital_id ?? '',
        ...form,
      },
    }),
  );

export const changeQuote = (id: string, revision: number, body: QuoteForm): Promise<Quote> =>
  dataOf(api.PATCH('/quotes/{id}', { ...ofRevision({ id, revision }), body }));

export const sendQuote = (quote: Quote): Promise<Quote> => dataOf(api.POST('/quotes/{id}/send', ofRevision(quote)));

export const withdrawQuote = (quote: Quote, reason: string): Promise<Quote> =>
  dataOf(api.POST('/quotes/{id}/withdraw', { ...ofRevision(quote), body: reason === '' ? {} : { reason } }));

/** Saves a quote as PDF. @returns why it could not be fetched, else null */
export async function saveQuote(id: string, name: string): Promise<string | null> {
  const { failure } = await saveFile(api.GET('/quotes/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }), name);
  return failure === null ? null : failure.message;
}
