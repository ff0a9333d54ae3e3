import { Notice } from '@ayana/shared-ui/notice';
import { useMounted } from '../../hydration/use-mounted';
import { LOGIN_MESSAGES } from '../messages';

/** What a browser without cookies means for signing in, before anyone does. */
export function NoCookies() {
  const mounted = useMounted();
  if (!mounted || navigator.cookieEnabled) return null;
  return <Notice tone="failed">{LOGIN_MESSAGES.no_cookies}</Notice>;
}
