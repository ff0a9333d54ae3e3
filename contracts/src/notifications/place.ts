import { atJourney, patientHref } from '../journey/patient-pages.ts';
import { safeNext } from '../identity/next.ts';

/** Where an entry leads that names no place. */
export const NOTIFICATIONS_HOME = patientHref('home');

/** Stands for the site's own origin: a path that leads to another one is refused, whatever the site is called. */
const OWN_ORIGIN = 'https://own.invalid';

/** Whether a path is a page of this site, written as browsers would write it. */
export const isOwnPath = (path: string): boolean => safeNext(path, OWN_ORIGIN) === path;

/** The page an entry leads to, from its metadata; never another site's. @param journeyId of the entry: the page is about that journey */
export function notificationPlace(
  { path }: Readonly<Record<string, unknown>>,
  journeyId: string | null = null,
): string {
  return atJourney(typeof path === 'string' && isOwnPath(path) ? path : NOTIFICATIONS_HOME, journeyId);
}
