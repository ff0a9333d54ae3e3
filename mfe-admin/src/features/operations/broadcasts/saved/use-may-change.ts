import { mayChangeSaved } from '@ayana/contracts/identity';
import type { BroadcastTemplate } from '@ayana/contracts/operations';
import { useSession } from '@ayana/portal-kit';

/** Whether the reader may change a template: their own, and as an administrator one that is shared. */
export function useMayChange(): (template: Pick<BroadcastTemplate, 'owner' | 'is_shared'>) => boolean {
  const id = useSession(({ user }) => user?.id);
  const role = useSession((session) => session.role);
  return ({ owner, is_shared }) => mayChangeSaved({ id, role }, { owner_id: owner.id, is_shared });
}
