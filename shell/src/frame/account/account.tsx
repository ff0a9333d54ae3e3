import { hasNewsMenu } from '@ayana/contracts/notifications';
import { ensureSession, useReleaseWatcher, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Bell } from '../notifications/bell';
import { NotificationMenu } from '../notifications/notification-menu';
import { roleLinks } from './role-links';
import { Desktop } from '../navigation/top-navigation.styles';

/** The part of the navigation that needs the session. */
export function Account() {
  const { role, status } = useSession();
  useReleaseWatcher(status === 'signed_in');
  useEffect(() => {
    void ensureSession().catch((error: unknown) => console.warn('The session could not be read.', error));
  }, []);
  if (!role) return null;
  return (
    <>
      {hasNewsMenu(role) ? <NotificationMenu /> : <Bell role={role} />}
      {roleLinks(role).map(({ label, path }) => (
        <Desktop key={path}>
          <Button as={Link} to={path} variant="tonal">
            {label}
          </Button>
        </Desktop>
      ))}
    </>
  );
}
