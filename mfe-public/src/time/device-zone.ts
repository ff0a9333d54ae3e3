/** The IANA zone this device is set to; of use in the browser only. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
