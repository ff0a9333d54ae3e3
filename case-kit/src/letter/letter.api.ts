import type { components } from '@ayana/contracts/api';
import type { LetterDraft, VisaLetter } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';

type LetterForm = Omit<components['schemas']['NewLetterDto'], 'quote_id'>;

export interface CaseLetters {
  /** The quote that the patient accepted; null before. */
  quoteId: string | null;
  /** The newest first. */
  letters: VisaLetter[];
}

export async function readLetters(journey_id: string): Promise<CaseLetters> {
  const query = { params: { query: { journey_id } } };
  const [quotes, letters] = await Promise.all([dataOf(api.GET('/quotes', query)), dataOf(api.GET('/letters', query))]);
  return { quoteId: quotes.items.find(({ status }) => status === 'accepted')?.id ?? null, letters: letters.items };
}

/** What a letter of this quote would say. */
export const readDraft = (quote_id: string): Promise<LetterDraft> =>
  dataOf(api.GET('/letters/draft', { params: { query: { quote_id } } }));

/** The reader's own copy. */
export const saveCopy = (id: string, code: string) =>
  saveFile(api.GET('/letters/{id}/paper', { params: { path: { id } }, parseAs: 'blob' }), `visa-letter-${code}.pdf`);

export const issueLetter = (quote_id: string, form: LetterForm, key: string): Promise<VisaLetter> =>
  dataOf(api.POST('/letters', { headers: { 'Idempotency-Key': key }, body: { quote_id, ...form } }));

export const withdrawLetter = (id: string): Promise<VisaLetter> =>
  dataOf(api.POST('/letters/{id}/withdraw', { params: { path: { id } } }));
