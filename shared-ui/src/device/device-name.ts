import Bowser from 'bowser';

/** A browser and its system as people call them; empty what cannot be told. */
export interface DeviceName {
  browser: string;
  system: string;
}

/**
 * Reads a user agent: `{browser: 'Firefox', system: 'Windows'}`. Its code comes with the pages that list sessions only (docs/adr/0015).
 */
export function deviceName(userAgent: string | null): DeviceName {
  if (userAgent === null || userAgent.trim() === '') return { browser: '', system: '' };
  const parser = Bowser.getParser(userAgent);
  return { browser: parser.getBrowserName(), system: parser.getOSName() };
}
