import type { GuestAccess } from '@ayana/contracts/guest-case';
import { api, dataOf } from '@ayana/portal-kit';

const of = (id: string) => ({ params: { path: { id } } });

export const readGuestLink = (id: string): Promise<GuestAccess> => dataOf(api.GET('/inbox/{id}/guest-link', of(id)));

/** Mails a new link; the one before ends. */
export const sendGuestLink = (id: string, key: string): Promise<GuestAccess> =>
  dataOf(api.POST('/inbox/{id}/guest-link', { params: { path: { id }, header: { 'Idempotency-Key': key } } }));

export const endGuestLink = (id: string): Promise<GuestAccess> => dataOf(api.DELETE('/inbox/{id}/guest-link', of(id)));
