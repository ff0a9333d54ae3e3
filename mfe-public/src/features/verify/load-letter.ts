import type { VerifiedLetter, VerifiedPrescription } from '@ayana/contracts/journey';
import { api } from '@ayana/portal-kit';
import { reportFailure } from '../../loaders/report-failure';

export interface Verified {
  /** Null when it could not be read. */
  letter: VerifiedLetter | null;
  /** Where the code is that of a prescription. */
  prescription: VerifiedPrescription | null;
}

/** What a code shows: letters and prescriptions have codes of one kind. Never throws, so that a page is always shown. */
export async function loadVerified(code: string, signal: AbortSignal): Promise<Verified> {
  const letter = await loadLetter(code, signal);
  if (letter?.status !== 'unknown') return { letter, prescription: null };
  try {
    const { data } = await api.GET('/prescriptions/signed/{code}', { params: { path: { code } }, signal });
    return { letter, prescription: data === undefined || data.status === 'unknown' ? null : data };
  } catch (error) {
    reportFailure('A prescription could not be checked.', error, signal);
    return { letter: null, prescription: null };
  }
}

/** Whether a file at hand is the one that was signed; null when it could not be asked. */
export async function isSignedFile(code: string, file: Blob): Promise<boolean | null> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { data } = await api.GET('/prescriptions/signed/{code}', { params: { path: { code }, query: { sha256 } } });
  return data?.is_same_file ?? null;
}

async function loadLetter(code: string, signal: AbortSignal): Promise<VerifiedLetter | null> {
  try {
    const { data } = await api.GET('/letters/{code}', { params: { path: { code } }, signal });
    return data ?? null;
  } catch (error) {
    reportFailure('A letter could not be checked.', error, signal);
    return null;
  }
}
