import { api } from '@ayana/portal-kit';

import { reportFailure } from '../../loaders/report-failure';
import type { FaqEntry } from './entry';

/** Longest search term. */
export const TERM_LIMIT = 100;

/** All questions, or those a term finds; null after a failure. */
export async function loadEntries(term: string, signal: AbortSignal): Promise<readonly FaqEntry[] | null> {
  try {
    const { data } = await api.GET('/faq-entries', { params: { query: term === '' ? {} : { q: term } }, signal });
    return data?.items ?? [];
  } catch (error) {
    reportFailure('The questions could not be read.', error, signal);
    return null;
  }
}
