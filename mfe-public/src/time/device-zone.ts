/** The device's IANA zone; use it only in the browser. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
