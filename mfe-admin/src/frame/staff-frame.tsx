import type { Role } from '@ayana/contracts/identity';
import { signOut, useSession } from '@ayana/portal-kit';
import { PortalFrame, type PortalEntry } from '@ayana/shared-ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import { RouterLink } from './router-link';

const roleNames: Partial<Record<Role, string>> = messages.roles;

/** The staff portal's frame: its rail names the pages that exist, and nothing else. */
export function StaffFrame({ entries, children }: { entries: readonly PortalEntry[]; children: ReactNode }) {
  const { user, role } = useSession();
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const leave = useCallback(() => {
    setLeaving(true);
    void signOut()
      .catch((error: unknown) => console.warn('The server was not told about the sign-out.', error))
      .then(() => navigate('/'));
  }, [navigate]);

  const name = typeof user?.name === 'string' && user.name !== '' ? user.name : (user?.email ?? messages.account);
  const roleName = role ? roleNames[role] : undefined;
  return (
    <PortalFrame
      part={messages.part}
      homeHref="/"
      skipLabel={messages.skip}
      navLabel={messages.navigation}
      groups={[{ id: 'work', entries }]}
      LinkComponent={RouterLink}
      account={{
        name,
        ...(roleName === undefined ? {} : { detail: roleName }),
        label: messages.account,
        signOutLabel: messages.signOut,
        onSignOut: leave,
        signingOut: leaving,
      }}
    >
      {children}
    </PortalFrame>
  );
}
