import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

export type StaffInvitation = components['schemas']['StaffInvitationDto'];

export const readInvitations = async (): Promise<readonly StaffInvitation[]> =>
  (await dataOf(api.GET('/staff-invitations'))).items;

export const inviteColleague = (
  body: components['schemas']['NewStaffInvitationDto'],
  key: string,
): Promise<StaffInvitation> => dataOf(api.POST('/staff-invitations', { headers: { 'Idempotency-Key': key }, body }));

const of = (id: string) => ({ params: { path: { id } } });

export const resendInvitation = (id: string): Promise<StaffInvitation> =>
  dataOf(api.POST('/staff-invitations/{id}/resend', of(id)));

export const withdrawInvitation = (id: string): Promise<unknown> =>
  dataOf(api.DELETE('/staff-invitations/{id}', of(id)));
