import { useSession } from '@ayana/portal-kit';
import { useMounted } from '../../hydration/use-mounted';
import { useSite } from '../../document/site';

/** Whether to show the signed-in navigation: by the cookie until hydration, then by the session. */
export function useSignedIn(): boolean {
  const status = useSession((session) => session.status);
  const { hint } = useSite();
  const mounted = useMounted();
  return mounted ? status !== 'signed_out' : hint !== undefined;
}
