import { mayEnter } from './access.ts';
import type { Role } from './roles.ts';

/** Whether someone may rename, change and delete what is saved under a name: their own, and as an administrator what a colleague shares. */
export const mayChangeSaved = (
  { id, role }: { id: string | undefined; role: Role | null | undefined },
  { owner_id, is_shared }: { owner_id: string; is_shared: boolean },
): boolean => owner_id === id || (is_shared && mayEnter('shared_upkeep', role));
