import { api, dataOf } from '@ayana/portal-kit';
import { detailLoader } from '@ayana/portal-kit/screens';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Case } from '../types';

export const readCase = (journey_id: string): Promise<Case> =>
  dataOf(api.GET('/cases/{journey_id}', { params: { path: { journey_id } } }));

/** One case; a missing one, or one that is not the reader's, is the failure. */
export const caseLoader = detailLoader<Case>('journeyId', (id) => readCase(id));

/** Another section is a part of the page that reads its own data. */
export function caseShouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Writes a note for the team; the same key again writes it once. */
export const addNote = (journey_id: string, text: string, key: string): Promise<Case> =>
  dataOf(
    api.POST('/cases/{journey_id}/notes', {
      params: { path: { journey_id } },
      headers: { 'Idempotency-Key': key },
      body: { text },
    }),
  );
