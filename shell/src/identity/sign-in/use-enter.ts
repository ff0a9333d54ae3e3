import { homePortal, safeNext } from '@ayana/contracts/identity';
import { ensureSession, type Session, useSession } from '@ayana/portal-kit';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../page/site';

/** Leads a signed-in person on: back to where they were going, else to the home of their role. */
export function useEnter(): (session: Session) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { origin } = useSite();
  const next = search.get('next');
  return useCallback(
    ({ role }) => {
      // Without a role every portal shows Access Denied; this one exists for all of them.
      const home = role ? homePortal(role, true) : '/secure-portal';
      void navigate(safeNext(next, origin) ?? home, { replace: true });
    },
    [navigate, next, origin],
  );
}

/** Somebody who is signed in already, or signs in in another tab meanwhile, has nothing to do on the login screen. */
export function useLeaveWhenSignedIn(enter: (session: Session) => void): void {
  const status = useSession((session) => session.status);
  useEffect(() => {
    if (status === 'signed_out') return;
    const leave = (session: Session): void => {
      if (session.status === 'signed_in') enter(session);
    };
    ensureSession()
      .then(leave)
      .catch(() => {});
  }, [enter, status]);
}
