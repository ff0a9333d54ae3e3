import { deviceName } from '@ayana/shared-ui/device';
import { PROFILE_MESSAGES } from './messages';

/** A browser and system in words, `Chrome on Windows`, from the user agent it sent; "Unknown browser" when it says nothing known. */
export function sessionName(userAgent: string | null): string {
  const { on, unknown } = PROFILE_MESSAGES.sessions;
  const { browser, system } = deviceName(userAgent);
  const name = browser === '' ? unknown : browser;
  return system === '' ? name : on(name, system);
}
