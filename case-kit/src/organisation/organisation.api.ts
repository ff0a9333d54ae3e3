import type { Invited, MemberRole, OrganisationInvitation } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';

export const inviteMember = (id: string, body: Invited, key: string): Promise<OrganisationInvitation> =>
  dataOf(
    api.POST('/organisations/{id}/invitations', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
  );

export async function changeRole(id: string, user_id: string, role: MemberRole): Promise<void> {
  await api.PATCH('/organisations/{id}/members/{user_id}', { params: { path: { id, user_id } }, body: { role } });
}
