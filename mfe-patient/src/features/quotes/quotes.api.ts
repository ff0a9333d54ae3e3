import type { CaseFact, MedicalOpinion, Quote } from '@ayana/contracts/journey';
import { COUNTRIES } from '@ayana/contracts/places';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, ofJourneyLastSeen, readFacts, readOwnJourney } from '../../own-journey/own-journey';

interface Parts {
  /** Null before the first journey. */
  quotes: Part<Quote[] | null>;
  opinions: Part<MedicalOpinion[]>;
  /** What has happened in the case so far. */
  facts: Part<CaseFact[]>;
  /** ISO 3166-1 alpha-2; null where the patient has not said it. */
  country: Part<string | null>;
}

export interface QuotesData extends Parts {
  /** Of the journey that is shown; null before the first. */
  journeyId: string | null;
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function quotesLoader({ request }: LoaderFunctionArgs): Promise<QuotesData> {
  const own = await readOwnJourney(request);
  const { journey, options } = own;
  const journeyId = journey.value?.id ?? null;
  const [quotes, opinions, facts, country] = await Promise.all([
    journey.failure === null ? readPart(readQuotes(journeyId)) : journey,
    journey.failure === null ? readPart(readOpinions(journeyId)) : journey,
    journey.failure === null ? readPart(readFacts(journeyId)) : journey,
    readPart(readCountry()),
  ]);
  const { parts, asOf } = ofJourneyLastSeen<Parts>('quotes', own, { quotes, opinions, facts, country });
  return { ...parts, journeyId, options, asOf };
}

const readQuotes = async (journey_id: string | null): Promise<Quote[] | null> =>
  journey_id === null ? null : (await dataOf(api.GET('/quotes', { params: { query: { journey_id } } }))).items;

const readOpinions = async (journey_id: string | null): Promise<MedicalOpinion[]> =>
  journey_id === null ? [] : (await dataOf(api.GET('/medical-opinions', { params: { query: { journey_id } } }))).items;

/** A signed opinion as a PDF. */
export const saveOpinion = (id: string, name: string): Promise<Part<string>> =>
  saveFile(api.GET('/medical-opinions/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }), name);

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
