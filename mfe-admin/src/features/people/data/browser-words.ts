import { deviceName } from '@ayana/shared-ui/device';

/** A browser as people call it, by how it names itself: "Firefox on Windows". Null where it cannot be told. */
export function browserWords(userAgent: string | null): string | null {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter((part) => part !== '').join(' on ') || null;
}
