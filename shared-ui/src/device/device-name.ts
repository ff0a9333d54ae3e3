import Bowser from 'bowser';

/** The names of a browser and its system; empty where unknown. */
export interface DeviceName {
  browser: string;
  system: string;
}

/**
 * Reads a user agent: `{browser: 'Firefox', system: 'Windows'}`. Loaded only by pages that list sessions (docs/adr/0015).
 */
export function deviceName(userAgent: string | null): DeviceName {
  if (userAgent === null || userAgent.trim() === '') return { browser: '', system: '' };
  const parser = Bowser.getParser(userAgent);
  return { browser: parser.getBrowserName(), system: parser.getOSName() };
}
