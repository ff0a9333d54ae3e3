import type { VerifiedLetter } from '@ayana/contracts/journey';
import { api } from '@ayana/portal-kit';

/** What a code shows; null when it could not be read. Never throws, so that a page is always shown. */
export async function loadLetter(code: string, signal: AbortSignal): Promise<VerifiedLetter | null> {
  try {
    const { data } = await api.GET('/letters/{code}', { params: { path: { code } }, signal });
    return data ?? null;
  } catch (error) {
    console.error('A letter could not be checked.', error);
    return null;
  }
}
