import type { MedicalOpinion, Quote } from '@ayana/contracts/journey';
import { COUNTRIES } from '@ayana/contracts/places';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { saveFile, withLastSeen } from '@ayana/portal-kit/screens';

interface Parts {
  /** Null before the first journey. */
  quotes: Part<Quote[] | null>;
  opinions: Part<MedicalOpinion[]>;
  /** ISO 3166-1 alpha-2; null where the patient has not said it. */
  country: Part<string | null>;
}

export interface QuotesData extends Parts {
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function quotesLoader(): Promise<QuotesData> {
  // One question for both: which journey it is.
  const journey = readJourney();
  const [quotes, opinions, country] = await Promise.all([
    readPart(journey.then(readQuotes)),
    readPart(journey.then(readOpinions)),
    readPart(readCountry()),
  ]);
  const { parts, asOf } = withLastSeen<Parts>('quotes', { quotes, opinions, country });
  return { ...parts, asOf };
}

const readJourney = async (): Promise<string | null> => (await dataOf(api.GET('/patient-journeys/latest')))?.id ?? null;

const readQuotes = async (journey_id: string | null): Promise<Quote[] | null> =>
  journey_id === null ? null : (await dataOf(api.GET('/quotes', { params: { query: { journey_id } } }))).items;

const readOpinions = async (journey_id: string | null): Promise<MedicalOpinion[]> =>
  journey_id === null ? [] : (await dataOf(api.GET('/medical-opinions', { params: { query: { journey_id } } }))).items;

async function readCountry(): Promise<string | null> {
  const { country } = await dataOf(api.GET('/auth/account'));
  return COUNTRIES.find(({ name }) => name === country)?.code ?? null;
}

export const acceptQuote = (id: string, key: string): Promise<Quote> =>
  dataOf(api.POST('/quotes/{id}/accept', { params: { path: { id } }, headers: { 'Idempotency-Key': key } }));

export const declineQuote = (id: string, reason: string, key: string): Promise<Quote> =>
  dataOf(
    api.POST('/quotes/{id}/decline', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: reason === '' ? {} : { reason },
    }),
  );

/** @param line_id absent for a question about the quote as a whole */
export const askAboutQuote = (id: string, question: { line_id?: string; text: string }, key: string): Promise<Quote> =>
  dataOf(
    api.POST('/quotes/{id}/questions', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: question,
    }),
  );

/** Saves a quote as PDF. @returns why it could not be fetched, else null */
export async function saveQuote(id: string, name: string): Promise<string | null> {
  const { failure } = await saveFile(
    api.GET('/quotes/{id}/paper', { params: { path: { id } }, parseAs: 'blob' }),
    name,
  );
  return failure === null ? null : failure.message;
}
