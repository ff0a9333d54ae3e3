import type { components } from '@ayana/contracts/api';
import type { CasePart, Quote } from '@ayana/contracts/journey';
import { api, dataOf, toast } from '@ayana/portal-kit';
import { type Detail, saveFile, usePart } from '@ayana/portal-kit/screens';
import { messages } from './messages';

type NewQuote = components['schemas']['NewQuoteDto'];
export type QuoteForm = Omit<NewQuote, 'journey_id' | 'assignment_id' | 'partner_hospital_id'>;
type AtRevision = Pick<Quote, 'id' | 'revision'>;

const LIVE = ['quotes.updated'] as const;
const ofRevision = ({ id, revision }: AtRevision) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${revision}"` },
});

/** The quotes of a journey that the reader sees, the newest first. */
export const useQuotes = (journeyId: string): Detail<Quote[]> =>
  usePart<Quote[], CasePart>({
    key: journeyId,
    read: async () => (await dataOf(api.GET('/quotes', { params: { query: { journey_id: journeyId } } }))).items,
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

export const addQuote = (body: NewQuote, key: string): Promise<Quote> =>
  dataOf(api.POST('/quotes', { headers: { 'Idempotency-Key': key }, body }));

export const changeQuote = (quote: AtRevision, body: QuoteForm): Promise<Quote> =>
  dataOf(api.PATCH('/quotes/{id}', { ...ofRevision(quote), body }));

export const sendQuote = (quote: Quote): Promise<Quote> => dataOf(api.POST('/quotes/{id}/send', ofRevision(quote)));

export const withdrawQuote = (quote: Quote, reason: string): Promise<Quote> =>
  dataOf(api.POST('/quotes/{id}/withdraw', { ...ofRevision(quote), body: reason === '' ? {} : { reason } }));

export const answerQuestion = (id: string, question_id: string, text: string, key: string): Promise<Quote> =>
  dataOf(
    api.POST('/quotes/{id}/questions/{question_id}/answer', {
      params: { path: { id, question_id } },
      headers: { 'Idempotency-Key': key },
      body: { text },
    }),
  );

/** Saves a quote as PDF. Why it could not be is a toast. */
export async function saveQuote(id: string, name: string): Promise<void> {
  const { failure } = await saveFile(api.GET('/quotes/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }), name);
  if (failure !== null) toast.failure(messages.pdfFailed, failure.message);
}
