import { useSession } from '@ayana/portal-kit';
import { useMounted } from '../page/use-mounted';
import { useSite } from '../page/site';

/** Whether to draw the signed-in navigation: by the cookie until the page is alive, by the session from then on. */
export function useSignedIn(): boolean {
  const status = useSession((session) => session.status);
  const { hint } = useSite();
  const mounted = useMounted();
  return mounted ? status !== 'signed_out' : hint !== undefined;
}
