/** The place a time zone is named after: `America/Argentina/Buenos_Aires` -> `Buenos Aires`. */
export const zonePlace = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
