import { deviceName } from '@ayana/shared-ui/device';

/** A browser's everyday name by its user agent: "Firefox on Windows". Null where it is unknown. */
export function browserName(userAgent: string | null): string | null {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== '').join(' on ') || null;
}
