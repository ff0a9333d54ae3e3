/** All zones the browser knows, with the chosen one: it may have an older name. */
export const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted();
