import { ADMIN_ROLES, type Role, ROLE_NAMES } from '@ayana/contracts/identity';
import { StatusChip } from '@ayana/shared-ui/chip';
import { CircleDashed, ShieldCheck, UserRound } from 'lucide-react';
import { messages } from './messages';

/** A role as an icon and a word; administrators and people without a role are highlighted. */
export function RoleChip({ role }: { role: Role | null }) {
  if (role === null)
    return (
      <StatusChip tone="marigold" icon={<CircleDashed size={14} aria-hidden="true" />}>
        {messages.noRole}
      </StatusChip>
    );
  const isAdministrator = ADMIN_ROLES.some((each) => each === role);
  const Icon = isAdministrator ? ShieldCheck : UserRound;
  return (
    <StatusChip tone={isAdministrator ? 'teal' : 'neutral'} icon={<Icon size={14} aria-hidden="true" />}>
      {ROLE_NAMES[role]}
    </StatusChip>
  );
}
