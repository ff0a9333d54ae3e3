import type { VerifiedLetter } from '@ayana/contracts/journey';
import { api } from '@ayana/portal-kit';
import { reportFailure } from '../../loaders/report-failure';

/** What a code shows; null when it could not be read. Never throws, so that a page is always shown. */
export async function loadLetter(code: string, signal: AbortSignal): Promise<VerifiedLetter | null> {
  try {
    const { data } = await api.GET('/letters/{code}', { params: { path: { code } }, signal });
    return data ?? null;
  } catch (error) {
    reportFailure('A letter could not be checked.', error, signal);
    return null;
  }
}
