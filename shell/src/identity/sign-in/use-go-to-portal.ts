import { ABOUT_ME_PATH, homePortal, safeNext } from '@ayana/contracts/identity';
import { ensureSession, type Session, useSession } from '@ayana/portal-kit';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../document/site';

/** Navigates after sign-in: to `next`, else to the role's home. */
export function useGoToPortal(): (session: Session) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { origin } = useSite();
  const next = search.get('next');
  return useCallback(
    ({ role, unknown_role }) => {
      const known = role ?? unknown_role;
      // Without a role every portal shows Access Denied; this URL exists for all roles.
      const home = known === undefined ? '/secure-portal' : homePortal(known, true);
      void navigate(safeNext(next, origin) ?? home, { replace: true });
    },
    [navigate, next, origin],
  );
}

/** As `useGoToPortal`, for who has just confirmed an address: a new patient completes the profile first, then asks for a treatment. */
export function useBegin(): (session: Session) => void {
  const navigate = useNavigate();
  const goToPortal = useGoToPortal();
  const [search] = useSearchParams();
  const isGoing = search.has('next');
  return useCallback(
    (session) => {
      if (session.role === 'unverified_user' && !isGoing) void navigate(ABOUT_ME_PATH, { replace: true });
      else goToPortal(session);
    },
    [navigate, goToPortal, isGoing],
  );
}

/** Leaves the login screen when the user is already signed in, or signs in in another tab. */
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
