import type { GuestAdded, GuestCase, GuestCodeSent } from '@ayana/contracts/guest-case';
import type { DocumentKind } from '@ayana/contracts/journey';
import { api, ApiProblem, dataOf } from '@ayana/portal-kit';

/** What the page shows: the case, or why it does not. */
export type Opened =
  | { state: 'opening' | 'none' | 'unknown' | 'closed' }
  | { state: 'open'; found: GuestCase }
  | { state: 'session' | 'ended' | 'failed'; text: string };

/** The secret of the address, which is then gone from it and from the history; null without one. */
export function takeToken(): string | null {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Exchanges a secret, or goes on with the session that this browser has. */
export async function openCase(token: string | null): Promise<Opened> {
  try {
    const found = await (token === null ? readCase() : dataOf(api.POST('/guest-case/session', { body: { token } })));
    return { state: 'open', found };
  } catch (error) {
    if (token === null && error instanceof ApiProblem && error.status === 401) return { state: 'none' };
    return overOf(error);
  }
}

/** What a failed call means for the page. */
export function overOf(error: unknown): Opened {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 401) return { state: 'session', text: error.message };
  if (error.status === 410) return { state: 'ended', text: error.message };
  if (error.status === 404 || error.status === 422) return { state: 'unknown' };
  return { state: 'failed', text: error.message };
}

/** Whether the page is over with this failure. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 401 || error.status === 410);

export const readCase = (): Promise<GuestCase> => dataOf(api.GET('/guest-case'));

export const closeCase = async (): Promise<void> => void (await api.DELETE('/guest-case/session'));

export const sendCode = (): Promise<GuestCodeSent> => dataOf(api.POST('/guest-case/codes'));

export const confirmCode = (code: string): Promise<GuestCase> =>
  dataOf(api.POST('/guest-case/confirmation', { body: { code } }));

export const sendMessage = (text: string, key: string): Promise<GuestAdded> =>
  dataOf(api.POST('/guest-case/messages', { body: { text }, params: { header: { 'Idempotency-Key': key } } }));

/** It is only a mark: the next opening sends it again. */
export const markRead = async (until: string): Promise<void> => {
  await api.POST('/guest-case/read', { body: { until } }).catch(() => undefined);
};

export const addPaper = (kind: DocumentKind, upload_id: string): Promise<GuestAdded> =>
  dataOf(api.POST('/guest-case/papers', { body: { kind, upload_id } }));

/** Opened by the browser, with the cookie of the session. */
export const paperAddress = (id: string): string => `/api/guest-case/papers/${id}/content`;
